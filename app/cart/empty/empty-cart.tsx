import type { ReactNode } from 'react'
import css from '~/cart/page/cart-page.css?url'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

/** @param children what else can be done here than to shop */
export function EmptyCart({ notice, children }: { notice: string; children?: ReactNode }) {
  const { t, href } = useLocale()
  return (
    <div className="empty-cart">
      <link rel="stylesheet" href={css} />
      <Icon name="cart" />
      <h1>{notice || t('cart.empty')}</h1>
      <p>{t('cart.emptyHint')}</p>
      {children}
      <p className="link-row">
        <a className="button button-main" href={href('home')}>
          {t('cart.startShopping')}
        </a>
        <a className="button" href={href('categories')}>
          {t('shell.allCategories')}
        </a>
      </p>
    </div>
  )
}
