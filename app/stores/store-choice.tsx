import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { Answer } from '~/session/answer-types'
import type { Store } from '~/shop/site-model'
import { useAnswer } from '~/ui/answers'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { StorePhone } from './store-phone'
import { narrowStores, placeOf, type StorePlace } from './store-place'
import { StorePlaceForm } from './store-place-form'

/** The product that goes into the cart with the choice. */
export type GoesAlong = { title: string; quantity: number }

export type StoreChoiceProps = {
  stores: Store[]
  along?: GoesAlong | undefined
  /** The fields of the add that waits for a store; sent again with the choice. */
  pending: [name: string, value: string][]
  /** Where stores are looked for, and what else the address of the page names. */
  place: StorePlace
  carried: [name: string, value: string][]
}

/** Stores to choose from; choosing one goes on with what waited for it. */
export function StoreChoice({ stores, along, pending, ...props }: StoreChoiceProps) {
  const { t, href, number } = useLocale()
  const fetcher = useFetcher<Answer>()
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
          {narrowed.shown.map((store) => (
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
