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
import { isOrderNumber } from '~/shop/order-row'
import { hrefOf } from '~/site-map'
import { useAnswer } from '~/ui/answers'
import type { Visit } from '~/visit'
import { ResultPage } from './result-page'
import { toStep } from './step'

/** The member's cards that the order may be paid with at once; none where the shop keeps none. */
async function goodCards(visit: Visit) {
  try {
    return (await visit.shop.wallet.cards()).filter(({ valid }) => valid)
  } catch (error) {
    noteFailure(visit, error)
    return []
  }
}

/** Reads the cart, if there was one; whether the header's is another by now. */
async function hasCartChanged(visit: Visit): Promise<boolean> {
  const before = visit.session.cart
  if (before === null) return false
  await readVisitorsCart(visit).catch((error) => noteFailure(visit, error))
  const { cart } = visit.session
  const isSame = (name: 'count' | 'total' | 'currency') => cart?.[name] === before[name]
  return !(isSame('count') && isSame('total') && isSame('currency'))
}

/** What is said of a payment that came to nothing. */
const failures = {
  refused: 'order.refused',
  expired: 'order.expired',
  returned: 'order.returned',
} as const

/**
 * What came of an order: thanks, the way to its payment, or why there was none. The shop is asked; nothing in the address
 * says that it was paid.
 */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order result'
  const params = new URL(request.url).searchParams
  const number = params.get('siparis') ?? ''
  if (!isOrderNumber(number)) missing()
  // Who was about to pay is asked for with what they may pay by, both at once.
  const step = stepOf(visit, 'payment')
  const early = step?.number === number && visit.session.member ? goodCards(visit) : null
  early?.catch(() => undefined)
  const order = (await needed(visit, visit.shop.ordering.result(number))) ?? missing()
  const t = translatorOf(visit.language)
  const { payment } = order
  const failed = Object.entries(failures).find(([state]) => state === payment)?.[1]
  if (failed) {
    visit.flash([{ tone: 'bad', text: t(failed), ms: noticeMs.error }])
    throw toStep(visit, 'orderConfirm')
  }
  const isWaiting = payment === 'waiting' || payment === 'processing'
  // What was bought has left the cart: the header, which is drawn from the session as it came, is drawn anew.
  if (!isWaiting && (await hasCartChanged(visit)) && !visit.enhanced)
    throw redirect(hrefOf('orderResult', visit.language, { siparis: number }), 302)
  const isAsked = params.get('tur') === 'git'
  const isOwn = step?.number === number
  // Who has left for the payment, or comes from it, is offered no second one before the shop has said what came of the first.
  const hasLeft = !isAsked && (isOwn || params.get('tur') === 'donus')
  const isProcessing = payment === 'processing' || (isWaiting && hasLeft)
  const mayPay = isWaiting && !isProcessing
  const payAt = mayPay && isOwn ? (step.url ?? null) : null
  const cards = mayPay && visit.session.member ? await (early ?? goodCards(visit)) : []
  const title = isProcessing ? 'order.processing' : isWaiting ? 'order.leaving' : 'order.thanks'
  const goes = payAt !== null && cards.length === 0 && isAsked
  const member = visit.session.member !== undefined
  return {
    order,
    title,
    isProcessing,
    payAt,
    cards,
    goes,
    member,
    // A page that asked again in place is told of its header's cart; a document has it.
    told: visit.enhanced && !isWaiting ? { notices: [], cart: visit.session.cart } : undefined,
    head: privateHead(t(title)),
  } as const
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderResultRoute() {
  const { told, ...result } = useLoaderData<typeof loader>()
  useAnswer({ data: told, state: 'idle' })
  return <ResultPage {...result} />
}
