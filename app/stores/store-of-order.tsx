import { useLocale } from '~/i18n/use-t'

type Props = {
  /** In words; '' is none. */
  store: string
  /** The page to come back to from another choice, while there may be one. */
  changedFor?: string
}

/** The store that an order is had at; nothing where there is none. */
export function StoreOfOrder({ store, changedFor }: Props) {
  const { t, href } = useLocale()
  if (!store) return null
  return (
    <p className="store-line">
      {t('stores.yours')} <bdi>{store}</bdi>{' '}
      {changedFor && <a href={href('storeChoice', { donus: changedFor })}>{t('stores.change')}</a>}
    </p>
  )
}
