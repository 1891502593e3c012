import type { Owner } from '../address/owner'
import { ownerOf } from '../address/owner'
import { readAddress } from '../address/queries'
import { upperCase } from '../address/wire'
import { errorAnswer, privateAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { transferDiscount } from '../cart/cart'
import { field, readForm } from '../form'
import { soldCards } from '../gift-card/sold-cards'
import { convert } from '../money'
import { sendingOf, sendingWire } from '../past-order/sending'
import { languageOf } from '../session/call-preferences'
import { refusals } from '../session/refusals'
import { agreementsOf } from './checkout/agreements'
import { CARD, NOTHING_DUE, TRANSFER } from './checkout/amounts'
import { answerCheckout, emailOf } from './checkout/checkout'
import { PAID_AT_ONCE, saveDraft } from './checkout/draft-queries'
import { instalmentsWire } from './checkout/instalments'
import { isCovered } from './checkout/offered-payments'
import { planDigest, readPlan } from './checkout/summary'
import { summaryWire } from './checkout/summary-wire'
import { followLink } from './follow-link'
import { type OrderText, orderText } from './messages'
import { linesOfOrders, orderOf } from './order-queries'
import { deliveryWire, orderWire } from './order-wire'
import { payment } from './payment-page'

export const order = newArea()

order.route('/', payment)

const base = '/srv/service/order-v5'

const refuse = refusals(orderText)

const withOwner =
  (act: (call: Call, owner: Owner) => Promise<Response>) =>
  async (call: Call): Promise<Response> => {
    const owner = await ownerOf(call)
    return owner ? act(call, owner) : refuse(call, 'empty')
  }

const nobody: Owner = { key: '', memberId: 0, session: '' }

order.get(`${base}/get-address-list`, async (call) => {
  const owner = (await ownerOf(call)) ?? nobody
  const plan = await readPlan(call, owner)
  return privateAnswer(call, {
    ADDRESS_LIST: plan.addresses.map(upperCase),
    DELIVERY_ADDRESS_ID: String(plan.delivery?.id ?? 0),
    INVOICE_ADDRESS_ID: String(plan.invoice?.id ?? 0),
    DELIVERY_FROM_STORE: 0,
    IS_MAILED: plan.isMailed ? 1 : 0,
    DELIVERY_ADDRESS: { STOREID: '0' },
  })
})

order.post(
  `${base}/set-address/:kind{delivery|invoice}/:id{\\d{1,12}}`,
  withOwner(async (call, owner) => {
    const id = Number(call.req.param('id'))
    const row = await readAddress(call.env.DB, owner.key, id, languageOf(call))
    if (!row) return refuse(call, 'noAddress')
    const kind = call.req.param('kind') === 'invoice' ? 'invoice_id' : 'delivery_id'
    await saveDraft(call.env.DB, owner.key, { [kind]: id })
    return privateAnswer(call, { status: 1, statusText: '' })
  }),
)

order.get(
  `${base}/get-cargo-companies`,
  withOwner(async (call, owner) => {
    const { cart, companies, cargo, isMailed } = await readPlan(call, owner)
    const { rate } = cart.settings
    return privateAnswer(call, {
      CARGO_COMPANY_LIST: companies.map((row) => ({
        ID: String(row.id),
        TITLE: row.title,
        DESCRIPTION: row.about,
        PRICE: deliveryWire(cart.price.cargo + convert(row.extra, rate), isMailed),
        HAS_SERVICE: 0,
        SERVICES: [],
      })),
      SELECTED_COMPANY: String(cargo?.id ?? 0),
      CURRENCY: cart.settings.currency,
    })
  }),
)

order.get(`${base}/get-payment-types/:cargo?`, async (call) => {
  const { cart, payments, draft } = await readPlan(call, (await ownerOf(call)) ?? nobody)
  return privateAnswer(call, {
    PAYMENT_LIST: payments.map((row) => ({
      ID: String(row.id),
      TITLE: row.title,
      DECLERATION: row.about,
      PRICE: convert(row.fee, cart.settings.rate) / 100,
      DISCOUNT: row.id === TRANSFER ? transferDiscount(cart) / 100 : 0,
    })),
    SELECTED_PAYMENT: String(draft.payment_id),
    CURRENCY: cart.settings.currency,
  })
})

order.post(
  `${base}/next-order/:step{payment|approve}`,
  withOwner(async (call, owner) => {
    const plan = await readPlan(call, owner)
    const { language } = plan.cart
    const reject = (status: number, text: OrderText, key: string) =>
      privateAnswer(call, { status, statusText: orderText(text, language), key, addressId: '0' })
    if (plan.cart.lines.length === 0) return reject(-2, 'empty', '')
    if (!plan.delivery) return reject(-1, 'noAddress', 'delivery')
    if (call.req.param('step') === 'payment')
      return privateAnswer(call, { status: 1, statusText: '' })
    const fields = await readForm(call)
    const cargo = plan.companies.find(({ id }) => String(id) === field(fields, 'cargo'))
    const payment = plan.payments.find(({ id }) => String(id) === field(fields, 'payment'))
    if (!cargo) return reject(-3, 'noCargo', 'cargo')
    if (!payment) return reject(-3, 'noPayment', 'payment')
    if (payment.id === NOTHING_DUE && !isCovered(plan.cart, cargo))
      return reject(-3, 'notCovered', 'payment')
    await saveDraft(call.env.DB, owner.key, {
      cargo_id: cargo.id,
      payment_id: payment.id,
      ...(payment.id === CARD ? {} : PAID_AT_ONCE),
    })
    return privateAnswer(call, { status: 1, statusText: '' })
  }),
)

order.get(
  `${base}/get-summary`,
  withOwner(async (call, owner) => {
    const plan = await readPlan(call, owner)
    return privateAnswer(call, {
      ...summaryWire(plan),
      EMAIL: await emailOf(call, owner),
      MARK: await planDigest(plan),
    })
  }),
)

order.get(
  `${base}/get-bin`,
  withOwner(async (call, owner) =>
    privateAnswer(call, instalmentsWire(await readPlan(call, owner))),
  ),
)

order.post(
  `${base}/set-installment`,
  withOwner(async (call, owner) => {
    const fields = await readForm(call)
    const { instalments, payment } = await readPlan(call, owner)
    const number = Number(field(fields, 'number')) || 1
    const card = Number(field(fields, 'card')) || 0
    const isKnown =
      payment?.id === CARD &&
      instalments.some((row) => row.card_id === card && row.number === number)
    if (number > 1 && !isKnown) return refuse(call, 'noInstalment', 'number')
    const chosen = number > 1 ? { card_id: card, instalments: number } : PAID_AT_ONCE
    await saveDraft(call.env.DB, owner.key, chosen)
    return privateAnswer(call, { status: 1, statusText: '' })
  }),
)

order.get(
  '/srv/service/order-v4/agreements',
  withOwner(async (call, owner) => {
    const plan = await readPlan(call, owner)
    const documents = agreementsOf(plan, await emailOf(call, owner), plan.cart.language)
    return privateAnswer(call, { AGREEMENTS: documents })
  }),
)

order.post(
  `${base}/checkout`,
  withOwner(async (call, owner) => answerCheckout(call, owner, await readForm(call))),
)

order.get(`${base}/get-result/:number{[\\w.-]{1,40}}`, async (call) => {
  const owner = await ownerOf(call)
  const row = owner && (await orderOf(call.env.DB, call.req.param('number') ?? '', owner))
  if (!row) return errorAnswer(call, 404, orderText('empty', languageOf(call)))
  const [lines, cards, sendings] = await Promise.all([
    linesOfOrders(call.env.DB, [row.id], languageOf(call)),
    soldCards(call.env.DB, [row.id]),
    sendingOf(call.env.DB, [row.id]),
  ])
  const now = Math.floor(Date.now() / 1000)
  const FOLLOW_URL = await followLink(call.env.TOKEN_SECRET, row.number, now)
  const order = orderWire(row, lines, languageOf(call), cards)
  return privateAnswer(call, {
    ORDER: { ...order, FOLLOW_URL, ...sendingWire(sendings.get(row.id)) },
  })
})
