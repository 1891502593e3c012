import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browse, type Visitor } from './browse'
import { formatted } from './catalogue/money'
import { demoProducts } from './demo-products'
import { type StartedPlatform, startPlatform } from './start-platform'

let platform: StartedPlatform
let visitor: Visitor
beforeAll(async () => {
  platform = await startPlatform({ mode: 'full' })
})
beforeEach(() => {
  visitor = browse(platform.origin)
})
afterAll(() => platform.close())

type CartAnswer = {
  status: number
  statusText: string
  totalQuantity: number
  totalPrice: string
  url?: string
}

const add = (form: Record<string, string>) =>
  visitor.json<CartAnswer>('/srv/service/cart/add-to-cart', form)

describe('the shop', () => {
  it('has a product of every case', async () => {
    for (const [name, { path }] of Object.entries(demoProducts())) {
      // Pages of the second theme end in a slash.
      const { status } = await visitor.get(`${encodeURI(path)}/`)
      expect(status, name).toBe(name.startsWith('hidden') ? 302 : 200)
    }
  })

  it('mixes the forms of values', async () => {
    const { LIST } = await visitor.json<{ LIST: { PRODUCTS: Record<string, unknown>[] } }>(
      '/srv/service/site/get-page?link=bahce&language=tr&currency=TL',
    )
    const kinds = (key: string) => new Set(LIST.PRODUCTS.map((one) => typeof one[key]))
    expect(kinds('ID')).toEqual(new Set(['string', 'number']))
    expect(kinds('PRICE_SELL').size).toBe(2)
    expect(kinds('IS_ACTIVE').size).toBeGreaterThan(1)
  })

  it('shows pictures that exist at both origins', async () => {
    const page = await (await visitor.get('/saksi-ciceklik')).text()
    const urls = [...page.matchAll(/data-src="([^"]+)"/g)].map(
      ([, url = '']) => new URL(url, `${platform.origin}/`).href,
    )
    expect(new Set(urls.map((url) => new URL(url).origin)).size).toBe(2)
    for (const url of urls)
      expect((await fetch(url)).headers.get('content-type'), url).toBe('image/png')
  })

  it('answers with and without the last slash, and by Unicode paths', async () => {
    for (const path of [
      '/srv/service/category/get',
      '/srv/service/category/get/',
      '/çömlek-saksı/',
    ])
      expect((await visitor.get(encodeURI(path))).status, path).toBe(200)
  })

  it('takes for a piece what its pages say', async () => {
    const simple = platform.state.products.filter(
      (one) => one.variants.length === 0 && one.stock >= one.min && one.currency === 'TL',
    )
    let added = 0
    for (const { id, min, price, title } of simple) {
      const { status, totalPrice } = await add({ productId: `${id}`, quantity: `${min}` })
      if (status < 1) continue
      added += 1
      expect(totalPrice, title.tr).toBe(formatted(price * min))
      await visitor.get('/srv/service/cart/delete-all')
    }
    expect(added).toBeGreaterThan(20)
  })

  it('redirects paths that lead nowhere', async () => {
    expect((await visitor.get('/yok')).headers.get('location')).toBe('/404')
    expect((await visitor.get('/srv/service/yok/get')).headers.get('location')).toBe('/')
  })

  it('marks up its pages for machines', async () => {
    const page = await (await visitor.get('/duvar-saksisi')).text()
    const data = [...page.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(data.map((one) => one['@type'])).toEqual(['ProductGroup', 'BreadcrumbList'])
    expect(data[0].hasVariant.length).toBe(8)
    expect(page).toContain('hreflang="en"')
    expect(page).toContain('data-group-id="2"')
  })
})

