import { describe, expect, it } from 'vitest'
import { backend, contextOf, makeIdentity } from '../../../../tests/support/call-context'
import { readChange } from '../cart-answer'
import { openCartApi } from '../cart-api'
import type { CartChangeAnswer } from '../cart-model'
import { type LineChange, linesStored, withCount, withLinesLeft, withoutLine } from './lines-left'

const none = () => new Response('<h1>Yok</h1>', { status: 404 })
const row = (at: number, COUNT: number | string) => ({ CART_ID: at, ID: String(at), COUNT })
const storedCart = { PRODUCTS: [row(0, 1), row(1, '2'), row(2, 3)], TARGET_CURRENCY: 'TL' }
const answered = (count: number, more: object = {}): CartChangeAnswer => ({
  ...{ ok: true, statusText: '', summary: { count, total: '10,00', currency: 'TL', ...more } },
})
const linesAfter = (
  answer: CartChangeAnswer,
  stored: object | null = storedCart,
  change: LineChange = withoutLine('1'),
) => withLinesLeft(answer, linesStored(stored), change).summary?.lines

it('[C11] [C18] the lines after a deletion whose answer names none are those that are left, at their new places', () => {
  expect(linesAfter(answered(4))).toEqual([
    { CART_ID: 0, ID: '0', COUNT: 1 },
    { CART_ID: 1, ID: '2', COUNT: 3 },
  ])
})

it('[C11] numbers of lines that are no places stay with their lines', () => {
  const PRODUCTS = [row(8, 1), row(13, 2), row(18, 3)]
  const answer = answered(4)
  const left = withLinesLeft(answer, PRODUCTS, withoutLine('13')).summary?.lines
  expect(left).toEqual([row(8, 1), row(18, 3)])
  const more = withLinesLeft(answered(9), PRODUCTS, withCount('18', '6')).summary?.lines
  expect(more).toEqual([row(8, 1), row(13, 2), { ...row(18, 3), COUNT: '6' }])
})

it('[C11] they are unknown where the cart has another number of pieces, or none is stored', () => {
  expect(linesAfter(answered(5))).toBeUndefined()
  expect(linesAfter(answered(4), null)).toBeUndefined()
  expect(linesAfter({ ...answered(4), ok: false })).toBeUndefined()
})

it('[C11] those of the answer itself come first', () => {
  expect(linesAfter(answered(4, { lines: [] }))).toEqual([])
})

it('[C12] [C18] a refused change leaves them as they are, one that is done has the new counts', () => {
  expect(linesAfter({ ...answered(6), ok: false })).toEqual(storedCart.PRODUCTS)
  const counts = withCount('2', '5')
  expect(linesAfter(answered(8), storedCart, counts)?.map(({ COUNT }) => COUNT)).toEqual([
    1,
    '2',
    '5',
  ])
})

describe('[C18] an answer that lists nothing', () => {
  const readLines = (count: number, cartProducts: unknown) => {
    const answer = { status: 1, totalQuantity: count, totalPrice: '0,00', cartProducts }
    return readChange(answer).summary?.lines
  }

  it('is of an empty cart where it counts nothing', () => {
    for (const none of [undefined, null, []]) expect(readLines(0, none)).toEqual([])
  })

  it('says nothing of the lines of a cart with goods', () => {
    for (const none of [undefined, null, []]) expect(readLines(2, none)).toBeUndefined()
  })
})

it('[C12] [C18] changes of one request build on one another', async () => {
  const { fetch } = backend({
    'cart/delete/': () => Response.json({ status: 1, totalQuantity: 4, totalPrice: '4,00' }),
    'cart/update-item/': () =>
      Response.json({ status: 0, statusText: 'Stokta yok', totalQuantity: 4, totalPrice: '4,00' }),
  })
  const identity = { ...makeIdentity({ currency: 'TL' }), storedCart }
  const { deleteLine, updateLine } = openCartApi(contextOf(fetch, identity))
  await deleteLine({ index: '1', lineId: '' })
  const refused = await updateLine({ index: '0', lineId: '' }, '9')
  expect([refused.ok, refused.statusText]).toEqual([false, 'Stokta yok'])
  expect(refused.summary?.lines?.map(({ ID }) => ID)).toEqual(['0', '2'])
})

it('[C18] the lines of an addition are known though its answer renews a cookie', async () => {
  const PRODUCTS = [{ CART_ID: 8, ID: 7, TITLE: 'Tava', URL: 'tava', COUNT: 1, PRICE_SELL: 10 }]
  const answer = { status: 1, totalQuantity: 1, totalPrice: '10,00', cartProducts: PRODUCTS }
  const headers = { 'set-cookie': 'CART=x1; Path=/' }
  const { fetch } = backend({
    'cart/load': none,
    'content-v5/sub-folder': none,
    'cart/add': () => Response.json(answer, { headers }),
  })
  const identity = { ...makeIdentity({ currency: 'TL' }), storedCart }
  const { add } = openCartApi({ ...contextOf(fetch, identity), origin: 'https://cookies.test' })
  const [added] = await add([{ productId: '7', variantId: '0', quantity: '1' }], {}, 'k')
  expect(added?.summary).toMatchObject({ count: 1, total: '10,00', currency: 'TL' })
  expect(added?.summary?.lines).toMatchObject([{ CART_ID: 8, COUNT: 1 }])
})
