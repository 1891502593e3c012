import { addToCart } from '../cart/change-cart'
import { memberOf } from '../members/signed-in'
import { productOf, variantOf } from '../platform'
import type { Call, Route } from '../server/call'
import { action, html, json } from '../server/reply'
import type { Order } from './order'
import { isCancellable, isReturnable, orderRow } from './order-row'

const day = 86_400

const isOwn = (call: Call, order: Order): boolean => {
  const member = memberOf(call)
  return member ? order.memberId === member.id : order.email === call.session.guestEmail
}

const ownOrders = (call: Call): Order[] => {
  const member = memberOf(call)
  return member ? call.platform.orders.filter(({ memberId }) => memberId === member.id) : []
}

function list(call: Call): Response {
  const { query } = call
  const number = query.get('number')
  const days = Number(query.get('day')) || 0
  const since = days > 0 ? Math.floor(Date.now() / 1000) - days * day : 0
  const rows = ownOrders(call).filter(
    (one) => (!number || one.number === number) && one.date >= since,
  )
  const start = Math.max(0, Number(query.get('start')) || 0)
  const length = Number(query.get('length')) || 20
  const page = rows.slice(start, start + length)
  return json({
    ORDERS: page.length > 0 ? page.map((one) => orderRow(call, one)) : null,
    ORDER_REPEAT: '1',
    START: String(start),
    LENGTH: length,
    TOTAL: String(rows.length),
  })
}

const unknown = () => action(0, 'Sipariş bulunamadı', { key: '' })

/** Adds an order's lines to the cart, with fewer pieces where that is all there is. */
function repeat(call: Call): Response {
  const order = ownOrders(call).find(({ id }) => id === Number(call.parts[0]))
  if (!order || order.paymentState === 'processing') return unknown()
  const personal = order.lines.find(
    ({ productId }) => (productOf(call.platform, productId)?.personalizationId ?? 0) > 0,
  )
  const short = order.lines.flatMap((line) => {
    const product = productOf(call.platform, line.productId)
    if (line === personal) return []
    const variant = product && variantOf(product, line.variantId)
    const available = Math.min(line.count, variant?.stock ?? product?.stock ?? 0)
    const added =
      product && available > 0
        ? addToCart(call, {
            productId: line.productId,
            variantId: line.variantId,
            count: available,
            relatedTo: '',
          })
        : { status: 0 }
    const count = added.status > 0 ? available : 0
    return count < line.count ? [{ TITLE: line.title, COUNT: line.count, ADDED: count }] : []
  })
  const product = personal && productOf(call.platform, personal.productId)
  if (product)
    return action(1, 'Metni yeniden yazın', {
      step: 'product',
      url: product.path.tr,
      SHORT_LINES: short,
    })
  return action(1, '', { step: 'cart', SHORT_LINES: short.length > 0 ? short : null })
}

function returnGoods(call: Call): Response {
  const order = ownOrders(call).find(({ id }) => id === Number(call.parts[0]))
  if (!order) return unknown()
  if (call.method === 'GET') return json({ ORDER: orderRow(call, order) })
  if (!isReturnable(order)) return action(0, 'Bu sipariş iade edilemez', { key: '' })
  const reason = call.form.get('reason')
  const lines = call.form.all('lines').map(Number)
  if (!reason) return action(0, 'Nedeni yazın', { key: 'reason' })
  const isKnown = lines.every(
    (line) => order.lines[line] && !order.returns.some((one) => one.line === line),
  )
  if (lines.length === 0 || !isKnown) return action(0, 'Ürün seçin', { key: 'lines' })
  order.returns.push(...lines.map((line) => ({ line, reason })))
  return action(1, 'İade talebiniz alındı', { key: '' })
}

/** By `{id}-{mail}` of the order, so that a guest can cancel too. */
function cancel(call: Call): Response {
  const [id = '', ...mail] = (call.parts[0] ?? '').split('-')
  const order = call.platform.orders.find((one) => one.id === Number(id))
  if (!order || order.email !== mail.join('-')) return unknown()
  if (!isCancellable(order)) return action(0, 'Sipariş artık iptal edilemez')
  order.statusId = 9
  for (const line of order.lines) {
    const product = productOf(call.platform, line.productId)
    const to = (product && variantOf(product, line.variantId)) ?? product
    if (to) to.stock += line.count
  }
  return action(1, 'Siparişiniz iptal edildi')
}

/** An order of a shopper without a membership, by its number and mail, or by the link in the mail. */
function track(call: Call): Response {
  const { form } = call
  const token = form.get('token')
  const order = call.platform.orders.find((one) =>
    token
      ? one.token === token
      : one.number === form.get('number') &&
        one.email.toLowerCase() === form.get('email').toLowerCase(),
  )
  if (!order) return action(0, 'Sipariş bulunamadı')
  return action(1, '', { ORDER: orderRow(call, order) })
}

function result(call: Call): Response {
  const number = call.parts[0] ?? ''
  const order = call.platform.orders.find((one) => one.number === number)
  if (!order || !isOwn(call, order))
    return html('<!doctype html><html lang="tr"><title>404</title></html>', 404)
  const FOLLOW_URL = order.token && `/siparis-takip?token=${order.token}`
  return json({ ORDER: { ...orderRow(call, order), FOLLOW_URL } })
}

const older = '/srv/service/order-v4'

export const orderCalls: Route[] = [
  { methods: ['GET'], at: `${older}/get-list`, answer: list },
  { methods: ['GET'], at: `${older}/repeat-order`, answer: repeat },
  { methods: ['GET', 'POST'], at: `${older}/order-return`, answer: returnGoods },
  { methods: ['POST'], at: `${older}/track`, answer: track },
  { methods: ['GET'], at: '/srv/service/order-v5/cancel', answer: cancel },
  { methods: ['GET'], at: '/srv/service/order-v5/get-result', answer: result },
]
