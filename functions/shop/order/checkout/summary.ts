import type { Owner } from '../../address/owner'
import type { AddressRow } from '../../address/queries'
import { listAddresses } from '../../address/queries'
import type { Call } from '../../app'
import type { Cart } from '../../cart/cart'
import { readCart } from '../../cart/cart'
import { languageOf } from '../../session/call-preferences'
import { sha256 } from '../../session/session'
import { storeOfCart } from '../../store/queries'
import type { Amounts } from './amounts'
import { amountsOf } from './amounts'
import { deliveriesOf } from './by-mail'
import type { CargoRow, Draft, PaymentRow } from './draft-queries'
import { listCargo, listPayments, readDraft } from './draft-queries'
import type { Instalment } from './instalments'
import { chosenInstalment, listInstalments } from './instalments'
import type { LineFacts } from './line-choices'
import { readLineFacts } from './line-choices'
import { chosenPayment, isCovered, offeredPayments } from './offered-payments'
import { readSeller, type Seller } from './seller'

/** The current plan of an order: the cart, the choices, and the amounts in hundredths of the cart's currency. */
export type Plan = {
  cart: Cart
  /** The choices of each line of the cart, by its index. */
  facts: LineFacts[]
  addresses: AddressRow[]
  delivery: AddressRow | null
  invoice: AddressRow | null
  cargo: CargoRow | null
  payment: PaymentRow | null
  companies: CargoRow[]
  payments: PaymentRow[]
  draft: Draft
  isMailed: boolean
  /** The title of the store that supplies the goods; '' for none. */
  store: string
  seller: Seller
  amounts: Amounts
  /** The instalments available for the cart, and the chosen one; null is a single payment. */
  instalments: Instalment[]
  instalment: Instalment | null
}

/** Reads everything that an order consists of. */
export async function readPlan(call: Call, owner: Owner): Promise<Plan> {
  const { DB, OWN_ORIGIN } = call.env
  const language = languageOf(call)
  const cart = await readCart(call)
  const [facts, draft, addresses, carriers, methods, instalments, store, seller] =
    await Promise.all([
      readLineFacts(DB, cart.session),
      readDraft(DB, owner.key),
      listAddresses(DB, owner.key, language),
      listCargo(DB, language),
      listPayments(DB, language, Boolean(OWN_ORIGIN)),
      listInstalments(DB, cart.session),
      storeOfCart(DB, cart.session),
      readSeller(DB),
    ])
  const byId = <Row extends { id: number }>(rows: Row[], id: number) =>
    rows.find((row) => row.id === id) ?? null
  const deliveries = deliveriesOf(cart, carriers, draft)
  const { cargo, companies } = deliveries
  const payments = offeredPayments({ cart, companies, payments: methods })
  const payment = chosenPayment(payments, draft.payment_id, isCovered(cart, cargo))
  const instalment = chosenInstalment(instalments, payment?.id ?? 0, draft)
  const delivery = byId(addresses, draft.delivery_id)
  return {
    cart,
    facts: cart.lines.map(({ row }) => facts.get(row.id) ?? noFacts(row)),
    addresses,
    delivery,
    invoice: byId(addresses, draft.invoice_id) ?? delivery,
    ...deliveries,
    payment,
    payments,
    draft,
    store,
    seller,
    amounts: amountsOf({ cart, cargo, payment, percent: instalment?.percent ?? 0 }),
    instalments,
    instalment,
  }
}

const noFacts = ({ id, frequency }: { id: number; frequency: string }): LineFacts => ({
  id,
  frequency,
  personalization: '',
  personal_fields: '[]',
})

/** A digest of exactly what the shopper agrees to: it changes with goods, prices, addresses, methods and the store. */
export function planDigest(plan: Plan): Promise<string> {
  const { cart, facts, delivery, invoice, cargo, payment, store, amounts, instalment } = plan
  const personalizations = new Map(facts.map(({ id, personalization }) => [id, personalization]))
  const lines = cart.lines.map(({ row, price }) => [
    row.product_id,
    row.variant_id,
    row.count,
    price.total,
    row.frequency,
    row.order_note,
    personalizations.get(row.id) ?? '',
  ])
  const paid = [payment?.id ?? 0, instalment?.card_id ?? 0, instalment?.number ?? 1]
  const all = [
    lines,
    delivery,
    invoice,
    cargo?.id ?? 0,
    paid,
    amounts,
    cart.settings.currency,
    store,
  ]
  return sha256(JSON.stringify(all))
}
