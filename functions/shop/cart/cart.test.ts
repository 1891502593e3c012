import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCases } from '../seed/demo/demo-cases'
import type { TestShop, Visitor } from '../seed/demo/test-shop'
import { startTestShop } from '../seed/demo/test-shop'

const ADD = '/srv/service/cart/add-to-cart'

type Line = { LINE_ID: string; ID: string; COUNT: number }

type Added = {
  status: number
  statusText: string
  url: string
  title: string
  totalQuantity: number
  totalPrice: string
  personalization_error: number
  cartProducts: {
    CART_ID: string
    ID: string
    COUNT: number
    PRICE_TOTAL: number
    ORDER_NOTES: string
  }[]
}

let shop: TestShop
let shopper: Visitor
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const add = (id: number, rest: Record<string, string> = {}, headers = {}) =>
  shopper.post<Added>(
    ADD,
    { productId: String(id), variantId: '0', quantity: '1', ...rest },
    headers,
  )

describe('adding to the cart', () => {
  it('[C01] answers 1, 3 or 4 as the product or the shop is set', async () => {
    shopper = shop.visitor()
    expect((await add(demoCases.status1.id)).status).toBe(1)
    expect((await add(demoCases.status3.id)).status).toBe(3)
    expect((await add(demoCases.status4.id)).status).toBe(4)
    expect(await add(demoCases.plain.id)).toMatchObject({ status: 3, totalQuantity: 4 })
  })

  it('[C19] puts a removed line back into its place where its id is sent, else at the end', async () => {
    shopper = shop.visitor()
    const cart = async () =>
      (await shopper.get<{ PRODUCTS: Line[] }>('/srv/service/cart/load')).PRODUCTS
    const ids = async () => (await cart()).map(({ ID }) => Number(ID))
    const { status1, status3, status4 } = demoCases
    const all = [status1.id, status3.id, status4.id]
    for (const id of all) await add(id)
    const [first] = await cart()
    await shopper.get('/srv/service/cart/delete/0')
    await add(status1.id, { line: first?.LINE_ID ?? '' })
    expect(await ids()).toEqual(all)
    await shopper.get('/srv/service/cart/delete/0')
    await add(status1.id, { line: '999999999-1' })
    expect(await ids()).toEqual([status3.id, status4.id, status1.id])
  })

  it('[C04] answers 2 with the page to go to, in the language of the call', async () => {
    shopper = shop.visitor()
    const form = { productId: String(demoCases.status2.id), quantity: '1' }
    expect(await shopper.post<Added>(ADD, form)).toMatchObject({
      status: 2,
      url: 'hediye-karti-nasil-calisir',
    })
    const english = await shopper.post<Added>(`${ADD}?language=en`, form)
    expect(english).toMatchObject({
      status: 2,
      url: 'en/how-the-gift-card-works',
      totalPrice: '1,000.00',
    })
  })

  it('[C05] requires a variant, with and without an address', async () => {
    shopper = shop.visitor()
    expect(await add(demoCases.statusMinus1.id)).toMatchObject({
      status: -1,
      statusText: 'Lütfen seçenek belirleyin',
      url: demoCases.statusMinus1.slug,
    })
    expect(await add(demoCases.statusMinus1NoUrl.id)).toMatchObject({ status: -1, url: '' })
    expect((await add(demoCases.twoGroups.id, { variantId: '501' })).status).toBe(-1)
  })

  it('[C06] refuses more than the stock and a missing personalization', async () => {
    shopper = shop.visitor()
    expect(await add(demoCases.status0Stock.id, { quantity: '3' })).toMatchObject({
      status: 0,
      statusText: 'Stokta yalnızca 2 adet var',
    })
    expect((await add(demoCases.soldOut.id)).statusText).toBe('Ürün stokta yok')
    const { id, slug } = demoCases.status0Personal
    expect(await add(id)).toMatchObject({ status: 0, personalization_error: 1, url: slug })
    const data = JSON.stringify({ form_id: 1, product_id: id, data: { name: 'Ayşe' } })
    expect((await add(id, { [`formData[${id}]`]: data })).status).toBe(3)
  })

  it('[C07] requires a store until one is chosen', async () => {
    shopper = shop.visitor()
    expect((await add(demoCases.statusMinus2.id)).status).toBe(-2)
    const { data } = await shopper.get<{ data: { id: string; Ad: string }[] }>(
      '/srv/service/store/store-list/',
    )
    const chosen = await shopper.post('/srv/service/customer/set-location', {
      store_id: data[0]!.id,
    })
    expect(chosen).toMatchObject({ success: true, message: 'Kadıköy Mağazası seçildi' })
    expect((await add(demoCases.statusMinus2.id)).status).toBe(3)
  })

  it('[C10] adds several at once and answers each in an array', async () => {
    shopper = shop.visitor()
    const response = await shopper.send(ADD, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        productId: [demoCases.status4.id, demoCases.soldOut.id, demoCases.plain.id],
        variantId: [0, 0, 0],
        quantity: [2, 1, 1],
      }),
    })
    const answers = (await response.json()) as Added[]
    expect(answers.map((answer) => answer.status)).toEqual([4, 0, 3])
    expect(answers.at(-1)?.totalQuantity).toBe(3)
  })

  it('[C10] answers an array for one product in the form of several', async () => {
    shopper = shop.visitor()
    const answers = await shopper.post<Added[]>(ADD, { 'productId[]': '6', 'quantity[]': '1' })
    expect(answers).toHaveLength(1)
  })

  it('[C16] adds once per key, and sends the same session again', async () => {
    shopper = shop.visitor()
    const key = { 'Idempotency-Key': 'one-request' }
    const form = { productId: '6', quantity: '1' }
    const [first, second] = await Promise.all(
      [shop.visitor(), shop.visitor()].map(async (visitor) => {
        const answer = await visitor.post<Added>(ADD, form, key)
        return { visitor, answer }
      }),
    )
    expect(second!.answer).toEqual(first!.answer)
    const repeated = await second!.visitor.send(ADD, {
      method: 'POST',
      headers: key,
      body: new URLSearchParams(form),
    })
    expect(repeated.headers.get('idempotency-replayed')).toBe('true')
    expect(await second!.visitor.get('/srv/service/cart/load')).toMatchObject({ totalQuantity: 1 })
    const other = await shopper.send(ADD, {
      method: 'POST',
      headers: key,
      body: new URLSearchParams({ productId: '6', quantity: '2' }),
    })
    expect(other.status).toBe(422)
  })

  it('[C14] saves the order note and refuses a wrong form token', async () => {
    shopper = shop.visitor()
    const globals = await shopper.get<{ CART_CSRF_TOKEN: string }>('/srv/service/site/get-globals')
    const { id } = demoCases.subscription
    const answer = await add(id, {
      orderNotes: 'Hediye olacak',
      csrfToken: globals.CART_CSRF_TOKEN,
    })
    expect(answer.cartProducts[0]?.ORDER_NOTES).toBe('Hediye olacak')
    expect((await add(id, { csrfToken: 'x' })).status).toBe(0)
  })

  it('[P09] takes the subscription’s percent off', async () => {
    shopper = shop.visitor()
    const { id } = demoCases.subscription
    const answer = await add(id, { subscribe: '1', subscribeFrequency: '4' })
    expect(answer.totalPrice).toBe('179,91')
    expect((await add(id, { subscribeFrequency: '4' })).cartProducts).toHaveLength(2)
  })

  it('[P07] enforces minimum, maximum and step', async () => {
    shopper = shop.visitor()
    expect((await add(demoCases.sixSteps.id, { quantity: '5' })).statusText).toBe(
      'En az 6 adet alabilirsiniz',
    )
    expect((await add(demoCases.maxThree.id, { quantity: '4' })).statusText).toBe(
      'En fazla 3 adet alabilirsiniz',
    )
    expect((await add(demoCases.maxThree.id, { quantity: '2' })).status).toBe(3)
    expect((await add(demoCases.maxThree.id, { quantity: '2' })).status).toBe(0)
    expect((await add(demoCases.halfSteps.id, { quantity: '1,5' })).totalQuantity).toBe(3.5)
    expect((await add(demoCases.halfSteps.id, { quantity: '0.7' })).status).toBe(0)
  })

  it('[T63] gives the last piece to only one of two concurrent shoppers', async () => {
    shopper = shop.visitor()
    await add(demoCases.plain.id)
    const answers = await Promise.all([1, 2].map(() => add(demoCases.lastOne.id)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([0, 3])
  })
})

