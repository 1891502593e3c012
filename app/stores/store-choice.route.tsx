import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useLoaderData } from '@remix-run/react'
import { addToCart } from '~/cart/add'
import { readWish } from '~/cart/add-wish'
import { noticeMs } from '~/cart/rules'
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
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import type { GoesAlong } from './store-choice'
import { StoreChoicePage } from './store-choice-page'
import { addThatWaits, forgetWaitingAdd } from './waiting-add'

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
    pending: [
      ...pending.filter(([name]) => name !== 'back'),
      ['back', safePath(params.get('donus')) ?? hrefOf('home', visit.language)],
    ] satisfies [string, string][],
    head: privateHead(translatorOf(visit.language)('stores.title')),
  }
}

/** A store as pages say it; undefined when the stores cannot be read. */
async function chosenStore(visit: Visit, id: string): Promise<string | undefined> {
  const stores = await visit.shop.stores().catch(() => [])
  const store = stores.find((one) => one.id === id)
  return store && `${store.name}, ${store.town} / ${store.city}`.slice(0, 160)
}

/** Keeps the chosen store and ends the add that asked for it. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'store choice'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const back = safePath(form.get('back')) ?? hrefOf('home', visit.language)
  const bad = (text: string) => [{ tone: 'bad' as const, text, ms: noticeMs.error }]
  const storeId = String(form.get('storeId') ?? '')
  if (!/^[\w-]{1,64}$/.test(storeId))
    return answer(visit, back, { notices: bad(t('stores.chooseOne')) })
  try {
    const { success, message } = await visit.shop.account.setStore(storeId)
    if (!success) return answer(visit, back, { notices: bad(message || t('error.general')) })
    forgetWaitingAdd(visit)
    const store = await chosenStore(visit, storeId)
    visit.session.store = store
    const chosen = store ? { store } : {}
    const read = readWish(form)
    if (!read.ok)
      return answer(visit, back, {
        notices: [{ tone: 'good', text: message || t('stores.chosen'), ms: noticeMs.default }],
        ...chosen,
      })
    const outcome = await addToCart(visit, read.wish)
    if (outcome.summary) visit.setCart(outcome.summary)
    if (outcome.goTo) {
      visit.flash(outcome.notices)
      return redirect(outcome.goTo, 303)
    }
    const next = outcome.popup === 'cart' ? hrefOf('cart', visit.language) : back
    return answer(visit, next, {
      notices: outcome.notices,
      ...chosen,
      ...(outcome.summary ? { cart: outcome.summary } : {}),
      ...(outcome.popup === 'cart' ? { open: 'cart' as const } : {}),
    })
  } catch (error) {
    const { text, isPast } = noteFailure(visit, error)
    if (isPast) return answer(visit, back, { notices: bad(text) })
    return answer(visit, back, { notices: bad(t('cart.unsure')), kept: true })
  }
}

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function StoreChoiceRoute() {
  const { stores, along, pending } = useLoaderData<typeof loader>()
  return <StoreChoicePage stores={stores} along={along} pending={pending as [string, string][]} />
}

/** Script's way to the action: without a connection the form stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
