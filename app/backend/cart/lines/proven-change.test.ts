import { describe, expect, it } from 'vitest'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { backend, contextOf } from '../../../../tests/support/call-context'
import { openCartApi } from '../cart-api'

const none = () => new Response('<h1>Yok</h1>', { status: 404 })

let shops = 0

/** A shop that says yes to each change and does it to the goods at `place`, or to none. */
async function shopOf(
  place: number | null,
  { hasFragment = true, cartLoad = none, storedCart = null as object | null } = {},
) {
  let goods = ['makas', 'tava', 'cezve'].map((name) => ({ name, count: 1 }))
  const pieces = () => goods.reduce((sum, { count }) => sum + count, 0)
  const rows = () =>
    goods.map(
      ({ name, count }) => `<li><a href="/${name}">${name}</a> <b>${count} x 10,00 TL</b></li>`,
    )
  const changeTo = (count: number) => () => {
    goods = goods.flatMap((one, at) => (at === place ? (count ? [{ ...one, count }] : []) : [one]))
    return Response.json({ status: 1, totalQuantity: pieces(), totalPrice: `${pieces() * 10},00` })
  }
  let isVisible = true
  const displayed = () =>
    isVisible
      ? new Response(`<ul>${rows().join('')}</ul>Toplam: <b>${pieces() * 10},00 TL</b>`)
      : none()
  const { fetch } = backend({
    'cart/load': cartLoad,
    'cart/delete': changeTo(0),
    'cart/update-item': changeTo(3),
    'header-cart': displayed,
  })
  const context = contextOf(fetch)
  const identity = { ...context.identity, storedCart }
  const cart = openCartApi({ ...context, identity, origin: `https://proven${shops++}.test` })
  const [, line] = (await cart.loadDisplayed()).lines
  isVisible = hasFragment
  if (!line) throw new Error('The cart has no second line.')
  return { remove: () => cart.deleteLine(line), change: () => cart.updateLine(line, '3') }
}

describe('[C12] [C13] a change of a line in a shop whose cart is its theme’s', () => {
  it('is done where the cart then shows it', async () => {
    expect((await (await shopOf(1)).remove()).ok).toBe(true)
    expect((await (await shopOf(1)).change()).ok).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['another line', 0],
  ])('is not done where the shop has changed %s', async (_, place) => {
    expect((await (await shopOf(place)).remove()).ok).toBe(false)
    expect((await (await shopOf(place)).change()).ok).toBe(false)
  })

  it('is judged by what the cart says of its lines, though the last answer has said more', async () => {
    const lines = ['makas', 'tava', 'cezve'].map((name, at) => ({
      ...{ CART_ID: at, ID: `${at + 10}`, VARIANT_ID: `${at + 70}`, VARIANT_NAME: 'Büyük' },
      ...{ URL: `/${name}`, COUNT: 1 },
    }))
    const storedCart = { PRODUCTS: lines }
    expect((await (await shopOf(1, { storedCart })).change()).ok).toBe(true)
    expect((await (await shopOf(1, { storedCart })).remove()).ok).toBe(true)
    expect((await (await shopOf(0, { storedCart })).change()).ok).toBe(false)
    expect((await (await shopOf(null, { storedCart })).remove()).ok).toBe(false)
  })

  it('is made too where cart/load is there and cannot be read', async () => {
    for (const answer of [() => new Response('{"PROD'), () => new Response('', { status: 500 })]) {
      expect((await (await shopOf(1, { cartLoad: answer })).remove()).ok).toBe(true)
      expect((await (await shopOf(null, { cartLoad: answer })).remove()).ok).toBe(false)
    }
  })

  it('is judged by the number of pieces where the cart cannot be read', async () => {
    expect((await (await shopOf(1, { hasFragment: false })).remove()).ok).toBe(true)
    expect((await (await shopOf(null, { hasFragment: false })).remove()).ok).toBe(false)
  })
})
