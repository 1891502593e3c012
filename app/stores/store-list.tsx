import type { Store } from '~/backend/site/site-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { StorePhone } from './store-phone'
import { lineOf, narrowStores, type StorePlace } from './store-place'
import { StorePlaceForm } from './store-place-form'

/** A map search that needs no key and no third-party script. */
const mapOf = ({ name, address, town, city }: Store) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${name}, ${address}, ${town}, ${city}`)}`

export type StoreListProps = {
  stores: Store[] | undefined
  place: StorePlace
  mayChoose: boolean
}

export default function StoreList({ stores, place, mayChoose }: StoreListProps) {
  const { t, href } = useLocale()
  if (!stores) return null
  const narrowed = narrowStores(stores, place)
  return (
    <>
      <h1>{t('storesPage.listTitle')}</h1>
      {stores.length === 0 && <p className="empty">{t('storesPage.noStores')}</p>}
      <StorePlaceForm action={href('stores')} place={narrowed} />
      <Form action={href('storeChoice')} className="stores">
        <input type="hidden" name="back" value={href('stores')} />
        <ul>
          {narrowed.visible.map((store) => (
            <li key={store.id}>
              <div>
                <h2>{store.name}</h2>
                <p>{lineOf(store.address, store)}</p>
                <p>
                  {store.phone && <StorePhone phone={store.phone} />}{' '}
                  <a href={mapOf(store)} rel="noopener">
                    {t('storesPage.map')}
                    <span className="visually-hidden"> {store.name}</span>
                  </a>
                </p>
              </div>
              {mayChoose && (
                <Button name="storeId" value={store.id}>
                  {t('stores.choose')}
                  <span className="visually-hidden"> {store.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </>
  )
}
