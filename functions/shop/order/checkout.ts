import type { Owner } from '../address/owner'
import { upperCase } from '../address/wire'
import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberById } from '../auth/member-queries'
import { cartItems } from '../cart/cart'
import { answerOnce } from '../cart/idempotency'
import type { Fields } from '../form'
import { field } from '../form'
import { readSession } from '../session/queries'
import { sha256 } from '../session/session'
import { agreementsOf } from './agreements'
import { type OrderText, orderText } from './messages'
import { insertOrder, mailOrder } from './order-changes'
import type { Plan } from './summary'
import { planMark, readPlan } from './summary'

const CARD = -2

/** Where the shopper's mails go: the member's address, else what the visit gave. */
export async function emailOf(call: Call, who: Owner): Promise<string> {
  const { DB } = call.env
  if (who.memberId > 0) return (await memberById(DB, who.memberId))?.email ?? ''
  return (await readSession(DB, who.session))?.email ?? ''
}

type Refusal = { status: number; text: OrderText; key: string }

/** Why this cannot become an order; null when it can (contract section 6: -1 address, -2 cart, 0 a field). */
function refusal(plan: Plan, mark: string, email: string, fields: Fields): Refusal | null {
  const { cart, delivery, cargo, payment } = plan
  if (cart.lines.length === 0) return { status: -2, text: 'empty', key: '' }
  if (!email) return { status: 0, text: 'noEmail', key: 'email' }
  if (!delivery) return { status: -1, text: 'noAddress', key: 'delivery' }
  if (!cargo) return { status: 0, text: 'noCargo', key: 'cargo' }
  if (!payment) return { status: 0, text: 'noPayment', key: 'payment' }
  if (field(fields, 'agreement') !== '1') return { status: 0, text: 'agree', key: 'agreement' }
  if (field(fields, 'mark') !== mark) return { status: -2, text: 'changed', key: '' }
  const wanted = new Map<string, number>()
  for (const { row } of cart.lines) {
    const one = `${row.product_id}-${row.variant_id}`
    wanted.set(one, (wanted.get(one) ?? 0) + row.count)
    if (!cart.settings.negative_stock && (wanted.get(one) ?? 0) > row.stock)
      return { status: -2, text: 'stock', key: '' }
  }
  return null
}

/** Where the payment page may lead back to: an address of the web, nothing else. */
function returnUrl(text: string): string {
  return /^https?:\/\/[^\s"'<>]{1,500}$/.test(text) ? text : ''
}

function newNumber(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}${String(random % 1_000_000).padStart(6, '0')}`
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
  return privateAnswer(call, body)
}

async function makeOrder(call: Call, who: Owner, fields: Fields) {
  const plan = await readPlan(call, who)
  const { cart, amounts } = plan
  const email = await emailOf(call, who)
  const wrong = refusal(plan, await planMark(plan), email, fields)
  if (wrong) {
    const { status, text, key } = wrong
    return { status, statusText: orderText(text, cart.language), key }
  }
  const isCard = plan.payment?.id === CARD
  const secret = isCard ? crypto.randomUUID().replaceAll('-', '') : ''
  const number = newNumber()
  const address = (row: Plan['delivery']) => (row ? JSON.stringify(upperCase(row)) : '{}')
  const documents = agreementsOf(plan, email, cart.language)
  const order = {
    number,
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
    delivery: address(plan.delivery),
    invoice: address(plan.invoice),
    agreements: JSON.stringify(
      Object.fromEntries(documents.map(({ ID, CONTENT }) => [ID, CONTENT])),
    ),
    payment_hash: secret ? await sha256(secret) : '',
    return_url: returnUrl(field(fields, 'return_url')),
  }
  if (!(await insertOrder(call.env.DB, order, linesOf(plan))))
    return { status: -2, statusText: orderText('empty', cart.language), key: '' }
  const taken = orderText('taken', cart.language)
  if (!isCard) await mailOrder(call.env.DB, order, taken)
  const url = secret ? `${call.env.OWN_ORIGIN}/odeme/${secret}` : ''
  return { status: 1, statusText: isCard ? '' : `${taken}: ${number}`, url, ORDER_NUMBER: number }
}

function linesOf(plan: Plan) {
  const items = cartItems(plan.cart)
  return plan.cart.lines.map(({ row, price }, place) => ({
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
  }))
}
