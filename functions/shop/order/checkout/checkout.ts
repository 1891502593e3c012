import type { Owner } from '../../address/owner'
import { upperCase } from '../../address/wire'
import { privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { memberById } from '../../auth/member-queries'
import { codesOf, transferShares } from '../../cart/cart'
import { cartItems } from '../../cart/cart-wire'
import type { Fields } from '../../form'
import { field } from '../../form'
import { takenFrom } from '../../gift-card/gift-card'
import { answerOnce } from '../../session/answer-once'
import { languageOf } from '../../session/call-preferences'
import { readSession } from '../../session/queries'
import { sha256 } from '../../session/session'
import { insertOrder, isNew } from '../insert-order'
import { orderMail } from '../mail'
import { orderText } from '../messages'
import { underFreeNumber } from '../order-number'
import { readPaying } from '../order-queries'
import { orderWithPendingPayment } from '../pending-payment'
import type { Refusal } from '../refusal'
import { refusal, refusalOf, refusedWire, shortages } from '../refusal'
import { agreementsOf } from './agreements'
import { CARD, NOTHING_DUE, TRANSFER } from './amounts'
import type { Plan } from './summary'
import { planDigest, readPlan } from './summary'

/** The address for the shopper's mails: the member's, else the session's. */
export async function emailOf(call: Call, owner: Owner): Promise<string> {
  const { DB } = call.env
  if (owner.memberId > 0) return (await memberById(DB, owner.memberId))?.email ?? ''
  return (await readSession(DB, owner.session))?.email ?? ''
}

/** The address to which the payment page may return: http or https only. */
function returnUrl(text: string): string {
  return /^https?:\/\/[^\s"'<>]{1,500}$/.test(text) ? text : ''
}

/** POST order-v5/checkout, once per Idempotency-Key. A card order waits for its payment, at the page that is answered. */
export async function answerCheckout(call: Call, owner: Owner, fields: Fields): Promise<Response> {
  const body = await answerOnce(call, JSON.stringify([owner.key, [...fields]]), async () => {
    const answer = await makeOrder(call, owner, fields)
    return { body: answer, cookie: '', replay: answer.status > 0 }
  })
  // The same form for another cart is no repetition: the shopper has not seen its total.
  if (body === 'other payload')
    return privateAnswer(call, refusedWire(refusalOf(-2, 'changed'), languageOf(call)))
  return privateAnswer(call, body)
}

async function makeOrder(call: Call, owner: Owner, fields: Fields) {
  const { env } = call
  const plan = await readPlan(call, owner)
  const { language } = plan.cart
  const email = await emailOf(call, owner)
  const pending = await paidAlready(call, plan.cart.session)
  const wrong = pending ?? refusal(plan, await planDigest(plan), email, fields)
  if (wrong) return refusedWire(wrong, language)
  const isCard = plan.payment?.id === CARD
  const secret = isCard ? crypto.randomUUID().replaceAll('-', '') : ''
  const order = {
    ...orderOfPlan(plan, owner, email),
    payment_hash: secret ? await sha256(secret) : '',
    return_url: returnUrl(field(fields, 'return_url')),
  }
  const lines = linesOf(plan)
  const paying = await readPaying(env.DB, order.payment_id)
  const number = await underFreeNumber(async (free) => {
    const named = { ...order, number: free }
    const mails = isCard ? [] : [await orderMail(env, { ...named, ...paying }, lines, isNew)]
    return insertOrder(env.DB, named, lines, mails)
  })
  if (!number) return changedMeanwhile(call, owner)
  const statusText = isCard ? '' : `${orderText('taken', language)}: ${number}`
  const url = secret ? `${env.OWN_ORIGIN}/odeme/${secret}` : ''
  return { status: 1, statusText, url, ORDER_NUMBER: number }
}

/** A card is charged on its own page; what a code has paid needs no payment. */
function stateOf(payment = 0) {
  if (payment === CARD) return 'waiting' as const
  return payment === NOTHING_DUE ? ('paid' as const) : ('later' as const)
}

/** The order that a plan becomes, without its number and payment page. */
function orderOfPlan(plan: Plan, owner: Owner, email: string) {
  const { cart, payment, instalment } = plan
  const isCard = payment?.id === CARD
  const address = (row: Plan['delivery']) => (row ? JSON.stringify(upperCase(row)) : '{}')
  const documents = agreementsOf(plan, email, cart.language)
  const { coupon_discount, gift_amount } = plan.amounts
  return {
    owner: owner.key,
    member_id: owner.memberId,
    session_id: cart.session,
    email,
    status_id: isCard ? 1 : 2,
    payment_id: payment?.id ?? 0,
    payment: stateOf(payment?.id),
    cargo_id: plan.cargo?.id ?? 0,
    currency: cart.settings.currency,
    language: cart.language,
    ...plan.amounts,
    campaign: codesOf(cart).campaign,
    coupon: coupon_discount > 0 ? codesOf(cart).coupon : '',
    gift_card: gift_amount > 0 ? codesOf(cart).gift_card : '',
    gift_taken: takenFrom(cart.giftCard, gift_amount, cart.settings.rate),
    card_id: instalment?.card_id ?? 0,
    instalments: instalment?.number ?? 1,
    delivery: address(plan.delivery),
    invoice: address(plan.invoice),
    agreements: JSON.stringify(
      Object.fromEntries(documents.map(({ ID, CONTENT }) => [ID, CONTENT])),
    ),
    store: plan.store,
  }
}

/** Refuses a cart whose lines are in an order with a payment under way; null when none is. */
async function paidAlready({ env }: Call, session: string): Promise<Refusal | null> {
  const number = await orderWithPendingPayment(env.DB, session)
  return number ? { ...refusalOf(-2, 'paymentPending', 'order', number), number } : null
}

/** Another request was faster, or the cart has changed: finds the current fault. */
async function changedMeanwhile(call: Call, owner: Owner) {
  const { cart } = await readPlan(call, owner)
  const pending = await paidAlready(call, cart.session)
  if (pending) return refusedWire(pending, cart.language)
  const reasons = shortages(cart)
  if (reasons.length > 0) return refusedWire({ status: -2, reasons, key: '' }, cart.language)
  return refusedWire(refusalOf(-2, cart.lines.length === 0 ? 'empty' : 'changed'), cart.language)
}

function linesOf(plan: Plan) {
  const items = cartItems(plan.cart)
  const byTransfer = plan.payment?.id === TRANSFER ? transferShares(plan.cart) : []
  return plan.cart.lines.map(({ row, price }, index) => ({
    cart_line: row.id,
    position: index,
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
    gift_value: row.is_gift_card === 1 ? row.price : 0,
    campaign_discount: plan.cart.campaigns.shares[index] ?? 0,
    transfer_discount: byTransfer[index] ?? 0,
  }))
}
