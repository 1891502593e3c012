import { productOf } from '../platform'
import type { Call } from '../server/call'
import { json } from '../server/reply'
import { cartTotals } from './cart-answer'
import type { CartLine } from './cart-line'

const without = (lines: CartLine[], line: CartLine) => lines.filter((one) => one !== line)

/** Goods that were removed from the saved lines are named by a form like that of an add. */
function namedLine({ form, session, platform }: Call): CartLine | undefined {
  const [productId, count] = [Number(form.get('productId')), Number(form.get('quantity'))]
  const product = productOf(platform, productId)
  if (!product?.isActive || !(count > 0)) return undefined
  return {
    ...{ lineId: `L${session.nextLine++}`, productId, count, personalization: [] },
    variantId: Number(form.get('variantId')) || 0,
    relatedTo: form.get('relatedProductId'),
    subscribeFrequency: form.isOn('subscribe') ? form.get('subscribeFrequency') || '1m' : '',
    note: form.get('orderNotes'),
  }
}

/** `save-for-later`: `to` is later, cart or none; the line keeps its number wherever it lies. */
export function saveForLater(call: Call): Response {
  const { session, form } = call
  const [to, id] = [form.get('to'), form.get('line')]
  const from = to === 'later' ? session.cart : session.saved
  const isNamed = to === 'later' && form.get('productId') !== ''
  const line = isNamed ? namedLine(call) : from.find(({ lineId }) => lineId === id)
  const fault = line && ['later', 'cart', 'none'].includes(to) ? '' : 'Bu ürün listede yok'
  if (line && !fault) {
    session.cart = without(session.cart, line)
    session.saved = without(session.saved, line)
    if (to === 'later') session.saved.push(line)
    if (to === 'cart') session.cart.push(line)
  }
  return json({ status: fault ? 0 : '1', statusText: fault, ...cartTotals(call) })
}
