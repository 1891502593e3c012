import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { takeStep } from '~/auth/step'
import { inTurn } from '~/cart/in-turn'
import { readVisitorsCart } from '~/cart/read-cart'
import { noticeMs } from '~/cart/rules'
import { takeWhatIsLeft } from '~/cart/take-left'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { isOrderNumber } from '~/shop/order-row'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { ConfirmStep } from './confirm-step'
import { buyerOnly, toStep } from './step'

/** What is about to be bought, in full, and the documents that are agreed to. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order confirm'
  buyerOnly(visit)
  const summary = await needed(visit, visit.shop.ordering.summary())
  buyerOnly(visit)
  if (!summary) throw toStep(visit, 'order')
  if (!summary.delivery) throw toStep(visit, 'orderAddress')
  if (!summary.cargo || !summary.payment) throw toStep(visit, 'orderWays')
  return { summary, head: privateHead(translatorOf(visit.language)('order.confirm')) }
}

/** Of a checkout whose answer is lost the same is asked again, once: its key makes it the same order. @throws ShopError */
async function checkoutOnce(visit: Visit, mark: string, back: string, key: string) {
  const { ordering } = visit.shop
  try {
    return await ordering.checkout(mark, back, key)
  } catch (error) {
    if (noteFailure(visit, error).isPast) throw error
    return ordering.checkout(mark, back, key)
  }
}

/** Lets the cart hold what is left of each line, and shows the order anew. */
async function goOnWithTheRest(visit: Visit) {
  try {
    const done = await inTurn(visit, () => takeWhatIsLeft(visit))
    if (done && !done.ok) visit.flash([{ tone: 'bad', text: done.statusText, ms: noticeMs.error }])
    const { lines } = await readVisitorsCart(visit)
    return lines.length > 0
      ? toStep(visit, 'orderConfirm')
      : redirect(hrefOf('cart', visit.language), 303)
  } catch (error) {
    const { text } = noteFailure(visit, error)
    visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
    return toStep(visit, 'orderConfirm')
  }
}

/**
 * Makes the order, once for each form: sent again, it leads to the same order. A payment page is only ever one of the
 * configured origins.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order confirm'
  buyerOnly(visit)
  const { language } = visit
  const t = translatorOf(language)
  const form = await request.formData()
  if (form.get('adim') === 'kalan') return goOnWithTheRest(visit)
  const key = String(form.get('key') ?? '').slice(0, 64)
  const mark = String(form.get('mark') ?? '').slice(0, 128)
  // With the mark of what was confirmed: the page that comes may show another sum, which nobody has been told of.
  const again = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ errors, mark, key: status === 503 ? key : '' }, { status })
  }
  if (form.get('agreement') !== '1') return again({ agreement: [t('order.agreeNeeded')] }, '', 422)
  try {
    const back = visit.siteOrigin + hrefOf('orderResult', language, { tur: 'donus' })
    const done = await checkoutOnce(visit, mark, back, key)
    if (done.status > 0) {
      const result = { siparis: done.number }
      if (!done.next) return redirect(hrefOf('orderResult', language, result), 303)
      const target = URL.parse(done.next)
      if (!target || !visit.paymentOrigins.includes(target.origin))
        return again({}, t('error.general'), 502)
      takeStep(visit, 'payment', { url: target.href, number: done.number })
      return redirect(hrefOf('orderResult', language, { ...result, tur: 'git' }), 303)
    }
    if (done.key === 'agreement') return again({ agreement: [done.message] }, '', 422)
    visit.flash([{ tone: 'bad', text: done.message || t('error.general'), ms: noticeMs.error }])
    // What is paid for already is not ordered anew: the page of that order says what comes of it.
    if (done.key === 'order' && isOrderNumber(done.number))
      return redirect(hrefOf('orderResult', language, { siparis: done.number }), 303)
    if (done.status === -1) return toStep(visit, 'orderAddress')
    if (done.key === 'cargo' || done.key === 'payment') return toStep(visit, 'orderWays')
    return toStep(visit, done.status === -2 ? 'orderConfirm' : 'order')
  } catch (error) {
    const { text, isPast } = noteFailure(visit, error)
    if (isPast) return again({}, text, 409)
    const isStillThere = await visit.shop.ordering.summary().catch(() => null)
    if (isStillThere) return again({}, t('order.unsure'), 503)
    visit.flash([{ tone: 'bad', text: t('order.unsure'), ms: noticeMs.error }])
    return toStep(visit, 'order')
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderConfirmRoute() {
  const { summary } = useLoaderData<typeof loader>()
  return <ConfirmStep summary={summary} failed={useActionData<typeof action>()} />
}
