import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { aboutOf } from './about-product'
import { askedProduct } from './asked-product'
import { PaymentsPage } from './payments-page'
import { priceOf, waysToPay } from './price-rules'
import { chosenVariant } from './variants'

/** How a product can be paid: the three prices and the instalments of each card. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'product payments'
  const { product, around, meta } = await askedProduct(visit, 'payments', params['*'], request)
  const query = new URL(request.url).searchParams
  const asked = query.get('variant')
  const variant = chosenVariant(product, asked)
  const price = priceOf(product, variant)
  const tab = around.tabs.find(({ id }) => id === query.get('sekme'))
  const plans = tab ? null : visit.shop.instalments(product.id, variant?.id ?? '0')
  const text = tab ? visit.shop.tab(tab) : null
  for (const late of [plans, text]) late?.catch(() => undefined)
  const title = translatorOf(visit.language)('payments.title')
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    variant: asked && variant ? variant.id : null,
    ways: waysToPay(price, product.doorFee),
    currency: price.currency,
    plans,
    tabs: around.tabs.map(({ id, title }) => ({ id, title })),
    tab: tab?.id ?? '',
    text,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Payments() {
  return <PaymentsPage {...useLoaderData<typeof loader>()} />
}
