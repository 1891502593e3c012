import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import type { Store } from '~/backend/site/site-model'
import { useLocale } from '~/i18n/use-locale'
import { useAnswer } from '~/rendering/form-answer'
import { FormKey } from '~/rendering/visitor-values'
import type { ActionResult } from '~/session/response-data'
import { Button } from '~/ui/button'
import { StorePhone } from './store-phone'
import { narrowStores, placeOf, type StorePlace } from './store-place'
import { StorePlaceForm } from './store-place-form'

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

/** Stores to choose from; choosing one continues the pending add. */
export function StoreChoice({ stores, along, pending, ...props }: StoreChoiceProps) {
  const { t, href, number } = useLocale()
  const fetcher = useFetcher<ActionResult>()
  const [place, choose] = useState(props.place)
  useAnswer(fetcher)
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
      <fetcher.Form method="post" action={href('storeChoice')} className="stores">
        <FormKey />
        {along && (
          <p>
            {t('stores.comesAlong')} <bdi>{along.title}</bdi>
            {along.quantity !== 1 && ` × ${number(along.quantity)}`}
          </p>
        )}
        {pending.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <ul>
          {narrowed.visible.map((store) => (
            <li key={store.id}>
              <div>
                <h3>{store.name}</h3>
                <p>
                  {store.address}, {store.town} / {store.city}
                </p>
                {store.phone && (
                  <p>
                    <StorePhone phone={store.phone} />
                  </p>
                )}
              </div>
              <Button name="storeId" value={store.id} busy={fetcher.state !== 'idle'}>
                {t('stores.choose')}
                <span className="vh"> {store.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </fetcher.Form>
    </>
  )
}
