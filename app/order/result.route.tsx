import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { stepOf } from '~/auth/step'
import { readVisitorsCart } from '~/cart/read-cart'
import { noticeMs } from '~/cart/rules'
import { missing, needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { ResultPage } from './result-page'
import { toStep } from './step'

/** The member's cards that the order may be paid with at once; none where the shop keeps none (row W01). */
async function goodCards(visit: Visit) {
  try {
    return (await visit.shop.wallet.cards()).filter(({ valid }) => valid)
  } catch (error) {
    noteFailure(visit, error)
    return []
  }
}

/**
 * What came of an order: thanks, the way to its payment, or why there was none. The shop is asked; nothing in the address
 * says that it was paid.
 */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order result'
  const params = new URL(request.url).searchParams
  const number = params.get('siparis') ?? ''
  if (!/^\w{4,24}$/.test(number)) missing()
  // Who was about to pay is asked for with what they may pay by, both at once.
  const step = stepOf(visit, 'payment')
  const early = step?.number === number && visit.session.member ? goodCards(visit) : null
  early?.catch(() => undefined)
  const order = (await needed(visit, visit.shop.ordering.result(number))) ?? missing()
  const t = translatorOf(visit.language)
  if (order.payment === 'refused') {
    visit.flash([{ tone: 'bad', text: t('order.refused'), ms: noticeMs.error }])
    throw toStep(visit, 'orderConfirm')
  }
  const isWaiting = order.payment === 'waiting'
  // What was bought has left the cart: the header, which is drawn from the session as it came, is drawn anew.
  const hadCart = visit.session.cart !== null
  if (!isWaiting && hadCart) {
    await readVisitorsCart(visit).catch((error) => noteFailure(visit, error))
    if (visit.session.cart === null)
      throw redirect(hrefOf('orderResult', visit.language, { siparis: number }), 302)
  }
  const payAt = isWaiting && step?.number === number ? (step.url ?? null) : null
  const cards = isWaiting && visit.session.member ? await (early ?? goodCards(visit)) : []
  const head = privateHead(t(isWaiting ? 'order.leaving' : 'order.thanks'))
  const goes = payAt !== null && cards.length === 0 && params.get('tur') === 'git'
  const member = visit.session.member !== undefined
  return { order, payAt, cards, goes, member, head }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderResultRoute() {
  const { order, payAt, cards, goes, member } = useLoaderData<typeof loader>()
  return <ResultPage {...{ order, payAt, cards, goes, member }} />
}
