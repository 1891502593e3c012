import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSignIn } from '../../app/backend/auth/sign-in'
import { addForm } from '../../app/backend/cart/add-form'
import { readCart } from '../../app/backend/cart/cart'
import { readAdds, readChange } from '../../app/backend/cart/cart-answer'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const tr = 'language=tr'

async function addOne(
  call: Caller,
  name: Parameters<typeof demoProduct>[1],
  quantity = '1',
  key = crypto.randomUUID(),
) {
  const product = await demoProduct(shop.db, name)
  const form = addForm([{ productId: String(product.id), variantId: '0', quantity }], {})
  const init = { method: 'POST', body: form, headers: { 'idempotency-key': key } }
  const response = await call.send(`/srv/service/cart/add-to-cart?${tr}`, init)
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as it is
  return { product, response, body: (await response.json()) as any }
}

describe('the cart’s calls', () => {
  it('[C17] return the session’s new expiry with every change', async () => {
    const call = new Caller(shop)
    const first = await addOne(call, 'addsQuietly')
    const key = crypto.randomUUID()
    const later = await addOne(call, 'plain', '1', key)
    const second = await addOne(call, 'plain', '1', key)
    const [line = ''] = first.response.headers.getSetCookie()
    expect(line).toMatch(/^SHOPSESSION=[0-9a-f]{32}; Max-Age=2592000;/)
    expect(later.response.headers.getSetCookie()).toEqual([line])
    // A repeated response contains no session that the caller already has.
    expect(second.response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['addsQuietly', 1],
    ['redirects', 2],
    ['opensCart', 3],
    ['showsNotice', 4],
    ['twoGroups', -1],
    ['needsStore', -2],
    ['soldOut', 0],
  ] as const)('[Z68] %s answers status %i', async (name, status) => {
    const { body } = await addOne(new Caller(shop), name)
    expect(Array.isArray(body)).toBe(false)
    expect(body.status).toBe(status)
    expect(readAdds(body)[0]).toMatchObject({ status })
  })

  it('[Z68] report a missing required personalization', async () => {
    const { body, product } = await addOne(new Caller(shop), 'personal')
    expect(readAdds(body)[0]).toMatchObject({
      status: 0,
      personalizationError: true,
      path: product.path,
    })
  })

  it('[C14] [Z68] answer several products one by one, in order', async () => {
    const call = new Caller(shop)
    const [good, bad] = [
      await demoProduct(shop.db, 'addsQuietly'),
      await demoProduct(shop.db, 'soldOut'),
    ]
    const items = [good, bad].map(({ id }) => ({
      productId: String(id),
      variantId: '0',
      quantity: '1',
    }))
    const form = addForm(items, {})
    expect([...form.keys()]).toEqual([
      'productId[]',
      'variantId[]',
      'quantity[]',
      'relatedProductId[]',
      'productId[]',
      'variantId[]',
      'quantity[]',
      'relatedProductId[]',
    ])
    const answers = readAdds(await call.json(`/srv/service/cart/add-to-cart?${tr}`, form))
    expect(answers.map(({ status }) => status)).toEqual([1, 0])
    expect(answers.at(-1)?.status).toBe(0)
  })

  it('[C14] send subscription, note and personalization only when set', () => {
    const item = { productId: '1', variantId: '0', quantity: '1' }
    expect([...addForm([item], {}).keys()]).toEqual(['productId', 'variantId', 'quantity'])
    const full = addForm([{ ...item, relatedProductId: '7:0' }], {
      subscribeFrequency: '4',
      orderNotes: 'Hediye',
      personalization: { 1: '{}' },
      csrfToken: 't',
    })
    expect(Object.fromEntries(full)).toEqual({
      productId: '1',
      variantId: '0',
      quantity: '1',
      relatedProductId: '7:0',
      subscribe: '1',
      subscribeFrequency: '4',
      orderNotes: 'Hediye',
      'formData[1]': '{}',
      csrfToken: 't',
    })
  })

  it('[C16] [Z68] repeat the first response for the same key, and refuse it with another payload', async () => {
    const call = new Caller(shop)
    const key = crypto.randomUUID()
    const first = await addOne(call, 'addsQuietly', '2', key)
    const other = new Caller(shop)
    const second = await addOne(other, 'addsQuietly', '2', key)
    expect(second.body).toEqual(first.body)
    expect(other.cookie).toBe(call.cookie)
    expect((await addOne(call, 'addsQuietly', '3', key)).response.status).toBe(422)
  })

  it('[Z64] [Z65] [Z66] [Z67] change one line, all lines, remove one and empty the cart', async () => {
    const call = new Caller(shop)
    await addOne(call, 'addsQuietly')
    await addOne(call, 'showsNotice')
    const cart = async () =>
      readCart(await call.json(`/srv/service/cart/load?link=sepet&${tr}`), 'TL')
    const counts = async () => (await cart()).lines.map(({ count }) => count)
    expect(readChange(await call.json(`/srv/service/cart/update-item/0/3?${tr}`))).toMatchObject({
      ok: true,
      summary: { count: 4 },
    })
    expect(await counts()).toEqual([3, 1])
    expect(readChange(await call.json(`/srv/service/cart/update/2-5?${tr}`)).ok).toBe(true)
    expect(await counts()).toEqual([2, 5])
    expect(
      readChange(await call.json(`/srv/service/cart/update-item/0/90000?${tr}`)),
    ).toMatchObject({ ok: false, statusText: expect.stringMatching(/./) })
    expect(await counts()).toEqual([2, 5])
    expect(readChange(await call.json(`/srv/service/cart/delete/0?${tr}`)).ok).toBe(true)
    expect(await counts()).toEqual([5])
    expect(readChange(await call.json(`/srv/service/cart/delete-all?${tr}`))).toMatchObject({
      ok: true,
      summary: { count: 0 },
    })
    expect(await counts()).toEqual([])
  })

  it('[P08] apply the price of a tier', async () => {
    const call = new Caller(shop)
    const product = await demoProduct(shop.db, 'tiered')
    const row = await shop.db
      .prepare('SELECT price, tiers FROM product WHERE id = ?1')
      .bind(product.id)
      .first<{ price: number; tiers: string }>()
    const [tier] = JSON.parse(row?.tiers ?? '[]')
    await addOne(call, 'tiered', String(tier.min))
    const cart = readCart(await call.json(`/srv/service/cart/load?${tr}`), 'TL')
    expect(cart.lines[0]?.unitPrice).toBe(Math.round((row!.price * (100 - tier.percent)) / 100))
    expect(cart.priceCart).toBe(cart.lines[0]?.total)
  })

  it('[Z62] [G04] save a currency for the session', async () => {
    const call = new Caller(shop)
    await addOne(call, 'addsQuietly')
    expect(await (await call.send(`/srv/shopping/shopping/set-currency/EUR?${tr}`)).text()).toBe(
      '1',
    )
    expect(readCart(await call.json(`/srv/service/cart/load?${tr}`), 'TL').currency).toBe('EUR')
  })

  it('[Z61] return the page’s link for a language change', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const english = await demoProduct(shop.db, 'plain', 'en')
    expect(
      await new Caller(shop).json(`/srv/service/language/change/en/product/${product.id}?${tr}`),
    ).toEqual({ success: true, link: english.path.slice(1) })
    expect(
      (await new Caller(shop).json(`/srv/service/language/change/xx/product/${product.id}?${tr}`))
        .success,
    ).toBe(false)
  })

  it('[Z23] accept an e-mail address to continue', async () => {
    const call = new Caller(shop)
    const path = `/api/v1/authentication/login-nomembership/?${tr}`
    expect(readSignIn(await call.json(path, { email: 'ayla@ornek.test' }))).toMatchObject({
      ok: true,
    })
    expect(readSignIn(await call.json(path, { email: 'ayla' }))).toMatchObject({
      ok: false,
      fields: { email: [expect.any(String)] },
    })
  })
})
