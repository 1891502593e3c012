import { randomInt } from 'node:crypto'
import { escaped } from '../pages/escape'
import { takeId } from '../platform'
import type { Call } from '../server/call'
import { html, redirect } from '../server/reply'

const withQuery = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

const choice = (call: Call, result: string, text: string): string => {
  const query = new URLSearchParams([...call.query.pairs, ['result', result]])
  return `<a href="${escaped(`${call.path}?${query}`)}">${text}</a>`
}

/** The bank's page for an order: paying it or not, then back to where the shopper came from. */
function orderPage(call: Call): Response {
  const order = call.platform.orders.find(({ token }) => token === call.query.get('token'))
  if (!order) return redirect('/404')
  const result = call.query.get('result')
  if (result && order.paymentState === 'waiting') {
    order.paymentState = result === 'paid' ? 'paid' : 'refused'
    order.statusId = result === 'paid' ? 2 : order.statusId
    if (result === 'paid' && order.session)
      Object.assign(order.session, { cart: [], coupon: '', campaign: '' })
  }
  if (result)
    return redirect(withQuery(call.query.get('return_url') || '/', 'siparis', order.number))
  return html(
    `<!doctype html><html lang="tr"><title>Ödeme</title><h1>${order.number}: ${order.total} ${order.currency}</h1>${choice(call, 'paid', 'Öde')} ${choice(call, 'refused', 'Reddet')}</html>`,
  )
}

/** The provider's page where a card is typed and saved. */
function cardPage(call: Call): Response {
  const member = call.platform.members.find(({ code }) => code === call.query.get('member'))
  const back = call.query.get('return_url') || '/'
  const result = call.query.get('result')
  if (!member) return redirect('/404')
  if (result === 'saved')
    member.cards.push({
      id: takeId(call.platform),
      brand: 'Visa',
      last4: String(randomInt(1000, 9999)),
      expiry: '2029-01',
      name: 'Yeni kartım',
      isValid: true,
    })
  if (result)
    return redirect(withQuery(back, 'kart', result === 'saved' ? 'kaydedildi' : 'vazgecildi'))
  return html(
    `<!doctype html><html lang="tr"><title>Kart</title>${choice(call, 'saved', 'Kaydet')} ${choice(call, 'cancelled', 'Vazgeç')}</html>`,
  )
}

/** The pages of the payment provider, which the shop's own origin serves. */
export function paymentPage(call: Call): Response | undefined {
  if (call.path === '/odeme') return orderPage(call)
  return call.path === '/kart' ? cardPage(call) : undefined
}
