import { useLocale } from '~/i18n/use-locale'

type Props = {
  /** Display name; '' for none. */
  store: string
  /** Where the store choice returns to; left out when it can no longer change. */
  changedFor?: string
}

export function StoreOfOrder({ store, changedFor }: Props) {
  const { t, href } = useLocale()
  if (!store) return null
  return (
    <p className="store-line">
      {t('product.yourStore')} <bdi>{store}</bdi>{' '}
      {changedFor && (
        <a href={href('storeChoice', { donus: changedFor })}>{t('product.changeStore')}</a>
      )}
    </p>
  )
}
