import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Product, Variant } from '~/backend/catalogue/model'
import { readAddRequest } from '~/cart/add/add-request'
import { addToCart } from '~/cart/add/add-to-cart'
import { answerFailedAdd } from '~/cart/add/failed-add'
import { ownFirst } from '~/product/gallery/own-pictures'
import { requestedProduct } from '~/product/related/requested-product'
import { sendCartAction } from '~/rendering/forms/client-action'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { onNavigationOnly } from '~/rendering/navigation/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import { pathOfVariant, productPageOf } from '~/site-map'
import { QuickAddPage } from './quick-add-page'
import { choicesOf, needsChoice, needsOwnPage } from './quick-choice'

/** The variant that a card is about, where it can be had. */
function wantedVariant({ variants }: Product, request: Request): Variant | null {
  const wanted = new URL(request.url).searchParams.get('variant')
  return variants.find(({ id, inStock }) => id === wanted && inStock) ?? null
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = await requestedProduct(context, 'quickAdd', params['*'], request)
  const { product } = page
  if (needsOwnPage(page)) throw redirect(product.path, 302)
  const { id, title, path, pictures, quantity, groups, inStock } = product
  const variant = wantedVariant(product, request)
  const picture = ownFirst(pictures, variant)[0] ?? null
  const price = variant?.price ?? product.price
  return {
    head: privateHead(title),
    product: { id, title, path, picture, quantity, price, inStock },
    choices: choicesOf(product),
    chosen: variant?.id ?? '',
    chosenFrom: groups.map((group) => group.title).join(' / '),
    back: pageBefore(request) ?? path,
  }
}

function addFormOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.set(name, text)
  return form
}

async function addNow(context: RequestContext, add: FormData) {
  const parsed = readAddRequest(add)
  if (!parsed.ok) throw new Error('The add form that the storefront filled in cannot be read.')
  try {
    return await addToCart(context, add, parsed.addRequest)
  } catch (error) {
    return answerFailedAdd(context, add, parsed.addRequest.back, error)
  }
}

/** Adds what needs no choice; what needs one opens its window, or its page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const page = await requestedProduct(context, 'quickAdd', params['*'])
  const { id, path, quantity, variants } = page.product
  if (needsOwnPage(page)) throw redirect(path, 303)
  if (needsChoice(page.product)) {
    const variant = wantedVariant(page.product, request)
    const href = pathOfVariant(productPageOf('quickAdd', path), variant?.id)
    return respond(context, href, {
      notices: [],
      unchanged: true,
      dialog: { kind: 'quickAdd', href },
    })
  }
  const add = addFormOf({
    key: String((await request.formData()).get('key') ?? ''),
    productId: id,
    variantId: variants[0]?.id ?? '',
    quantity: String(quantity.min),
    productPath: path,
    back: pageBefore(request) ?? path,
  })
  return addNow(context, add)
}

export const clientAction = sendCartAction

export const shouldRevalidate = onNavigationOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function QuickAddRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <QuickAddPage {...page} />
}
