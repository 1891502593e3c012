import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { afterChange, inTurn } from '~/cart/change/change-queue'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { reduceToStock } from '~/cart/change/take-remaining'
import { isPayable, paymentIds } from '~/checkout/payment-rules'
import { answerOrder, refuseOrder } from '~/checkout/placing/answer-order'
import { isRepeatSafe } from '~/checkout/placing/lost-order'
import { readOrderForm } from '~/checkout/placing/order-form'
import { placeOnce } from '~/checkout/placing/send-order'
import { chosenCard } from '~/checkout/saved-card'
import { stepHandle } from '~/checkout/step-handle'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needCheckout, needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireBuyer } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { toStep } from './checkout-step'

const ConfirmStep = serverOnlyPage(() => import('./confirm-step'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await afterChange(context)
  const { orderPayment, noDocuments } = context.session
  const summary = await needed(context, context.backend.ordering.summary(orderPayment))
  if (!summary) throw toStep(context, 'order')
  if (!summary.delivery) throw toStep(context, 'orderAddress')
  const isPaid = summary.payment && isPayable(summary.payment.id, context.paymentOrigins)
  if (!summary.cargo || !isPaid) throw toStep(context, 'orderMethods')
  const savedCard = summary.payment?.id === paymentIds.card ? chosenCard(context) : undefined
  const title = translatorOf(context.language)('order.headings.orderConfirm')
  const isRepeatable = await isRepeatSafe(context)
  return { summary, savedCard, noDocuments, isRepeatable, head: privateHead(title) }
}

async function takeRemaining(context: RequestContext) {
  try {
    const done = await inTurn(context, () => reduceToStock(context))
    if (done && !done.ok) context.flash(errorNotices(done.statusText))
    const { lines } = await readVisitorsCart(context)
    return lines.length > 0
      ? toStep(context, 'orderConfirm')
      : redirect(hrefOf('cart', context.language), 303)
  } catch (error) {
    const { text } = noteFailure(context, error)
    context.flash(errorNotices(text))
    return toStep(context, 'orderConfirm')
  }
}

/** Places the order, once per form: a repeat leads to the same order. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const form = await request.formData()
  if (form.get('adim') === 'kalan') return takeRemaining(context)
  const read = readOrderForm(form, translatorOf(context.language))
  if (read.submission.status !== 'success') return refuseOrder(context, read, {})
  return answerOrder(context, read, await placeOnce(context, read))
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderConfirmRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <ConfirmStep {...page} {...useActionData<typeof action>()} />
}
