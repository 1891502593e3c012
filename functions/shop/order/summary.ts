import type { Owner } from '../address/owner'
import type { AddressRow } from '../address/queries'
import { listAddresses } from '../address/queries'
import type { Call } from '../app'
import type { Cart } from '../cart/cart'
import { readCart } from '../cart/cart'
import { convert } from '../money'
import { sha256 } from '../session/session'
import { languageOf } from '../session/visit'
import type { CargoRow, Draft, PaymentRow } from './draft-queries'
import { listCargo, listPayments, readDraft } from './draft-queries'

/** An order as it would be now: the cart, what was chosen, and what it comes to in hundredths of the cart's currency. */
export type Plan = {
  cart: Cart
  addresses: AddressRow[]
  delivery: AddressRow | null
  invoice: AddressRow | null
  cargo: CargoRow | null
  payment: PaymentRow | null
  companies: CargoRow[]
  payments: PaymentRow[]
  draft: Draft
  amounts: { goods: number; cargo: number; service: number; total: number }
}

/** Reads all that an order is made of. */
export async function readPlan(call: Call, who: Owner): Promise<Plan> {
  const { DB, OWN_ORIGIN } = call.env
  const language = languageOf(call)
  const [cart, draft, addresses, companies, payments] = await Promise.all([
    readCart(call),
    readDraft(DB, who.owner),
    listAddresses(DB, who.owner, language),
    listCargo(DB, language),
    listPayments(DB, language, Boolean(OWN_ORIGIN)),
  ])
  const one = <Row extends { id: number }>(rows: Row[], id: number) =>
    rows.find((row) => row.id === id) ?? null
  const cargo = one(companies, draft.cargo_id)
  const payment = one(payments, draft.payment_id)
  const { rate } = cart.settings
  const goods = cart.price.cart
  const carried = cart.price.cargo + convert(cargo?.extra ?? 0, rate)
  const service = convert(payment?.fee ?? 0, rate)
  const delivery = one(addresses, draft.delivery_id)
  return {
    cart,
    addresses,
    delivery,
    invoice: one(addresses, draft.invoice_id) ?? delivery,
    cargo,
    payment,
    companies,
    payments,
    draft,
    amounts: { goods, cargo: carried, service, total: goods + carried + service },
  }
}

/** A name for exactly what the shopper agrees to: it changes with goods, prices, addresses and ways. */
export function planMark(plan: Plan): Promise<string> {
  const { cart, delivery, invoice, draft, amounts } = plan
  const lines = cart.lines.map(({ row, price }) => [
    row.product_id,
    row.variant_id,
    row.count,
    price.total,
  ])
  const { cargo_id, payment_id } = draft
  const all = [lines, delivery, invoice, cargo_id, payment_id, amounts, cart.settings.currency]
  return sha256(JSON.stringify(all))
}
