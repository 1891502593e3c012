import type { Owner } from '../address/owner'
import { upperCase } from '../address/wire'
import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberById } from '../auth/member-queries'
import { cartItems } from '../cart/cart'
import { answerOnce } from '../cart/idempotency'
import type { Shortage } from '../cart/left'
import { leftOf, shortageOf } from '../cart/left'
import type { Fields } from '../form'
import { field } from '../form'
import type { Language } from '../locale'
import { readSession } from '../session/queries'
import { sha256 } from '../session/session'
import { languageOf } from '../session/visit'
import { agreementsOf } from './agreements'
import { CARD } from './amounts'
import { insertOrder, isNew } from './insert-order'
import { lacksPersonalization } from './line-choices'
import { orderMail } from './mail'
import { type OrderText, orderText } from './messages'
import { underFreeNumber } from './order-number'
import { readBank } from './order-queries'
import { orderUnderWay } from './payment-under-way'
import type { Plan } from './summary'
import { planMark, readPlan } from './summary'

/** Where the shopper's mails go: the member's address, else what the visit gave. */
export async function emailOf(call: Call, who: Owner): Promise<string> {
  const { DB } = call.env
  if (who.memberId > 0) return (await memberById(DB, who.memberId))?.email ?? ''
  return (await readSession(DB, who.session))?.email ?? ''
}

/** A sentence; `about` names the lines or the order that it is about. */
type Reason = { text: OrderText; about?: string }
/** `number` is that of the order that stands in the way. */
type Refusal = { status: number; reasons: Reason[]; key: string; number?: string }

const refusalOf = (status: number, text: OrderText, key = '', about = ''): Refusal => ({
  status,
  reasons: [{ text, about }],
  key,
})

/** Why this cannot become an order; null when it can (-1 address, -2 cart, 0 a field). */
function refusal(plan: Plan, mark: string, email: string, fields: Fields): Refusal | null {
  const { cart, delivery, cargo, payment } = plan
  if (cart.lines.length === 0) return refusalOf(-2, 'empty')
  if (!email) return refusalOf(0, 'noEmail', 'email')
  if (!delivery) return refusalOf(-1, 'noAddress', 'delivery')
  if (!cargo) return refusalOf(0, 'noCargo', 'cargo')
  if (!payment) return refusalOf(0, 'noPayment', 'payment')
  if (field(fields, 'agreement') !== '1') return refusalOf(0, 'agree', 'agreement')
  if (field(fields, 'mark') !== mark) return refusalOf(-2, 'changed')
  const bare = cart.lines.flatMap(({ row }, at) =>
    plan.facts[at] && lacksPersonalization(plan.facts[at]) ? [row.title] : [],
  )
  if (bare.length > 0) return refusalOf(-2, 'personalize', '', bare.join(', '))
  const reasons = shortages(cart)
  return reasons.length > 0 ? { status: -2, reasons, key: '' } : null
}

/** Why some lines cannot be had as they stand: a sentence for each reason, with their titles. */
function shortages({ lines, settings }: Plan['cart']): Reason[] {
  const sellsOverStock = settings.negative_stock === 1
  const left = leftOf(lines, sellsOverStock)
  const titles = new Map<Shortage, string[]>()
  lines.forEach(({ row }, at) => {
    if (left[at] === null) return
    const reason = shortageOf(row, sellsOverStock)
    titles.set(reason, [...(titles.get(reason) ?? []), row.title])
  })
  return [...titles].map(([text, all]) => ({ text, about: all.join(', ') }))
}

