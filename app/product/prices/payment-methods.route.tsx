import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { nullForMissingCall } from '~/backend/http/backend-error'
import { isPayable } from '~/checkout/payment-rules'
import { translatorOf } from '~/i18n/translators'
import { aboutOf } from '~/product/related/about-product'
import { requestedProduct } from '~/product/related/requested-product'
import { requestedVariant } from '~/product/variants/requested-variant'
import { chosenVariant } from '~/product/variants/variants'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { RequestContext } from '~/session/request-context'
import { PaymentsPage } from './payment-methods-page'
import { paymentMethods, priceOf } from './price-rules'

async function offeredIn({ backend, paymentOrigins }: RequestContext) {
  const offered = await backend.offeredPayments()
  return offered?.filter(({ id }) => isPayable(id, paymentOrigins)) ?? null
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const offered = offeredIn(context)
  const { around, meta, ...page } = await requestedProduct(
    context,
    'payments',
    params['*'],
    request,
  )
  const query = new URL(request.url).searchParams
  const requestedId = query.get('variant')
  const { product, variant: requested } = await requestedVariant(context, page.product, requestedId)
  const variant = chosenVariant(product, requested?.id ?? null)
  const price = priceOf(product, variant)
  const named = await offered
  const methods = paymentMethods(price, product.cashOnDeliveryFee, named)
  const hasCard = named === null || methods.some(({ kind }) => kind === 'card')
  const requestedTab = around.tabs.find(({ id }) => id === query.get('sekme'))
  const tab = requestedTab ?? (hasCard ? undefined : around.tabs[0])
  const plans =
    tab || !hasCard
      ? null
      : context.backend.instalments(product.id, variant?.id ?? '0').catch(nullForMissingCall)
  const text = tab ? context.backend.tab(tab) : null
  for (const late of [plans, text]) late?.catch(() => undefined)
  const title = translatorOf(context.language)(hasCard ? 'payments.title' : 'productPart.waysToPay')
  return {
    meta,
    title,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    variant: requestedId && variant ? variant.id : null,
    methods,
    hasCard,
    currency: price.currency,
    plans,
    tabs: around.tabs.map(({ id, title }) => ({ id, title })),
    tab: tab?.id ?? '',
    text,
  }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Payments() {
  return <PaymentsPage {...useLoaderData<typeof loader>()} />
}
