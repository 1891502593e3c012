import { randomBytes } from 'node:crypto'
import { pricedLines } from '../cart/cart-count'
import { variantTitle } from '../catalogue/variant-item'
import { nowSeconds } from '../catalogue/view'
import { memberOf } from '../members/signed-in'
import { takeId } from '../platform'
import type { Call } from '../server/call'
import { action } from '../server/reply'
import { amountsOf, buyerEmail, chosenAddress, digestOf } from './amounts'
import type { Order } from './order'

/** Why the order cannot be placed: an address, the cart or a field. */
function refusalOf(call: Call): Response | undefined {
  const { form, session } = call
  if (!buyerEmail(call)) return action(0, 'Lütfen giriş yapın', { key: 'email' })
  if (session.cart.length === 0) return action(-2, 'Sepetiniz boş', { key: '' })
  if (!chosenAddress(call, 'delivery'))
    return action(-1, 'Teslimat adresi seçin', { key: 'delivery' })
  if (!session.order.payment) return action(0, 'Ödeme yöntemi seçin', { key: 'payment' })
  if (!form.isOn('agreement')) return action(0, 'Sözleşmeyi onaylayın', { key: 'agreement' })
  if (form.get('mark') !== digestOf(call))
    return action(-2, 'Sepetiniz değişti, lütfen kontrol edin', { key: '' })
  const missing = pricedLines(call).find(
    ({ line, product, variant }) =>
      (variant?.stock ?? product.stock) < line.count && !call.platform.settings.negativeStock,
  )
  return missing
    ? action(-2, `${missing.product.title.tr} stokta yeterli değil`, { key: '' })
    : undefined
}

function makeOrder(call: Call): Order {
  const { order, storeId } = call.session
  const amounts = amountsOf(call)
  const id = takeId(call.platform)
  const isCard = order.payment === '-2'
  return {
    id,
    number: `KC-${id}`,
    memberId: memberOf(call)?.id ?? 0,
    email: buyerEmail(call),
    date: nowSeconds(),
    statusId: isCard ? 1 : 2,
    lines: pricedLines(call).map(({ line, product, variant, total: sum }) => ({
      ...line,
      title: product.title[call.language],
      variantName: variant ? variantTitle(variant, call) : '',
      total: sum,
    })),
    currency: call.currency,
    ...amounts,
    cargoId: order.cargo,
    paymentId: order.payment,
    paymentState: isCard ? 'waiting' : 'later',
    delivery: chosenAddress(call, 'delivery') ?? null,
    invoice: chosenAddress(call, 'invoice') ?? null,
    storeId,
    cargoNumber: '',
    returns: [],
    token: randomBytes(12).toString('hex'),
    session: call.session,
  }
}

/** Takes what was ordered out of the stock. */
function takeStock(call: Call): void {
  for (const { line, product, variant } of pricedLines(call)) {
    const from = variant ?? product
    from.stock = Math.max(0, from.stock - line.count)
  }
}

/** The return address of each order that is being paid, by its token. */
export const paymentAddress = (call: Call, order: Order, back: string): string => {
  const query = new URLSearchParams({ token: order.token, return_url: back })
  return `${call.platform.origin}/odeme?${query}`
}

/** Places the order; with a card the payment page follows, and the cart is empty once it is paid. */
export function placeOrder(call: Call): Response {
  const refused = refusalOf(call)
  if (refused) return refused
  const order = makeOrder(call)
  takeStock(call)
  call.platform.orders.unshift(order)
  const isPaidNow = order.paymentId === '-2'
  if (!isPaidNow) Object.assign(call.session, { cart: [], coupon: '', campaign: '' })
  call.session.order = { ...call.session.order, card: '', installments: 1 }
  return action(1, '', {
    key: '',
    url: isPaidNow ? paymentAddress(call, order, call.form.get('return_url')) : '',
    ORDER_NUMBER: order.number,
  })
}
