import type { Owner } from '../address/owner'
import type { AddressRow } from '../address/queries'
import { listAddresses } from '../address/queries'
import type { Call } from '../app'
import type { Cart } from '../cart/cart'
import { readCart } from '../cart/cart'
import { sha256 } from '../session/session'
import { languageOf } from '../session/visit'
import { storeOfCart } from '../store/queries'
import type { Amounts } from './amounts'
import { amountsOf } from './amounts'
import type { CargoRow, Draft, PaymentRow } from './draft-queries'
import { listCargo, listPayments, readDraft } from './draft-queries'
import type { Instalment } from './instalments'
import { chosenInstalment, listInstalments } from './instalments'
import type { LineFacts } from './line-choices'
import { readLineFacts } from './line-choices'

/** An order as it would be now: the cart, what was chosen, and what it comes to in hundredths of the cart's currency. */
export type Plan = {
  cart: Cart
  /** What was chosen for each line of the cart, by its place. */
  facts: LineFacts[]
  addresses: AddressRow[]
  delivery: AddressRow | null
  invoice: AddressRow | null
  cargo: CargoRow | null
  payment: PaymentRow | null
  companies: CargoRow[]
  payments: PaymentRow[]
  draft: Draft
  /** The store that the goods are had at, as pages say it; '' is none. */
  store: string
  amounts: Amounts
  /** The instalments that the cart may be paid in, and the chosen one; null is one payment. */
  instalments: Instalment[]
  instalment: Instalment | null
}

/** Reads all that an order is made of. */
export async function readPlan(call: Call, who: Owner): Promise<Plan> {
  const { DB, OWN_ORIGIN } = call.env
  const language = languageOf(call)
  const cart = await readCart(call)
  const [facts, draft, addresses, companies, payments, instalments, store] = await Promise.all([
    readLineFacts(DB, cart.session),
    readDraft(DB, who.owner),
    listAddresses(DB, who.owner, language),
    listCargo(DB, language),
    listPayments(DB, language, Boolean(OWN_ORIGIN)),
    listInstalments(DB, cart.session),
    storeOfCart(DB, cart.session),
  ])
  const one = <Row extends { id: number }>(rows: Row[], id: number) =>
    rows.find((row) => row.id === id) ?? null
  const cargo = one(companies, draft.cargo_id)
  const payment = one(payments, draft.payment_id)
  const instalment = chosenInstalment(instalments, draft.payment_id, draft)
  const ordered = cart.lines.map(({ row }) => facts.get(row.id) ?? noFacts(row))
  const delivery = one(addresses, draft.delivery_id)
  return {
    cart,
    facts: ordered,
    addresses,
    delivery,
    invoice: one(addresses, draft.invoice_id) ?? delivery,
    cargo,
    payment,
    companies,
    payments,
    draft,
    store,
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

/** A name for exactly what the shopper agrees to: it changes with goods, prices, addresses, ways and the store. */
export function planMark(plan: Plan): Promise<string> {
  const { cart, facts, delivery, invoice, draft, store, amounts, instalment } = plan
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
  const { cargo_id, payment_id } = draft
  const paid = [payment_id, instalment?.card_id ?? 0, instalment?.number ?? 1]
  const all = [lines, delivery, invoice, cargo_id, paid, amounts, cart.settings.currency, store]
  return sha256(JSON.stringify(all))
}
