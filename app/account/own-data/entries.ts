import type { AccountMovement, PastOrder } from '~/backend/account/member-model'
import type { CartLine } from '~/backend/cart/cart-model'

const amount = (cents: number): string => (cents / 100).toFixed(2)

const maybeAmount = (cents: number | null) => (cents === null ? null : amount(cents))

type GiftCards = NonNullable<PastOrder['lines'][number]['choices']['giftCards']>

const giftCardEntry = ({ code, balance, currency, end }: GiftCards[number]) => ({
  ...{ code, balance: amount(balance), currency, end },
})

export const orderEntry = (order: PastOrder) => ({
  number: order.number,
  date: order.date,
  status: order.status,
  email: order.email,
  currency: order.currency,
  goods: maybeAmount(order.goods),
  discounts: order.discounts.map((one) => ({ title: one.title, amount: amount(one.total) })),
  surcharge: amount(order.surcharge),
  deliveryPrice: maybeAmount(order.cargo),
  service: amount(order.service),
  total: maybeAmount(order.total),
  refunds: order.refunds.map(({ to, amount: paid }) => ({ to, amount: amount(paid) })),
  returnedDelivery: amount(order.returnedDelivery),
  returnedService: amount(order.returnedService),
  returnRefunds: order.returnRefunds.map(({ amount: paid, ...one }) => ({
    ...one,
    amount: amount(paid),
  })),
  lines: order.lines.map(({ title, variantLabel, count, unit, total, ...line }) => ({
    ...{ title, option: variantLabel, count, unit, total: maybeAmount(total) },
    choices: { ...line.choices, giftCards: line.choices.giftCards?.map(giftCardEntry) },
    cancelled: line.cancelled && { ...line.cancelled, amount: maybeAmount(line.cancelled.amount) },
    returns: line.returns.map((one) => ({ ...one, amount: maybeAmount(one.amount) })),
  })),
  delivery: order.delivery,
  invoice: order.invoice,
  parcel: order.parcel,
})

export const lineEntry = (line: CartLine) => ({
  ...{ title: line.title, option: line.variantLabel, count: line.count, currency: line.currency },
  ...{ total: maybeAmount(line.total), note: line.orderNote, personal: line.personal },
})

export type Row = { total?: number | null; commission?: number; amount?: number }

export const moneyRow = <T extends Row>({ total, commission, amount: sum, ...row }: T) => ({
  ...row,
  ...(total !== undefined && { total: maybeAmount(total) }),
  ...(commission !== undefined && { commission: amount(commission) }),
  ...(sum !== undefined && { amount: amount(sum) }),
})

export const movementEntry = ({ debt, credit, balance, ...movement }: AccountMovement) => ({
  ...movement,
  ...{ debt: amount(debt), credit: amount(credit), balance: maybeAmount(balance) },
})
