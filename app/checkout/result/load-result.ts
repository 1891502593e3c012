import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { orderAccount } from '~/auth/register/order-account'
import { stepOf } from '~/auth/sign-in-step'
import type { Order } from '~/backend/checkout/order-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { nullForMissingCall } from '~/backend/http/backend-error'
import { validCards } from '~/checkout/saved-card'
import { toStep } from '~/checkout/steps/checkout-step'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { expectedOf } from '~/product/delivery/expected-text'
import { privateHead } from '~/seo/head'
import { needed, noteFailure, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { hasCartChanged, notifyOfPage, placedOrder } from './placed-order'

function titleOf({ end }: Order, isWaiting: boolean, isProcessing: boolean) {
  if (end) return 'orders.number'
  if (isProcessing) return 'order.processing'
  return isWaiting ? 'order.paymentRedirect' : 'order.thanks'
}

const failures = {
  refused: 'order.paymentRefused',
  expired: 'order.paymentExpired',
  returned: 'order.paymentReturned',
} as const

/** A failed payment leads back to the last step. @throws the redirect */
function leaveFailed(context: RequestContext, { payment }: Order): void {
  const failure = Object.entries(failures).find(([state]) => state === payment)?.[1]
  if (!failure) return
  const text = translatorOf(context.language)(failure)
  context.flash(errorNotices(text))
  throw toStep(context, 'orderConfirm')
}

/** Null for an order that this session has placed and of which the shop tells nothing more. @param isKnown whether this session has placed it */
async function reportedOrder(
  context: RequestContext,
  number: string,
  isKnown: boolean,
): Promise<Order | null> {
  const loading = context.backend.ordering.result(number)
  const order = await needed(context, isKnown ? loading.catch(nullForMissingCall) : loading)
  return order ?? (isKnown ? null : notFound())
}

/** Loads the order; a member about to pay also needs their cards, and both load at once. */
async function loadOrder(context: RequestContext, number: string, isOwn: boolean) {
  const isMember = context.session.member !== undefined
  const earlyCards = isOwn && isMember ? validCards(context) : null
  earlyCards?.catch(() => undefined)
  const isPlaced = stepOf(context, 'placed')?.number === number
  const order = await reportedOrder(context, number, isOwn || isPlaced)
  const cards = async () => earlyCards ?? validCards(context)
  return { order, cards }
}

/** A shop leads back to the address that it was given, which cannot have the number. */
function numberIn(params: URLSearchParams, begun = ''): string {
  const number = params.get('siparis') ?? (params.get('tur') === 'donus' ? begun : '')
  return isOrderNumber(number) ? number : notFound()
}

async function besideThanks(context: RequestContext, order: Order, title: string) {
  if (title !== 'order.thanks') return { expected: '', account: null }
  const loading = orderAccount(context, order.email).catch((error) => {
    noteFailure(context, error)
    return null
  })
  const [expected, account] = await Promise.all([expectedOf(context, order), loading])
  return { expected, account }
}

/** The outcome of an order, as the shop reports it: nothing in the URL can claim that it was paid. */
export async function loadResult({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const step = stepOf(context, 'payment')
  const number = numberIn(params, (step ?? stepOf(context, 'placed'))?.number)
  const isOwn = step?.number === number
  const { order, cards: loadCards } = await loadOrder(context, number, isOwn)
  const isRequested = params.get('tur') === 'git'
  if (!order) return placedOrder(context, number, isRequested)
  leaveFailed(context, order)
  const { payment } = order
  const isWaiting = !order.end && (payment === 'waiting' || payment === 'processing')
  // The bought lines have left the cart: reload, so that the header is rendered from the new session.
  if (!isWaiting && (await hasCartChanged(context)) && !context.enhanced)
    throw redirect(hrefOf('orderResult', context.language, { siparis: number }), 302)
  // A shopper who left for the payment, or returns, is offered no second one until the shop reports the first.
  const hasLeft = !isRequested && (isOwn || params.get('tur') === 'donus')
  const isProcessing = isWaiting && (payment === 'processing' || hasLeft)
  const mayPay = isWaiting && !isProcessing
  if (mayPay) notifyOfPage(context, number)
  const payAt = mayPay && isOwn ? (step?.url ?? null) : null
  const cards = mayPay ? await loadCards() : []
  const title = titleOf(order, isWaiting, isProcessing)
  const goes = payAt !== null && cards.length === 0 && isRequested
  const member = context.session.member !== undefined
  return {
    order,
    ...(await besideThanks(context, order, title)),
    title,
    isProcessing,
    payAt,
    cards,
    goes,
    member,
    // A page polled in place updates its header's cart; a document already has it.
    cartUpdate:
      context.enhanced && !isWaiting ? { notices: [], cart: context.session.cart } : undefined,
    head: privateHead(translatorOf(context.language)(title, { number })),
  } as const
}
