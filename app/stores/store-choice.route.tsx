import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/backend/http/safe-path'
import type { Store } from '~/backend/site/site-model'
import { readAddRequest } from '~/cart/add/add-request'
import { addToCart } from '~/cart/add/add-to-cart'
import { forgetPendingAdd, readPendingAdd } from '~/cart/add/pending-add'
import { withTypedValues } from '~/cart/add/typed-values'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { readQuantity } from '~/product/add/quantity'
import { sendCartAction } from '~/rendering/forms/client-action'
import { onNavigationOnly } from '~/rendering/navigation/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { ActionResult } from '~/session/response-data'
import { hrefOf, idPattern } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import type { PendingProduct } from './store-choice'
import { StoreChoicePage } from './store-choice-page'
import { lineOf, placeOf } from './store-place'

/** An add named in the URL: a panel of the backend links here with product, variant and count. */
function addInUrl(params: URLSearchParams): [string, string][] {
  const text = (name: string) => (params.get(name) ?? '').slice(0, 64)
  if (text('urun') === '') return []
  return [
    ['productId', text('urun')],
    ['variantId', text('secenek')],
    ['quantity', text('adet') || '1'],
    ['intent', text('hemen') === '1' ? 'buy' : 'add'],
  ]
}

async function pendingProduct(
  context: RequestContext,
  add: [string, string][],
): Promise<PendingProduct | undefined> {
  const { productId, quantity = '1' } = Object.fromEntries(add)
  if (!productId || !idPattern.test(productId)) return undefined
  const compared = await context.backend.compare([productId], 1).catch(() => null)
  const product = compared?.kind === 'products' ? compared.products[0] : undefined
  return product && { title: product.title, quantity: readQuantity(quantity) ?? 1 }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const requestedAdd = addInUrl(params)
  const pending =
    requestedAdd.length > 0 ? requestedAdd : readPendingAdd(context, params.get('bekleyen'))
  const [stores, along, mayChoose] = await Promise.all([
    needed(context, context.backend.stores()),
    pendingProduct(context, pending),
    pending.length > 0 ? context.backend.takesStore() : context.backend.mayTake('SET_LOCATION'),
  ])
  if (!mayChoose) throw redirect(hrefOf('stores', context.language), 303)
  return {
    stores,
    along,
    place: placeOf(params),
    carried: [...params].filter(([name]) => name !== 'sehir' && name !== 'ilce'),
    pending: [
      ...pending.filter(([name]) => name !== 'back'),
      ['back', safePath(params.get('donus')) ?? hrefOf('home', context.language)],
    ] satisfies [string, string][],
    head: privateHead(translatorOf(context.language)('stores.title')),
  }
}

type Chosen = Pick<ActionResult, 'store'>

async function storeOf(context: RequestContext, id: string): Promise<Store | undefined> {
  const stores = await context.backend.stores().catch(() => [])
  return stores.find((one) => one.id === id)
}

/** Saves the chosen store and finishes the add that required it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const back = safePath(form.get('back')) ?? hrefOf('home', context.language)
  // A store accepted by the shop stays chosen, even if the add fails.
  let chosen: Chosen = {}
  const refused = (text: string, rest: Pick<ActionResult, 'unchanged'> = {}) => {
    const notices = withTypedValues(errorNotices(text), form)
    return respond(context, back, { notices, ...chosen, ...rest })
  }
  const storeId = String(form.get('storeId') ?? '')
  if (!idPattern.test(storeId)) return refused(t('storesPage.chooseOne'))
  try {
    const listed = await storeOf(context, storeId)
    const { success, message } = await context.backend.account.setStore(storeId, listed)
    if (!success) return refused(message || t('error.general'))
    const store = listed && lineOf(listed.name, listed).slice(0, 160)
    context.session.store = store
    chosen = store ? { store } : {}
    const parsed = readAddRequest(form)
    // It stays pending only if no answer came.
    if (parsed.ok) return await addToCart(context, form, parsed.addRequest, chosen)
    forgetPendingAdd(context)
    return respond(context, back, {
      notices: [{ tone: 'good', text: message || t('storesPage.chosen'), ms: noticeMs.default }],
      ...chosen,
    })
  } catch (error) {
    const { text, isPast, isElsewhere } = noteFailure(context, error)
    return isPast || isElsewhere
      ? refused(text)
      : refused(t('failure.cartOffline'), { unchanged: true })
  }
}

export const shouldRevalidate = onNavigationOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

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

export const clientAction = sendCartAction
