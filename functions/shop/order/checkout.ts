import type { Owner } from '../address/owner'
import { upperCase } from '../address/wire'
import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberById } from '../auth/member-queries'
import type { Shortage } from '../cart/available-counts'
import { availableCounts, shortageOf } from '../cart/available-counts'
import { cartItems } from '../cart/cart'
import { answerOnce } from '../cart/idempotency'
import type { Fields } from '../form'
import { field } from '../form'
import type { Language } from '../locale'
import { languageOf } from '../session/call-preferences'
import { readSession } from '../session/queries'
import { sha256 } from '../session/session'
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
import { planDigest, readPlan } from './summary'

/** The address for the shopper's mails: the member's, else the session's. */
export async function emailOf(call: Call, owner: Owner): Promise<string> {
  const { DB } = call.env
  if (owner.memberId > 0) return (await memberById(DB, owner.memberId))?.email ?? ''
  return (await readSession(DB, owner.session))?.email ?? ''
}

/** A message; `about` names the lines or the order that it concerns. */
type Reason = { text: OrderText; about?: string }
/** `number` is that of the order that blocks this one. */
type Refusal = { status: number; reasons: Reason[]; key: string; number?: string }

const refusalOf = (status: number, text: OrderText, key = '', about = ''): Refusal => ({
  status,
  reasons: [{ text, about }],
  key,
})

/** Why this cannot become an order; null when it can (-1 address, -2 cart, 0 a field). */
function refusal(plan: Plan, digest: string, email: string, fields: Fields): Refusal | null {
  const { cart, delivery, cargo, payment } = plan
  if (cart.lines.length === 0) return refusalOf(-2, 'empty')
  if (!email) return refusalOf(0, 'noEmail', 'email')
  if (!delivery) return refusalOf(-1, 'noAddress', 'delivery')
  if (!cargo) return refusalOf(0, 'noCargo', 'cargo')
  if (!payment) return refusalOf(0, 'noPayment', 'payment')
  if (field(fields, 'agreement') !== '1') return refusalOf(0, 'agree', 'agreement')
  if (field(fields, 'mark') !== digest) return refusalOf(-2, 'changed')
  const bare = cart.lines.flatMap(({ row }, at) =>
    plan.facts[at] && lacksPersonalization(plan.facts[at]) ? [row.title] : [],
  )
  if (bare.length > 0) return refusalOf(-2, 'personalize', '', bare.join(', '))
  const reasons = shortages(cart)
  return reasons.length > 0 ? { status: -2, reasons, key: '' } : null
}

/** Why some lines are not available as ordered: a message per reason, with the lines' titles. */
function shortages({ lines, settings }: Plan['cart']): Reason[] {
  const sellsOverStock = settings.negative_stock === 1
  const available = availableCounts(lines, sellsOverStock)
  const titles = new Map<Shortage, string[]>()
  lines.forEach(({ row }, at) => {
    if (available[at] === null) return
    const reason = shortageOf(row, sellsOverStock)
    titles.set(reason, [...(titles.get(reason) ?? []), row.title])
  })
  return [...titles].map(([text, all]) => ({ text, about: all.join(', ') }))
}

/** The address to which the payment page may return: http or https only. */
function returnUrl(text: string): string {
  return /^https?:\/\/[^\s"'<>]{1,500}$/.test(text) ? text : ''
}

/**
 * POST order-v5/checkout: makes the order, once per Idempotency-Key. A card order waits for its payment, and the answer
 * leads to the payment page; any other order is placed at once.
 */
export async function answerCheckout(call: Call, owner: Owner, fields: Fields): Promise<Response> {
  const body = await answerOnce(call, JSON.stringify([owner.key, [...fields]]), async () => {
    const answer = await makeOrder(call, owner, fields)
    return { body: answer, cookie: '', replay: answer.status > 0 }
  })
  // The same form for another cart is no repetition: the shopper has not seen its total.
  if (body === 'other payload')
    return privateAnswer(call, refused(refusalOf(-2, 'changed'), languageOf(call)))
  return privateAnswer(call, body)
}

async function makeOrder(call: Call, owner: Owner, fields: Fields) {
  const plan = await readPlan(call, owner)
  const { cart, amounts } = plan
  const email = await emailOf(call, owner)
  const underWay = await paidAlready(call, cart.session)
  const wrong = underWay ?? refusal(plan, await planDigest(plan), email, fields)
  if (wrong) return refused(wrong, cart.language)
  const isCard = plan.payment?.id === CARD
  const secret = isCard ? crypto.randomUUID().replaceAll('-', '') : ''
  const address = (row: Plan['delivery']) => (row ? JSON.stringify(upperCase(row)) : '{}')
  const documents = agreementsOf(plan, email, cart.language)
  const order = {
    number: '',
    owner: owner.key,
    member_id: owner.memberId,
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
  if (!number) return changedMeanwhile(call, owner)
  const taken = orderText('taken', cart.language)
  const url = secret ? `${call.env.OWN_ORIGIN}/odeme/${secret}` : ''
  return { status: 1, statusText: isCard ? '' : `${taken}: ${number}`, url, ORDER_NUMBER: number }
}

/** Refuses a cart whose lines are in an order with a payment under way; null when none is. */
async function paidAlready({ env }: Call, session: string): Promise<Refusal | null> {
  const number = await orderUnderWay(env.DB, session)
  return number ? { ...refusalOf(-2, 'underWay', 'order', number), number } : null
}

/** Another request was faster, or the cart has changed: finds the current fault. */
async function changedMeanwhile(call: Call, owner: Owner) {
  const { cart } = await readPlan(call, owner)
  const underWay = await paidAlready(call, cart.session)
  if (underWay) return refused(underWay, cart.language)
  const reasons = shortages(cart)
  if (reasons.length > 0) return refused({ status: -2, reasons, key: '' }, cart.language)
  return refused(refusalOf(-2, cart.lines.length === 0 ? 'empty' : 'changed'), cart.language)
}

function refused({ status, reasons, key, number }: Refusal, language: Language) {
  const sentences = reasons.map(({ text, about }) => {
    const message = orderText(text, language)
    return about ? `${message}: ${about}` : message
  })
  const statusText = sentences.join('. ')
  return { status, statusText, key, ...(number && { ORDER_NUMBER: number }) }
}

function linesOf(plan: Plan) {
  const items = cartItems(plan.cart)
  return plan.cart.lines.map(({ row, price }, index) => ({
    cart_line: row.id,
    place: index,
    product_id: row.product_id,
    variant_id: row.variant_id,
    title: row.title,
    variant_name: items[index]?.VARIANT_NAME ?? '',
    path: row.path,
    picture: items[index]?.IMAGE.SMALL ?? '',
    code: row.code,
    brand: row.brand,
    unit: row.unit,
    vat: row.vat,
    count: row.count,
    price: price.unit,
    total: price.total,
    note: row.order_note,
    frequency: row.frequency,
    personalization: plan.facts[index]?.personalization ?? '',
    personal_fields: plan.facts[index]?.personal_fields ?? '[]',
  }))
}
