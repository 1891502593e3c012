import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

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
