import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useLoaderData } from '@remix-run/react'
import { addToCart } from '~/cart/add'
import { type AddWish, readWish } from '~/cart/add-wish'
import { answerAdd } from '~/cart/answer-add'
import { noticeMs } from '~/cart/rules'
import { withTyped } from '~/cart/typed'
import { orSayOffline } from '~/cart/without-connection'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { readQuantity } from '~/product/quantity'
import { onStepsOnly } from '~/revalidate'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { answer } from '~/session/answer'
import type { Answer } from '~/session/answer-types'
import type { Store } from '~/shop/site-model'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import type { GoesAlong } from './store-choice'
import { StoreChoicePage } from './store-choice-page'
import { placeOf } from './store-place'
import { addThatWaits, forgetWaitingAdd, waitForStore } from './waiting-add'

/** The add that an address names: a panel of the backend leads here with product, variant and count. */
function addOf(params: URLSearchParams): [string, string][] {
  const text = (name: string) => (params.get(name) ?? '').slice(0, 64)
  if (text('urun') === '') return []
  return [
    ['productId', text('urun')],
    ['variantId', text('secenek')],
    ['quantity', text('adet') || '1'],
    ['intent', text('hemen') === '1' ? 'buy' : 'add'],
  ]
}

/** The product of an add as the page names it; undefined when there is none, or the shop does not tell. */
async function goesAlong(visit: Visit, add: [string, string][]): Promise<GoesAlong | undefined> {
  const { productId, quantity = '1' } = Object.fromEntries(add)
  if (!productId || !/^[\w-]{1,64}$/.test(productId)) return undefined
  const compared = await visit.shop.compare([productId], 1).catch(() => null)
  const product = compared?.kind === 'products' ? compared.products[0] : undefined
  return product && { title: product.title, quantity: readQuantity(quantity) ?? 1 }
}

/** The choice of a store, with the add that waits for it. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'store choice'
  const params = new URL(request.url).searchParams
  const named = addOf(params)
  const pending = named.length > 0 ? named : addThatWaits(visit, params.get('bekleyen'))
  const [stores, along] = await Promise.all([
    needed(visit, visit.shop.stores()),
    goesAlong(visit, pending),
  ])
  return {
    stores,
    along,
    place: placeOf(params),
    carried: [...params].filter(([name]) => name !== 'sehir' && name !== 'ilce'),
    pending: [
      ...pending.filter(([name]) => name !== 'back'),
      ['back', safePath(params.get('donus')) ?? hrefOf('home', visit.language)],
    ] satisfies [string, string][],
    head: privateHead(translatorOf(visit.language)('stores.title')),
  }
}

/** The chosen store, as an answer says it. */
type Chosen = Pick<Answer, 'store'>

/** A store by its id; undefined when the stores cannot be read. */
async function storeOf(visit: Visit, id: string): Promise<Store | undefined> {
  const stores = await visit.shop.stores().catch(() => [])
  return stores.find((one) => one.id === id)
}

/**
 * Ends the add that asked for a store, now that one is chosen. It waits no more once the shop has answered it; where
 * no answer comes, it does.
 * @throws ShopError when no answer came
 */
async function endWaitingAdd(visit: Visit, form: FormData, wish: AddWish, chosen: Chosen) {
  const outcome = await addToCart(visit, wish)
  if (outcome.popup === 'store') waitForStore(visit, form)
  else forgetWaitingAdd(visit)
  return answerAdd(visit, wish, { ...outcome, notices: withTyped(outcome.notices, form) }, chosen)
}

/** Keeps the chosen store and ends the add that asked for it. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'store choice'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const back = safePath(form.get('back')) ?? hrefOf('home', visit.language)
  // A store that the shop took stays chosen, whatever comes of the add.
  let chosen: Chosen = {}
  const refused = (text: string, rest: Pick<Answer, 'kept'> = {}) => {
    const notices = withTyped([{ tone: 'bad', text, ms: noticeMs.error }], form)
    return answer(visit, back, { notices, ...chosen, ...rest })
  }
  const storeId = String(form.get('storeId') ?? '')
  if (!/^[\w-]{1,64}$/.test(storeId)) return refused(t('stores.chooseOne'))
  try {
    const listed = await storeOf(visit, storeId)
    const { success, message } = await visit.shop.account.setStore(storeId, listed)
    if (!success) return refused(message || t('error.general'))
    const store = listed && `${listed.name}, ${listed.town} / ${listed.city}`.slice(0, 160)
    visit.session.store = store
    chosen = store ? { store } : {}
    const read = readWish(form)
    if (read.ok) return await endWaitingAdd(visit, form, read.wish, chosen)
    forgetWaitingAdd(visit)
    return answer(visit, back, {
      notices: [{ tone: 'good', text: message || t('stores.chosen'), ms: noticeMs.default }],
      ...chosen,
    })
  } catch (error) {
    const { text, isPast } = noteFailure(visit, error)
    return isPast ? refused(text) : refused(t('cart.unsure'), { kept: true })
  }
}

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function StoreChoiceRoute() {
  const { pending, carried, ...rest } = useLoaderData<typeof loader>()
  return (
    <StoreChoicePage
      {...rest}
      pending={pending as [string, string][]}
      carried={carried as [string, string][]}
    />
  )
}

/** Script's way to the action: without a connection the form stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
