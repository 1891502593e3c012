import { useT } from '~/i18n/use-t'

/** The store that an order was made with; nothing where there was none. */
export function StoreOfOrder({ store }: { store: string }) {
  const t = useT()
  if (!store) return null
  return (
    <p className="store-line">
      {t('stores.yours')} <bdi>{store}</bdi>
    </p>
  )
}
