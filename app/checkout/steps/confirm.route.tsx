import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { saveStep } from '~/auth/sign-in-step'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { afterChange, inTurn } from '~/cart/change/one-at-a-time'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { reduceToStock } from '~/cart/change/take-remaining'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { buyerOnly, toStep } from './checkout-step'
import { ConfirmStep } from './confirm-step'

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'order confirm'
  buyerOnly(context)
  await afterChange(context)
  const summary = await needed(context, context.backend.ordering.summary())
  buyerOnly(context)
  if (!summary) throw toStep(context, 'order')
  if (!summary.delivery) throw toStep(context, 'orderAddress')
  if (!summary.cargo || !summary.payment) throw toStep(context, 'orderMethods')
  return { summary, head: privateHead(translatorOf(context.language)('order.confirm')) }
}

/** Retries a lost checkout once; its key makes it the same order. @throws BackendError */
async function checkoutOnce(context: RequestContext, digest: string, back: string, key: string) {
  const { ordering } = context.backend
  try {
    return await ordering.checkout(digest, back, key)
  } catch (error) {
    if (noteFailure(context, error).isPast) throw error
    return ordering.checkout(digest, back, key)
  }
}

/** Reduces the cart to what is left and shows the order again. */
async function takeRemaining(context: RequestContext) {
  try {
    const done = await inTurn(context, () => reduceToStock(context))
    if (done && !done.ok)
      context.flash([{ tone: 'bad', text: done.statusText, ms: noticeMs.error }])
    const { lines } = await readVisitorsCart(context)
    return lines.length > 0
      ? toStep(context, 'orderConfirm')
      : redirect(hrefOf('cart', context.language), 303)
  } catch (error) {
    const { text } = noteFailure(context, error)
    context.flash([{ tone: 'bad', text, ms: noticeMs.error }])
    return toStep(context, 'orderConfirm')
  }
}

/** Places the order, once per form: a repeat leads to the same order. Payment pages must be on a configured origin. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'order confirm'
  buyerOnly(context)
  const { language } = context
  const t = translatorOf(language)
  const form = await request.formData()
  if (form.get('adim') === 'kalan') return takeRemaining(context)
  const key = String(form.get('key') ?? '').slice(0, 64)
  const digest = String(form.get('mark') ?? '').slice(0, 128)
  // With the confirmed digest: the re-rendered page may show another total, which the buyer has not confirmed.
  const withErrors = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ errors, digest, key: status === 503 ? key : '' }, { status })
  }
  if (form.get('agreement') !== '1')
    return withErrors({ agreement: [t('order.agreeNeeded')] }, '', 422)
  try {
    const back = context.siteOrigin + hrefOf('orderResult', language, { tur: 'donus' })
    const done = await checkoutOnce(context, digest, back, key)
    if (done.status > 0) {
      const result = { siparis: done.number }
      if (!done.next) return redirect(hrefOf('orderResult', language, result), 303)
      const target = URL.parse(done.next)
      if (!target || !context.paymentOrigins.includes(target.origin))
        return withErrors({}, t('error.general'), 502)
      saveStep(context, 'payment', { url: target.href, number: done.number })
      return redirect(hrefOf('orderResult', language, { ...result, tur: 'git' }), 303)
    }
    if (done.key === 'agreement') return withErrors({ agreement: [done.message] }, '', 422)
    context.flash([{ tone: 'bad', text: done.message || t('error.general'), ms: noticeMs.error }])
    // A paid order is not placed again: its own page shows the outcome.
    if (done.key === 'order' && isOrderNumber(done.number))
      return redirect(hrefOf('orderResult', language, { siparis: done.number }), 303)
    if (done.status === -1) return toStep(context, 'orderAddress')
    if (done.key === 'cargo' || done.key === 'payment') return toStep(context, 'orderMethods')
    return toStep(context, done.status === -2 ? 'orderConfirm' : 'order')
  } catch (error) {
    const { text, isPast } = noteFailure(context, error)
    if (isPast) return withErrors({}, text, 409)
    const openOrder = await context.backend.ordering.summary().catch(() => null)
    if (openOrder) return withErrors({}, t('order.unsure'), 503)
    context.flash([{ tone: 'bad', text: t('order.unsure'), ms: noticeMs.error }])
    return toStep(context, 'order')
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderConfirmRoute() {
  const { summary } = useLoaderData<typeof loader>()
  return <ConfirmStep summary={summary} failed={useActionData<typeof action>()} />
}
