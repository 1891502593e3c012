import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { PastOrder } from '~/backend/account/member-model'
import type { OrderOutcome } from '~/backend/orders/order-list-shapes'
import { errorNotices } from '~/forms/refusal'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { answerBeforeCancel } from './line-cancel/before-cancel'
import { cancelLines } from './line-cancel/cancel-lines'
import { refuseLines } from './line-cancel/refuse-lines'
import { cancelLinesStep } from './line-cancel/step'
import { leaveRepeat, orderNotices } from './repeat/leave-repeat'
import { repeatStep } from './repeat/repeat-step'
import { expectedOrder, parcelOf, requestedOrder } from './requested-order'

const OrderDetailPage = serverOnlyPage(() => import('./order-detail-page'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const number = new URL(request.url).searchParams.get('siparis')
  const order = await requestedOrder(context, 'orderDetail', number)
  const title = translatorOf(context.language)('orders.number', { number: order.number })
  const expected = await expectedOrder(context, order)
  return { order, parcel: parcelOf(context, order), expected, head: privateHead(title) }
}

/** The order's e-mail, which the platform's cancel call requires; falls back to the member's. */
async function emailOf(context: RequestContext, order: PastOrder): Promise<string> {
  return order.email || ((await context.backend.membership.registerForm(true)).values.email ?? '')
}

const isStep = (step: unknown) =>
  step === cancelLinesStep || step === 'iptal' || step === repeatStep

const cancelOnce = sendOnce<OrderOutcome>('ORDER_CANCEL')

async function perform(
  context: RequestContext,
  form: FormData,
  order: PastOrder,
): Promise<OrderOutcome> {
  const step = form.get('adim')
  if (step === cancelLinesStep) return cancelLines(context, { order: order.id }, form)
  if (step === 'iptal') {
    const { orders } = context.backend
    const cancel = async () => orders.cancel(order.id, await emailOf(context, order))
    return cancelOnce(context, { form }, cancel)
  }
  return context.backend.orders.repeat(order.id)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const t = translatorOf(context.language)
  const order = await requestedOrder(context, 'orderDetail', form.get('siparis'))
  const here = hrefOf('orderDetail', context.language, { siparis: order.number })
  const step = form.get('adim')
  if (!isStep(step)) return redirect(here, 303)
  const answered = step === cancelLinesStep && answerBeforeCancel(order, form, context)
  if (answered) return answered
  try {
    const answer = await perform(context, form, order)
    if (!answer.ok && step === cancelLinesStep)
      return refuseLines(context, form, { text: answer.text || t('error.general') })
    if (step !== 'iptal' && step !== cancelLinesStep)
      return await leaveRepeat(context, answer, here)
    context.flash(orderNotices(answer, context.language))
    return redirect(here, 303)
  } catch (error) {
    const failure = noteFailure(context, error)
    if (step === cancelLinesStep) return refuseLines(context, form, failure)
    context.flash(errorNotices(failure.text))
    return redirect(here, 303)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function OrderDetailRoute() {
  const { order, parcel, expected } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? {}
  return <OrderDetailPage {...{ order, parcel, expected, refused }} />
}