/** Where the payment page may lead back to: an address of the web, nothing else. */
function returnUrl(text: string): string {
  return /^https?:\/\/[^\s"'<>]{1,500}$/.test(text) ? text : ''
}

/**
 * POST order-v5/checkout: makes the order, once for each Idempotency-Key. By card it waits for its payment and the
 * answer leads to the payment page; otherwise it is taken at once.
 */
export async function answerCheckout(call: Call, who: Owner, fields: Fields): Promise<Response> {
  const body = await answerOnce(call, JSON.stringify([who.owner, [...fields]]), async () => {
    const made = await makeOrder(call, who, fields)
    return { body: made, cookie: '', keep: made.status > 0 }
  })
  // The same form again, but about another cart: that is no repetition, and nobody has seen its total.
  if (body === 'other payload')
    return privateAnswer(call, refused(refusalOf(-2, 'changed'), languageOf(call)))
  return privateAnswer(call, body)
}

async function makeOrder(call: Call, who: Owner, fields: Fields) {
  const plan = await readPlan(call, who)
  const { cart, amounts } = plan
  const email = await emailOf(call, who)
  const underWay = await paidAlready(call, cart.session)
  const wrong = underWay ?? refusal(plan, await planMark(plan), email, fields)
  if (wrong) return refused(wrong, cart.language)
  const isCard = plan.payment?.id === CARD
  const secret = isCard ? crypto.randomUUID().replaceAll('-', '') : ''
  const address = (row: Plan['delivery']) => (row ? JSON.stringify(upperCase(row)) : '{}')
  const documents = agreementsOf(plan, email, cart.language)
  const order = {
    number: '',
    owner: who.owner,
    member_id: who.memberId,
    session_id: cart.session,
    email,
    status_id: isCard ? 1 : 2,
    payment_id: plan.payment?.id ?? 0,
    payment: isCard ? ('waiting' as const) : ('later' as const),
    cargo_id: plan.cargo?.id ?? 0,
    currency: cart.settings.currency,
    language: cart.language,
    ...amounts,
    card_id: plan.instalment?.card_id ?? 0,
    instalments: plan.instalment?.number ?? 1,
    delivery: address(plan.delivery),
    invoice: address(plan.invoice),
    agreements: JSON.stringify(
      Object.fromEntries(documents.map(({ ID, CONTENT }) => [ID, CONTENT])),
    ),
    payment_hash: secret ? await sha256(secret) : '',
    return_url: returnUrl(field(fields, 'return_url')),
    store: plan.store,
  }
  const { env } = call
  const lines = linesOf(plan)
  const bank = await readBank(env.DB)
  const number = await underFreeNumber(async (free) => {
    const named = { ...order, number: free }
    const mails = isCard ? [] : [await orderMail(env, { ...named, ...bank }, lines, isNew)]
    return insertOrder(env.DB, named, lines, mails)
  })
  if (!number) return changedMeanwhile(call, who)
  const taken = orderText('taken', cart.language)
  const url = secret ? `${call.env.OWN_ORIGIN}/odeme/${secret}` : ''
  return { status: 1, statusText: isCard ? '' : `${taken}: ${number}`, url, ORDER_NUMBER: number }
}

/** Refuses what is in an order whose payment has begun; null when nothing is. */
async function paidAlready({ env }: Call, session: string): Promise<Refusal | null> {
  const number = await orderUnderWay(env.DB, session)
  return number ? { ...refusalOf(-2, 'underWay', 'order', number), number } : null
}

/** Somebody else was quicker, or the cart is another by now: what is wrong is read anew. */
async function changedMeanwhile(call: Call, who: Owner) {
  const { cart } = await readPlan(call, who)
  const underWay = await paidAlready(call, cart.session)
  if (underWay) return refused(underWay, cart.language)
  const reasons = shortages(cart)
  if (reasons.length > 0) return refused({ status: -2, reasons, key: '' }, cart.language)
  return refused(refusalOf(-2, cart.lines.length === 0 ? 'empty' : 'changed'), cart.language)
}

function refused({ status, reasons, key, number }: Refusal, language: Language) {
  const sentences = reasons.map(({ text, about }) => {
    const said = orderText(text, language)
    return about ? `${said}: ${about}` : said
  })
  const statusText = sentences.join('. ')
  return { status, statusText, key, ...(number && { ORDER_NUMBER: number }) }
}

function linesOf(plan: Plan) {
  const items = cartItems(plan.cart)
  return plan.cart.lines.map(({ row, price }, place) => ({
    cart_line: row.id,
    place,
    product_id: row.product_id,
    variant_id: row.variant_id,
    title: row.title,
    variant_name: items[place]?.VARIANT_NAME ?? '',
    path: row.path,
    picture: items[place]?.IMAGE.SMALL ?? '',
    code: row.code,
    brand: row.brand,
    unit: row.unit,
    vat: row.vat,
    count: row.count,
    price: price.unit,
    total: price.total,
    note: row.order_note,
    frequency: row.frequency,
    personalization: plan.facts[place]?.personalization ?? '',
    personal_fields: plan.facts[place]?.personal_fields ?? '[]',
  }))
}
