import { describe, expect, it } from 'vitest'
import { backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { openCartApi } from './cart-api'

/** A cart API of a backend that only knows euros, and accepts other currencies or not. */
function cartApiWith(takesCurrency: boolean) {
  const added = { status: 1, totalQuantity: 2, totalPrice: '10,00' }
  const { fetch } = backend({
    'set-currency': () => Response.json(takesCurrency ? 1 : 0),
    'cart/load': () => Response.json({ PRODUCTS: [], TARGET_CURRENCY: 'EUR' }),
    '': () => Response.json(added),
  })
  return openCartApi(contextOf(fetch, makeIdentity({ currency: undefined })))
}

it('[C11] a change names its lines by id if the backend has ids', async () => {
  const { sent, fetch } = backend({ '': () => Response.json({ status: 1 }) })
  const { updateLine, deleteLine, updateAll } = openCartApi(contextOf(fetch))
  const [one, two, unnamed] = ['7-1', '9-1', ''].map((lineId, at) => ({
    index: String(at),
    lineId,
  }))
  if (!one || !two || !unnamed) throw new Error('Three lines were made.')
  await updateLine(two, '3')
  await deleteLine(one)
  await updateAll([one, two], ['1', '2'])
  await deleteLine(unnamed)
  await updateAll([one, unnamed], ['1', '2'])
  expect(sent.map(({ path, search }) => path + search)).toEqual([
    '/srv/service/cart/update-item/1/3?lines=9-1&language=tr',
    '/srv/service/cart/delete/0?lines=7-1&language=tr',
    '/srv/service/cart/update/1-2?lines=7-1%2C9-1&language=tr',
    '/srv/service/cart/delete/2?language=tr',
    '/srv/service/cart/update/1-2?language=tr',
  ])
})

const item = { productId: '1', variantId: '0', quantity: '2' }

it('[C08] [G04] a total names its currency, which may differ from the page’s', async () => {
  const currencies = async (takesCurrency: boolean) => {
    const { add, updateLine } = cartApiWith(takesCurrency)
    const [added] = await add([item], {}, 'key')
    return [
      added?.summary?.currency,
      (await updateLine({ index: '0', lineId: '' }, '2')).summary?.currency,
    ]
  }
  expect(await currencies(true)).toEqual(['TL', 'TL'])
  expect(await currencies(false)).toEqual(['EUR', 'EUR'])
})

it.each([
  ['a text', 'abc', 'abc'],
  ['a number', 7, ''],
  ['an object', {}, ''],
])('[C14] a token that is %s is sent only if it is a text', async (_, sentByShop, token) => {
  const { fetch } = backend({ globals: () => Response.json({ CART_CSRF_TOKEN: sentByShop }) })
  expect(await openCartApi(contextOf(fetch)).csrfToken()).toBe(token)
})

describe('[C11] [T12] a change without a readable answer', () => {
  const lost = new Response('<h1>Bakım</h1>')
  const line = { CART_ID: '0', ID: '1', TITLE: 'Defter', URL: 'defter', COUNT: 3, PRICE_SELL: 2 }
  const other = { ...line, CART_ID: '1', ID: '2', COUNT: 5 }
  const apiOf = (lines: object[], answer = () => lost.clone()) => {
    const load = () => Response.json({ PRODUCTS: lines, PRICE_CART: 16, TARGET_CURRENCY: 'TL' })
    const { fetch } = backend({ 'cart/load': load, 'service/cart': answer })
    return openCartApi(contextOf(fetch))
  }
  const first = { index: '0', lineId: '', productId: '1' }
  const done = { ok: true, summary: { count: 8, total: '16,00', currency: 'TL' } }

  it('is done where the cart shows it', async () => {
    expect(await apiOf([line, other]).updateLine(first, '3')).toMatchObject(done)
    expect(await apiOf([line, other]).updateAll([first, first], ['3', '5'])).toMatchObject(done)
    expect(await apiOf([{ ...other, CART_ID: '0' }]).deleteLine(first)).toMatchObject({ ok: true })
    expect(await apiOf([]).deleteAll()).toMatchObject({ ok: true })
  })

  it('removes one of two lines of a product, which differ in variant or engraving', async () => {
    const PERSONALIZATION = [{ KEY: 'name', TITLE: 'İsim', VALUE: 'Ada' }]
    for (const [mine, left] of [
      [{ VARIANT_ID: '7' }, { VARIANT_ID: '8' }],
      [{ ORDER_NOTES: 'Hediye' }, { ORDER_NOTES: '' }],
      [{ PERSONALIZATION }, { PERSONALIZATION: [] }],
    ]) {
      const [removed] = (await apiOf([{ ...line, ...mine }]).load()).lines
      if (!removed) throw new Error('The cart has a line.')
      const after = apiOf([{ ...line, ...left }])
      expect(await after.deleteLine(removed), JSON.stringify(left)).toMatchObject({ ok: true })
      await expect(after.updateLine(removed, '3')).rejects.toThrow()
    }
  })

  it('failed where the cart is as before', async () => {
    const cart = apiOf([line, other])
    await expect(cart.updateLine(first, '4')).rejects.toThrow('without a status')
    await expect(cart.updateLine({ ...first, productId: '9' }, '3')).rejects.toThrow()
    await expect(cart.updateAll([first, first], ['3', '4'])).rejects.toThrow()
    await expect(cart.updateAll([first], ['3'])).rejects.toThrow()
    await expect(cart.deleteLine(first)).rejects.toThrow()
    await expect(cart.deleteAll()).rejects.toThrow()
  })

  it('is done though refused without a word, where the cart shows it', async () => {
    const refuses = () => Response.json({ status: 0, statusText: '' })
    expect(await apiOf([line, other], refuses).updateLine(first, '3')).toMatchObject({ ok: true })
    expect(await apiOf([line, other], refuses).updateLine(first, '4')).toMatchObject({ ok: false })
    const refusesWithReason = () => Response.json({ status: 0, statusText: 'Olmaz' })
    expect(await apiOf([line, other], refusesWithReason).updateLine(first, '3')).toMatchObject({
      ok: false,
    })
  })

  it('failed where the shop refused it, whatever the cart shows', async () => {
    const refuses = () => new Response('', { status: 429 })
    await expect(apiOf([line, other], refuses).updateLine(first, '3')).rejects.toThrow('429')
  })
})

it('[C20] a code is sent as a Turkish keyboard writes it, and known again in English capitals', async () => {
  const DATA = { PRODUCTS: [], COUPON_CODE: 'INDIRIM10' }
  const { sent, fetch } = backend({
    'set-campaign-code': () => new Response('', { status: 502 }),
    'cart/load': () => Response.json(DATA),
  })
  const cart = openCartApi(contextOf(fetch))
  expect(await cart.setCoupon('İndirim10')).toMatchObject({ ok: true })
  expect(decodeURIComponent(sent[0]?.path ?? '')).toBe(
    '/srv/service/cart/set-campaign-code/İndirim10',
  )
})

const refusedBy = (body: object, status: number) => {
  const { fetch } = backend({
    'cart/load': () => Response.json({ PRODUCTS: [], COUPON_CODE: 'YOK10' }),
    '/cart/': () => Response.json(body, { status }),
  })
  return openCartApi(contextOf(fetch))
}
const anyLine = { index: '0', lineId: '' }

it.each([
  [{ status: 0, statusText: 'Stokta yok' }, 409],
  [{ success: false, message: 'Stokta yok' }, 200],
  [[{ status: 0, statusText: 'Stokta yok' }], 200],
  [{ status: 'error', message: 'Stokta yok' }, 422],
  [{ message: 'Stokta yok' }, 400],
])('[C15] a refusal is told in the shop’s words: %j', async (body, status) => {
  const cart = refusedBy(body, status)
  const refusal = { statusText: 'Stokta yok' }
  const items = [{ productId: '1', variantId: '0', quantity: '1' }]
  expect(await cart.add(items, {}, 'key')).toMatchObject([{ status: 0, ...refusal }])
  expect(await cart.updateLine(anyLine, '2')).toMatchObject({ ok: false, ...refusal })
})

it('[C20] a refusal that is a word for programs, or none, takes no coupon', async () => {
  for (const statusText of ['NO_MEMBER_SESSION', ''])
    expect(await refusedBy({ status: 0, statusText }, 200).setCoupon('yok10')).toMatchObject({
      ok: false,
      statusText: '',
    })
})

it.each([
  ['7.347,90 TL', '7.347,90'],
  ['₺7.347,90', '7.347,90'],
  ['1.250', '1.250,00'],
  ['12.500 TL', '12.500,00'],
  ['1041.5800', '1.041,58'],
  [1.125, '1,13'],
  [7347.9, '7.347,90'],
])(
  '[C08] the total %j is the amount %s, whatever currency stands beside it',
  async (totalPrice, total) => {
    const answer = { status: 1, totalQuantity: 2, totalPrice }
    const changed = await refusedBy(answer, 200).updateLine(anyLine, '2')
    expect(changed.summary).toMatchObject({ count: 2, total })
  },
)

it('[C15] [C16] a stored cart does not judge a change that got no answer, or one that says nothing of the cart', async () => {
  const dropsAfter = async (answer: () => Response) => {
    let dropped = 0
    const dropStoredCart = () => {
      dropped += 1
    }
    const { fetch } = backend({ '/cart/': answer })
    const context = contextOf(fetch, makeIdentity({ dropStoredCart }))
    await openCartApi(context)
      .add([item], {}, 'key')
      .catch(() => undefined)
    return dropped
  }
  expect(await dropsAfter(() => new Response('', { status: 502 }))).toBe(1)
  expect(await dropsAfter(() => Response.json({ status: 1 }))).toBe(1)
  expect(await dropsAfter(() => Response.json({ status: 0, statusText: 'Stok yok' }))).toBe(0)
  const whole = { status: 1, totalQuantity: 2, totalPrice: '10,00' }
  expect(await dropsAfter(() => Response.json(whole))).toBe(0)
})

it('[C01] [P03] an option that was not read is added as its only variant, else the shop says what is missing', async () => {
  const row = (ID: number) => ({ ID, TYPE_ID: ID, PRICE: 10, STOCK: 2, IN_STOCK: 1 })
  const lists: Record<string, unknown> = { '11': [row(31)], '12': [row(32), row(33)] }
  const { sent, fetch } = backend({
    'get-variant2-list/1/11': () => Response.json({ VARIANT2_LIST: lists['11'] }),
    'get-variant2-list/1/12': () => Response.json({ VARIANT2_LIST: lists['12'] }),
    'get-variant2-list': () => new Response('', { status: 500 }),
    '': () => Response.json({ status: 1, totalQuantity: 2, totalPrice: '10,00' }),
  })
  const { add } = openCartApi(contextOf(fetch))
  for (const option of ['11', '12', '13'])
    await add([{ productId: '1', variantId: `option-${option}`, quantity: '1' }], {}, option)
  const forms = sent.filter(({ path }) => path.includes('add-to-cart')).map(({ body }) => body)
  expect(forms.map((form) => new URLSearchParams(String(form)).get('variantId'))).toEqual([
    '31',
    '0',
    '0',
  ])
})

it('[C08] [G04] the total of a change is in the one currency of the cart’s lines', async () => {
  const row = { COUNT: 1, ID: '1', TITLE: 'Defter', URL: 'defter', PRICE_SELL: 99.5, VAT: 0 }
  const cartProducts = [{ ...row, CART_ID: '0', TARGET_CURRENCY: 'USD' }]
  const change = { status: 1, totalQuantity: 1, totalPrice: '99,50', cartProducts }
  const { fetch } = backend({ 'update-item': () => Response.json(change) })
  const { updateLine } = openCartApi(contextOf(fetch, makeIdentity({ currency: 'TL' })))
  const { summary } = await updateLine({ index: '0', lineId: '' }, '1')
  expect(summary).toMatchObject({ total: '99,50', currency: 'USD' })
})
