import { useLocale } from '~/i18n/use-t'
import type { Store } from '~/shop/site-model'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { StorePhone } from './store-phone'
import { narrowStores, type StorePlace } from './store-place'
import { StorePlaceForm } from './store-place-form'

/** A search on a map that needs no key and no script of others. */
const mapOf = ({ name, address, town, city }: Store) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${name}, ${address}, ${town}, ${city}`)}`

export type StoreListProps = { stores: Store[] | undefined; place: StorePlace }

/** Every store with its address, telephone and place on a map; one can be chosen at once. */
export default function StoreList({ stores, place }: StoreListProps) {
  const { t, href } = useLocale()
  if (!stores) return null
  const narrowed = narrowStores(stores, place)
  return (
    <>
      <h1>{t('stores.listTitle')}</h1>
      {stores.length === 0 && <p className="empty">{t('stores.noStores')}</p>}
      <StorePlaceForm action={href('stores')} place={narrowed} />
      <form method="post" action={href('storeChoice')} className="stores" data-in-place>
        <FormKey />
        <input type="hidden" name="back" value={href('stores')} />
        <ul>
          {narrowed.shown.map((store) => (
            <li key={store.id}>
              <div>
                <h2>{store.name}</h2>
                <p>
                  {store.address}, {store.town} / {store.city}
                </p>
                <p>
                  {store.phone && <StorePhone phone={store.phone} />}{' '}
                  <a href={mapOf(store)} rel="noopener">
                    {t('stores.map')}
                    <span className="vh"> {store.name}</span>
                  </a>
                </p>
              </div>
              <Button name="storeId" value={store.id}>
                {t('stores.choose')}
                <span className="vh"> {store.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </>
  )
}