describe('changing the cart', () => {
  it('[C11] changes one line, all lines, deletes one and all', async () => {
    shopper = shop.visitor()
    await add(demoCases.tiers.id)
    await add(demoCases.status0Stock.id)
    expect(await shopper.get('/srv/service/cart/update-item/0/3')).toMatchObject({
      status: 1,
      totalQuantity: 4,
    })
    expect(await shopper.get('/srv/service/cart/update-item/1/3')).toMatchObject({
      status: 0,
      statusText: 'Stokta yalnızca 2 adet var',
      totalQuantity: 4,
    })
    expect(await shopper.get('/srv/service/cart/update/6-2')).toMatchObject({
      status: 1,
      totalQuantity: 8,
    })
    expect(await shopper.get('/srv/service/cart/update/6-2-1')).toMatchObject({
      status: 0,
      totalQuantity: 8,
    })
    expect(await shopper.get('/srv/service/cart/delete/1')).toMatchObject({
      status: 1,
      totalQuantity: 6,
    })
    expect(await shopper.get('/srv/service/cart/delete/7')).toMatchObject({ status: 0 })
    expect(await shopper.get('/srv/service/cart/delete-all')).toMatchObject({
      status: 1,
      totalQuantity: 0,
      priceCart: '0,00',
    })
  })

  it('[C11] finds a line by its id where a call has one, not by its position', async () => {
    shopper = shop.visitor()
    for (const { id } of [demoCases.tiers, demoCases.plain, demoCases.status1]) await add(id)
    const load = async () =>
      (await shopper.get<{ PRODUCTS: Line[] }>('/srv/service/cart/load')).PRODUCTS
    const counts = async () => (await load()).map(({ ID, COUNT }) => [Number(ID), COUNT])
    const change = (call: string) => shopper.get(`/srv/service/cart/${call}`)
    const [a, b, c] = (await load()).map(({ LINE_ID }) => LINE_ID)
    const allLines = `lines=${a},${b},${c}`
    expect(await change(`delete/0?lines=${a}`)).toMatchObject({ status: 1 })
    const missing = {
      status: 0,
      statusText: 'Sepetiniz değişmiş. Sayfayı yenileyip tekrar deneyin',
    }
    expect(await change(`delete/0?lines=${a}`)).toMatchObject(missing)
    expect(await change(`update-item/0/3?lines=${a}`)).toMatchObject(missing)
    expect(await change(`update-item/1/3?lines=${b}`)).toMatchObject({ status: 1 })
    expect(await change(`update/2-2?lines=${c},${b}`)).toMatchObject(missing)
    expect(await change(`update/2-2-2?${allLines}`)).toMatchObject(missing)
    expect(await counts()).toEqual([
      [demoCases.plain.id, 3],
      [demoCases.status1.id, 1],
    ])
    expect(await change(`update/2-2?lines=${b},${c}`)).toMatchObject({ status: 1 })
    expect((await counts()).map(([, count]) => count)).toEqual([2, 2])
  })

  it('[P08] prices a line by its tier, and the cart in the chosen currency', async () => {
    shopper = shop.visitor()
    const six = await add(demoCases.tiers.id, { quantity: '6' })
    expect(six.totalPrice).toBe('269,46')
    expect(await shopper.get('/srv/service/cart/load/?link=sepet')).toMatchObject({
      PRICE_CART: 269.46,
      PRICE_CARGO: 49.9,
      PRICE_GENERAL: 319.36,
      PRICE_FOR_CARGO_FREE: 480.54,
    })
    expect(await shopper.get('/srv/shopping/shopping/set-currency/eur')).toBe(1)
    const inEuro = await shopper.get<{ TARGET_CURRENCY: string; PRICE_CART: number }>(
      '/srv/service/cart/load',
    )
    expect(inEuro).toMatchObject({ TARGET_CURRENCY: 'EUR', PRICE_CART: 5.52 })
  })

  it('[C13] shows nothing of another shopper’s cart', async () => {
    expect(await shop.visitor().get('/srv/service/cart/load')).toMatchObject({
      PRODUCTS: [],
      ERROR: 'Sepetiniz boş',
    })
  })
})
