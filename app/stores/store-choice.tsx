import { useState } from 'react'
import type { Store } from '~/backend/site/site-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'
import { StorePhone } from './store-phone'
import { lineOf, narrowStores, placeOf, type StorePlace } from './store-place'
import { StorePlaceForm } from './store-place-form'

/** Id of its form, for the window around it. */
export const storeForm = 'store-choice'

export type PendingProduct = { title: string; quantity: number }

export type StoreChoiceProps = {
  stores: Store[]
  along?: PendingProduct | undefined
  /** Fields of the pending add, sent again with the choice. */
  pending: [name: string, value: string][]
  /** The selected region, and the URL's other parameters. */
  place: StorePlace
  carried: [name: string, value: string][]
}

function StoreItem({ store, busy }: { store: Store; busy: boolean }) {
  const { t } = useLocale()
  return (
    <li>
      <div>
        <h3>{store.name}</h3>
        <p>{lineOf(store.address, store)}</p>
        {store.phone && (
          <p>
            <StorePhone phone={store.phone} />
          </p>
        )}
      </div>
      <Button name="storeId" value={store.id} busy={busy}>
        {t('stores.choose')}
        <span className="visually-hidden"> {store.name}</span>
      </Button>
    </li>
  )
}

/** Stores to choose from; choosing one continues the pending add. */
export function StoreChoice({ stores, along, pending, ...props }: StoreChoiceProps) {
  const { t, href, number } = useLocale()
  const [place, choose] = useState(props.place)
  const { isSending } = useFormState(storeForm)
  const narrowed = narrowStores(stores, place)
  if (stores.length === 0) return <p className="empty">{t('stores.none')}</p>
  return (
    <>
      <StorePlaceForm
        action={href('storeChoice')}
        place={narrowed}
        carried={props.carried}
        onChoice={(fields) => choose(placeOf(fields))}
      />
      <Form id={storeForm} action={href('storeChoice')} className="stores">
        {along && (
          <p>
            {t('stores.pendingProduct')} <bdi>{along.title}</bdi>
            {along.quantity !== 1 && ` × ${number(along.quantity)}`}
          </p>
        )}
        {pending.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <ul>
          {narrowed.visible.map((store) => (
            <StoreItem key={store.id} store={store} busy={isSending} />
          ))}
        </ul>
      </Form>
    </>
  )
}
