import { productOf, variantOf } from '../platform'
import type { Call, Route } from '../server/call'
import { replayed } from '../server/replay'
import { json } from '../server/reply'
import { deselectCampaign, selectCampaign } from './campaigns'
import { cartLoad, cartTotals } from './cart-answer'
import type { CartLine } from './cart-line'
import { type Added, addToCart, countFault, isSame, leftFor, type Wanted } from './change-cart'
import { setCoupon } from './coupon'
import { saveForLater } from './save-for-later'

const numberIn = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

function answerOf(call: Call, added: Added): object {
  const { status, statusText, url, title, personalizationError } = added
  return {
    status,
    statusText,
    ...(url !== undefined && { url }),
    ...(title !== undefined && { title }),
    personalization_error: personalizationError ? 1 : 0,
    ...cartTotals(call),
  }
}

/** A list of products is answered by a list, in the order of the request, even if it holds only one. */
function add(call: Call): Response {
  const { form } = call
  const isMany = form.pairs.some(([key]) => /^productId\[\d*\]$/.test(key))
  const [variants, counts, related] = ['variantId', 'quantity', 'relatedProductId'].map((name) =>
    form.all(name),
  )
  const wanted = form.all('productId').map(
    (id, at): Wanted => ({
      productId: Number(id),
      variantId: Number(variants?.[at] ?? 0) || 0,
      count: numberIn(counts?.[at] || '1'),
      relatedTo: related?.[at] ?? '',
    }),
  )
  if (form.has('csrfToken') && form.get('csrfToken') && form.get('csrfToken').length < 8)
    return json({ status: 0, statusText: 'Oturumunuz yenilendi, sayfayı yenileyin' })
  if (wanted.length === 0) return json({ status: 0, statusText: 'Seçili ürün bulunmamaktadır' })
  const added = wanted.map((one) => addToCart(call, one))
  if (isMany) return json(added.map((one) => answerOf(call, one)))
  return json(answerOf(call, added[0] ?? { status: 0, statusText: '' }))
}

/** Finds a line by its own id, if one is sent and known, else by its position. */
function lineAt(
  call: Call,
  position: string | undefined,
  ids: string[],
  at = 0,
): CartLine | undefined {
  const id = ids[at]
  if (id) return call.session.cart.find(({ lineId }) => lineId === id)
  return position === undefined || position === '' ? undefined : call.session.cart[Number(position)]
}

const sentIds = (call: Call): string[] => call.query.get('lines').split(',').filter(Boolean)

/** Sets a line's count, or says why not. */
function setCount(call: Call, line: CartLine, count: number): string {
  const product = productOf(call.platform, line.productId)
  if (!product) return 'Ürün bulunamadı'
  const left = leftFor(call, product, variantOf(product, line.variantId)) + line.count
  const fault = countFault(product, count, left, call.platform.settings.negativeStock)
  if (!fault) line.count = count
  return fault
}

/** Lines are named by an answer to new counts, not by one to a deletion or of a refusal. */
function answered(call: Call, fault: string, namesLines = true): Response {
  const { cartProducts, ...totals } = cartTotals(call)
  const lines = namesLines && !fault ? { cartProducts } : {}
  return json({ status: fault ? 0 : 1, statusText: fault, ...totals, ...lines })
}

function updateItem(call: Call): Response {
  const line = lineAt(call, call.parts[0], sentIds(call))
  if (!line) return answered(call, 'Bu ürün sepetinizde yok')
  const count = numberIn(call.parts[1])
  if (count === 0) return remove(call)
  return answered(call, setCount(call, line, count))
}

/** All counts in the order of the lines; nothing changes unless all can. */
function update(call: Call): Response {
  const counts = (call.parts[0] ?? '').split('-').map(numberIn)
  const { cart } = call.session
  const ids = sentIds(call)
  const isOther = ids.length > 0 && ids.join() !== cart.map(({ lineId }) => lineId).join()
  if (counts.length !== cart.length || isOther) return answered(call, 'Sepetiniz değişti')
  const before = cart.map(({ count }) => count)
  const faults = cart.map((line, at) => setCount(call, line, counts[at] ?? 0)).filter(Boolean)
  if (faults.length > 0)
    for (const [at, line] of cart.entries()) line.count = before[at] ?? line.count
  return answered(call, faults[0] ?? '')
}

function remove(call: Call): Response {
  const line = lineAt(call, call.parts[0], sentIds(call))
  if (!line) return answered(call, 'Bu ürün sepetinizde yok')
  call.session.cart = call.session.cart.filter((one) => one !== line)
  return answered(call, '', false)
}

/** An equal line takes up the line. */
function setNote(call: Call): Response {
  const line = lineAt(call, call.parts[0], sentIds(call))
  if (!line) return answered(call, 'Bu ürün sepetinizde yok')
  const note = call.form.get('content')
  if (note.length > 250) return answered(call, 'Not en &#231;ok 250 karakter olabilir')
  line.note = note
  const equal = call.session.cart.find((one) => one !== line && isSame(one, line))
  if (equal) equal.count += line.count
  if (equal) call.session.cart = call.session.cart.filter((one) => one !== line)
  return answered(call, '')
}

function removeAll(call: Call): Response {
  call.session.cart = []
  return answered(call, '', false)
}

const at = '/srv/service/cart'
const atCampaigns = '/srv/service/campaign-v2/campaign'

export const cartCalls: Route[] = [
  { no: [68], methods: ['POST'], at: `${at}/add-to-cart`, answer: replayed(add) },
  { no: [64], methods: ['GET'], at: `${at}/update-item`, answer: updateItem },
  { no: [65], methods: ['GET'], at: `${at}/update`, answer: update },
  { no: [66], methods: ['GET'], at: `${at}/delete`, answer: remove },
  { no: [67], methods: ['GET'], at: `${at}/delete-all`, answer: removeAll },
  { methods: ['POST'], at: `${at}/set-campaign-code`, answer: setCoupon },
  { methods: ['POST'], at: `${atCampaigns}/select-campaign`, answer: selectCampaign },
  { methods: ['POST'], at: `${atCampaigns}/deselect-campaign`, answer: deselectCampaign },
  { methods: ['POST'], at: `${at}/set-order-notes`, answer: setNote },
  { methods: ['POST'], at: `${at}/save-for-later`, answer: saveForLater },
  { methods: ['GET'], at: `${at}/load`, answer: (call) => json(cartLoad(call)) },
]
