import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { PastOrder } from '~/backend/account/member-model'
import type { OrderOutcome } from '~/backend/orders/order-list-shapes'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { errorNotices } from '~/forms/refusal'
import { type Translate, translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { cancelLines } from './line-cancel/cancel-lines'
import { refuseLines } from './line-cancel/refuse-lines'
import { cancelLinesStep } from './line-cancel/step'
import { parcelOf, requestedOrder } from './requested-order'
import { shortLinesText } from './short-lines-text'

const OrderDetailPage = serverOnlyPage(() => import('./order-detail-page'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const number = new URL(request.url).searchParams.get('siparis')
  const order = await requestedOrder(context, 'orderDetail', number)
  const title = translatorOf(context.language)('orders.number', { number: order.number })
  return { order, parcel: parcelOf(context, order), head: privateHead(title) }
}

/** The order's e-mail, which the platform's cancel call requires; falls back to the member's. */
async function emailOf(context: RequestContext, order: PastOrder): Promise<string> {
  return order.email || ((await context.backend.membership.registerForm(true)).values.email ?? '')
}

async function perform(
  context: RequestContext,
  form: FormData,
  order: PastOrder,
): Promise<OrderOutcome> {
  const step = form.get('adim')
  if (step === cancelLinesStep) return cancelLines(context, { order: order.id }, form)
  if (step === 'iptal')
    return context.backend.orders.cancel(order.id, await emailOf(context, order))
  return context.backend.orders.repeat(order.id)
}

/** The backend's message, and a warning for lines that are missing in the cart. */
function noticesOf({ ok, text, shortLines: short }: OrderOutcome, t: Translate): Notice[] {
  const ms = ok ? noticeMs.default : noticeMs.error
  const modal = { title: t('orders.notAddedTitle') }
  const missing: Notice[] =
    short.length > 0 ? [{ tone: 'warn', text: shortLinesText(short, t), ms, modal }] : []
  const isCovered = ok && !text && missing.length > 0
  const summary = text || t(ok ? 'orders.repeated' : 'error.general')
  return [
    ...(isCovered ? [] : [{ tone: ok ? 'good' : 'bad', text: summary, ms } as const]),
    ...missing,
  ]
}

const pageOf = { cart: 'cart', address: 'orderAddress', payment: 'orderMethods' } as const

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const t = translatorOf(context.language)
  const order = await requestedOrder(context, 'orderDetail', form.get('siparis'))
  const here = hrefOf('orderDetail', context.language, { siparis: order.number })
  const step = form.get('adim')
  try {
    const answer = await perform(context, form, order)
    if (!answer.ok && step === cancelLinesStep)
      return refuseLines(context, form, { text: answer.text || t('error.general') })
    context.flash(noticesOf(answer, t))
    if (!answer.ok || step === 'iptal' || step === cancelLinesStep) return redirect(here, 303)
    await readVisitorsCart(context)
    return redirect(answer.productPath ?? hrefOf(pageOf[answer.step], context.language), 303)
  } catch (error) {
    const failure = noteFailure(context, error)
    if (step === cancelLinesStep) return refuseLines(context, form, failure)
    context.flash(errorNotices(failure.text))
    return redirect(here, 303)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function OrderDetailRoute() {
  const { order, parcel } = useLoaderData<typeof loader>()
  const { typed } = useActionData<typeof action>() ?? {}
  return <OrderDetailPage {...{ order, parcel, typed }} />
}
