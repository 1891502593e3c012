import { useLocale } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** A cart without lines, and where to go from it. */
export function EmptyCart({ notice }: { notice: string }) {
  const { t, href } = useLocale()
  return (
    <div className="blank">
      <Icon name="cart" />
      <h1>{notice || t('cart.empty')}</h1>
      <p>{t('cart.emptyHint')}</p>
      <p className="ways">
        <a className="b b-main" href={href('home')}>
          {t('cart.startShopping')}
        </a>
        <a className="b" href={href('categories')}>
          {t('shell.allCategories')}
        </a>
      </p>
    </div>
  )
}
