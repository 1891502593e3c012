import { createHash } from 'node:crypto'
import { bankList } from '../calls/sub-folder-calls'
import { campaignOff } from '../cart/campaigns'
import { shipping } from '../cart/cart-answer'
import { cartTotal, pricedLines } from '../cart/cart-count'
import { couponOff } from '../cart/coupon'
import { convert, round } from '../catalogue/money'
import { ownAddresses } from '../members/address-calls'
import type { Address } from '../members/member'
import { memberOf } from '../members/signed-in'
import type { Call } from '../server/call'

export const cargoCompanies = [
  { id: '11', title: 'Ege Kargo', description: '2 iş gününde', extra: 0 },
  { id: '12', title: 'Hızlı Kurye', description: 'Ertesi gün &amp; randevulu', extra: 45 },
]

const cashOnDelivery = '5'

export const paymentTypes = [
  { id: '-2', title: 'Kredi kartı', text: '3D Secure', price: 0, percent: 0 },
  { id: '-1', title: 'Havale / EFT', text: '%3 indirim', price: 0, percent: 3 },
  { id: cashOnDelivery, title: 'Kapıda ödeme', text: '', price: 24.9, percent: 0 },
]

type PaymentType = (typeof paymentTypes)[number]

/** A courier takes no money. */
export const offeredPayments = ({ platform }: Call, cargo = ''): PaymentType[] =>
  paymentTypes.filter(
    ({ id }) =>
      platform.settings.payments.includes(id) && !(id === cashOnDelivery && cargo === '12'),
  )

/** What paying this way takes off the order as it is now. */
export const discountOf = (call: Call, percent = 0): number =>
  round((cartTotal(call) * percent) / 100)

export type Amounts = {
  goods: number
  cargo: number
  service: number
  discount: number
  coupon: number
  installment: number
  total: number
}

/** The rows of what lowers an order; null for none. */
export const discountRows = ({ discount, coupon }: Pick<Amounts, 'discount' | 'coupon'>) => {
  const rows = [
    { TITLE: 'Havale indirimi', TOTAL: discount },
    { TITLE: 'Kupon indirimi', TOTAL: coupon },
  ].filter(({ TOTAL }) => TOTAL > 0)
  return rows.length > 0 ? rows : null
}

/** What choosing a shipping company adds to the cart's total. */
export function cargoPrice(call: Call, id: string): number {
  const company = cargoCompanies.find((one) => one.id === id)
  const extra = convert(company?.extra ?? 0, 'TL', call.currency)
  return round(shipping(call, cartTotal(call)).price + extra)
}

/** The sums of the order as it would be placed now, with VAT. */
export function amountsOf(call: Call): Amounts {
  const { cargo, payment, card, installments } = call.session.order
  const goods = cartTotal(call)
  const type = paymentTypes.find(({ id }) => id === payment)
  const service = convert(type?.price ?? 0, 'TL', call.currency)
  const discount = discountOf(call, type?.percent)
  const shippingPrice = cargoPrice(call, cargo)
  const coupon = round(couponOff(call) + campaignOff(call))
  const before = round(goods + shippingPrice + service - discount - coupon)
  const chosen = bankList(before)
    .find(({ ID }) => ID === card)
    ?.INSTALLMENT_LIST.find(({ INSTALLMENT_NUMBER }) => Number(INSTALLMENT_NUMBER) === installments)
  const isCard = payment === '-2' && installments > 1
  const installment = isCard && chosen ? round(chosen.PRICE_TOTAL - before) : 0
  return {
    goods,
    cargo: shippingPrice,
    service,
    discount,
    coupon,
    installment,
    total: round(before + installment),
  }
}

export const buyerEmail = (call: Call): string => memberOf(call)?.email || call.session.guestEmail

/** The chosen address, else the first one. */
export function chosenAddress(call: Call, kind: 'delivery' | 'invoice'): Address | undefined {
  const list = ownAddresses(call)
  return list.find(({ id }) => id === call.session.order[kind]) ?? list[0]
}

/** Identifies exactly the order that is shown: its lines, its prices, its addresses and its choices. */
export function digestOf(call: Call): string {
  const lines = pricedLines(call).map(({ line, unit }) => [line, unit])
  const facts = {
    lines,
    amounts: amountsOf(call),
    delivery: chosenAddress(call, 'delivery'),
    invoice: chosenAddress(call, 'invoice'),
    choices: call.session.order,
    store: call.session.storeId,
    currency: call.currency,
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}