describe('the cart', () => {
  it('belongs to a session in three long cookies', async () => {
    await add({ productId: '1001', variantId: '0', quantity: '2' })
    expect(visitor.cookies.size).toBe(3)
    expect([...visitor.cookies.values()].every(({ length }) => length > 480)).toBe(true)
    const before = await visitor.json<{ PRODUCTS: unknown[] }>('/srv/service/cart/load')
    expect(before.PRODUCTS).toHaveLength(1)
    visitor.cookies.delete('tsv5_proof')
    expect(await visitor.json('/srv/service/cart/load')).toMatchObject({ PRODUCTS: null })
  })

  it('adds, changes and deletes within the stock', async () => {
    const first = await add({ productId: '1001', quantity: '2' })
    expect(first).toMatchObject({ status: 4, totalQuantity: 2, totalPrice: '379,80' })
    const at = '/srv/service/cart'
    expect(await visitor.json(`${at}/update-item/0/3`)).toMatchObject({
      status: 1,
      totalQuantity: 3,
    })
    const much = await visitor.json<CartAnswer>(`${at}/update-item/0/900`)
    expect(much).toMatchObject({ status: 0, totalQuantity: 3 })
    expect(much.statusText).toContain('Stokta')
    await add({ productId: '1002', quantity: '1' })
    expect(await visitor.json(`${at}/update/1-2`)).toMatchObject({ status: 1, totalQuantity: 3 })
    expect(await visitor.json(`${at}/update/5-900`)).toMatchObject({ status: 0, totalQuantity: 3 })
    expect(await visitor.json(`${at}/delete/0`)).toMatchObject({ status: 1, totalQuantity: 2 })
    expect(await visitor.json(`${at}/delete-all`)).toMatchObject({ totalPrice: '0,00' })
  })

  it('answers each case by its status', async () => {
    const products = demoProducts()
    const status = async (name: keyof typeof products, more = {}) =>
      (await add({ productId: String(products[name].id), quantity: '1', ...more })).status
    expect(await status('addsQuietly-tr')).toBe(1)
    expect(await status('redirects-tr')).toBe(2)
    expect(await status('opensCart-tr')).toBe(3)
    expect(await status('needsStore-tr')).toBe(-2)
    expect(await status('soldOut-tr')).toBe(0)
    expect(await status('oneGroup-tr')).toBe(-1)
    expect(await status('hidden-tr')).toBe(0)
    expect(await add({ productId: String(products['hidesUrl-tr'].id) })).not.toHaveProperty('url')
    const { id } = products['personal-tr']
    expect(await add({ productId: String(id) })).toMatchObject({ personalization_error: 1 })
    const form = JSON.stringify({ form_id: 12, product_id: id, data: { name: 'Ayşe' } })
    expect(await status('personal-tr', { [`formData[${id}]`]: form })).toBe(4)
  })

  it('answers a list by a list', async () => {
    const answers = await visitor.json<CartAnswer[]>('/srv/service/cart/add-to-cart', [
      ['productId[]', '1001'],
      ['quantity[]', '1'],
      ['productId[]', '1011'],
      ['quantity[]', '1'],
    ])
    expect(answers.map(({ status }) => status)).toEqual([4, 0])
  })

  it('repeats the first response to a repeated key', async () => {
    const form = { productId: '1001', quantity: '1' }
    const send = () =>
      visitor.post('/srv/service/cart/add-to-cart', form, { 'Idempotency-Key': 'one' })
    await visitor.get('/')
    const first = await (await send()).json()
    const second = await send()
    expect(second.headers.get('Idempotency-Replayed')).toBe('true')
    expect(await second.json()).toEqual(first)
  })
})

it('answers behind a path of its own, too', async () => {
  platform.setSettings({ pathPrefix: '/onbellek' })
  const response = await visitor.get('/onbellek/srv/service/category/get/200?language=en')
  platform.setSettings({ pathPrefix: '' })
  expect(await response.json()).toHaveLength(3)
})

it('records what it receives', async () => {
  await add({ productId: '1001', quantity: '1' })
  const last = platform.requests[platform.requests.length - 1]
  expect(last).toMatchObject({
    method: 'POST',
    path: '/srv/service/cart/add-to-cart',
    form: { productId: '1001', quantity: '1' },
    status: 200,
  })
})
