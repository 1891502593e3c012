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

/** Null for an order that this session has placed and of which the shop tells nothing more, or cannot for now. @param isKnown whether this session has placed it */
async function reportedOrder(
  context: RequestContext,
  number: string,
  isKnown: boolean,
): Promise<Order | null> {
  const loading = context.backend.ordering.result(number)
  if (!isKnown) return (await needed(context, loading)) ?? notFound()
  const order = await loading.catch(nullForMissingCall).catch((error) => {
    noteFailure(context, error)
    return null
  })
  context.checkAccess?.()
  return order
}

/** Only an online payment runs: not a transfer, nor an order that the checkout led to no page for. */
function paymentOf(context: RequestContext, { number, payment, transfer }: Order) {
  const placed = stepOf(context, 'placed')
  const isOffline = placed?.number === number && !(placed.page || placed.unopened)
  return payment === 'processing' && (transfer || isOffline) ? 'later' : payment
}

type Requested = { number: string; isOwn: boolean; kind: string | null }

/** Loads the order; a member who chooses a card also needs them, and both load at once. */
async function loadOrder(context: RequestContext, { number, isOwn, kind }: Requested) {
  const isMember = context.session.member !== undefined
  const earlyCards = isOwn && isMember && kind === 'sec' ? validCards(context) : null
  earlyCards?.catch(() => undefined)
  const isPlaced = stepOf(context, 'placed')?.number === number
  const order = await reportedOrder(context, number, isOwn || isPlaced)
  const cards = async () => earlyCards ?? validCards(context)
  return { order, cards }
}

/** An address of the shop's, or of an order whose number no URL takes, has no number: it is that of this session's order. */
function numberIn(params: URLSearchParams, begun: string | undefined): string {
  const number = params.get('siparis')
  const isOfSession =
    params.get('tur') === 'donus' || (begun !== undefined && !isOrderNumber(begun))
  if (number === null && begun !== undefined && isOfSession) return begun
  return number !== null && isOrderNumber(number) ? number : notFound()
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

/** The outcome of an order, as the shop reports it: nothing in the URL can claim that it was paid. `tur` is `git` on the way to the payment page, `sec` where the shopper may pay, by a saved card or there, `donus` on the way back. */
export async function loadResult({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const step = stepOf(context, 'payment')
  const number = numberIn(params, (step ?? stepOf(context, 'placed'))?.number)
  const isOwn = step?.number === number
  const kind = params.get('tur')
  const isRequested = kind === 'git' || kind === 'sec'
  if (!isOrderNumber(number)) return placedOrder(context, number, kind)
  const { order, cards: loadCards } = await loadOrder(context, { number, isOwn, kind })
  if (!order) return placedOrder(context, number, kind)
  leaveFailed(context, order)
  const payment = paymentOf(context, order)
  const isWaiting = !order.end && (payment === 'waiting' || payment === 'processing')
  // The bought lines have left the cart: reload, so that the header is rendered from the new session.
  if (!isWaiting && (await hasCartChanged(context)) && !context.enhanced)
    throw redirect(hrefOf('orderResult', context.language, { siparis: number }), 302)
  // A shopper who left for the payment, or returns, is offered no second one until the shop reports the first.
  const hasLeft = !isRequested && (isOwn || kind === 'donus')
  const isProcessing = isWaiting && (payment === 'processing' || hasLeft)
  const mayPay = isWaiting && !isProcessing
  if (mayPay) notifyOfPage(context, number)
  const payAt = mayPay && isOwn ? (step?.url ?? null) : null
  const goes = payAt !== null && kind === 'git'
  const choice = { payAt, cards: mayPay && !goes ? await loadCards() : [], goes }
  const title = titleOf(order, isWaiting, isProcessing)
  const heading = title === 'order.paymentRedirect' && !goes ? 'orders.number' : title
  return {
    order,
    ...(await besideThanks(context, order, title)),
    title,
    heading,
    isProcessing,
    ...choice,
    member: context.session.member !== undefined,
    // A page polled in place updates its header's cart; a document already has it.
    cartUpdate:
      context.enhanced && !isWaiting ? { notices: [], cart: context.session.cart } : undefined,
    head: privateHead(translatorOf(context.language)(heading, { number })),
  } as const
}
