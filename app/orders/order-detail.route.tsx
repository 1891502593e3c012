import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readVisitorsCart } from '~/cart/read-cart'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { type Translate, translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Notice } from '~/session/answer-types'
import type { PastOrder } from '~/shop/member-model'
import type { OrderAnswer } from '~/shop/past-orders'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { askedOrder, parcelOf } from './asked-order'
import { OrderDetailPage } from './order-detail-page'
import { shortLinesText } from './short-lines-text'

/** One order of the member's own. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order detail'
  const asked = new URL(request.url).searchParams.get('siparis')
  const order = await askedOrder(visit, 'orderDetail', asked)
  const title = translatorOf(visit.language)('orders.number', { number: order.number })
  return { order, parcel: parcelOf(visit, order), head: privateHead(title) }
}

/** The e-mail that the order was made with, which the platform wants to hear; the member's own where it does not say. */
async function emailOf(visit: Visit, order: PastOrder): Promise<string> {
  return order.email || ((await visit.shop.membership.registerForm(true)).values.email ?? '')
}

async function done(visit: Visit, act: unknown, order: PastOrder): Promise<OrderAnswer> {
  if (act === 'iptal') return visit.shop.orders.cancel(order.id, await emailOf(visit, order))
  return visit.shop.orders.repeat(order.id)
}

/** What is said of it: the shop's word, and each line that is not in the cart as it was ordered. */
function noticesOf({ ok, text, short }: OrderAnswer, t: Translate): Notice[] {
  const ms = ok ? noticeMs.default : noticeMs.error
  const modal = { title: t('orders.partlyTitle') }
  const missing: Notice[] =
    short.length > 0 ? [{ tone: 'warn', text: shortLinesText(short, t), ms, modal }] : []
  const isSaid = ok && !text && missing.length > 0
  const words = text || t(ok ? 'orders.inCart' : 'error.general')
  return [...(isSaid ? [] : [{ tone: ok ? 'good' : 'bad', text: words, ms } as const]), ...missing]
}

/** Where an order that is bought again goes on. */
const pageOf = { cart: 'cart', address: 'orderAddress', payment: 'orderWays' } as const

/** Puts the order into the cart again, or takes it back. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order detail'
  const form = await request.formData()
  const t = translatorOf(visit.language)
  const order = await askedOrder(visit, 'orderDetail', form.get('siparis'))
  const here = hrefOf('orderDetail', visit.language, { siparis: order.number })
  const repeats = form.get('adim') !== 'iptal'
  try {
    const answer = await done(visit, form.get('adim'), order)
    visit.flash(noticesOf(answer, t))
    if (!answer.ok || !repeats) return redirect(here, 303)
    await readVisitorsCart(visit)
    return redirect(answer.asksAt ?? hrefOf(pageOf[answer.step], visit.language), 303)
  } catch (error) {
    const { text } = noteFailure(visit, error)
    visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
    return redirect(here, 303)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function OrderDetailRoute() {
  const { order, parcel } = useLoaderData<typeof loader>()
  return <OrderDetailPage order={order} parcel={parcel} />
}
