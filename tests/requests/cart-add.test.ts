import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatTotal } from '../../functions/shop/money'
import { cartTotals, type DemoCase, demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const key = () => crypto.randomUUID()

/** Opens a product's page and sends its add form, as a browser without script does. */
async function add(visitor: Visitor, name: DemoCase, more: Record<string, string> = {}) {
  const product = await demoProduct(shop.db, name)
  const page = await visitor.get(product.path)
  expect(page.status).toBe(200)
  const fields = { productId: String(product.id), variantId: '', quantity: '1', intent: 'add' }
  const response = await visitor.post('/sepet/ekle', {
    ...fields,
    back: product.path,
    key: key(),
    ...more,
  })
  return { product, response, location: response.headers.get('location') }
}

/** The same with script: the request and response of Remix's client. */
async function addWithScript(visitor: Visitor, name: DemoCase, more: Record<string, string> = {}) {
  const product = await demoProduct(shop.db, name)
  const fields = { productId: String(product.id), variantId: '', quantity: '1', intent: 'add' }
  const response = await visitor.post('/sepet/ekle.data', {
    ...fields,
    back: product.path,
    key: key(),
    ...more,
  })
  return { product, response, text: await response.text() }
}

describe('adding to the cart', () => {
  it('[C01] [Z68] status 1 goes back to the page and shows nothing further', async () => {
    const visitor = shop.visitor()
    const { response, location, product } = await add(visitor, 'addsQuietly')
    expect(response.status).toBe(303)
    expect(location).toBe(product.path)
    const page = await (await visitor.follow(response)).text()
    expect(page).not.toContain('class="notice ')
  })

  it('[C02] status 3 opens the cart: a drawer with script, the cart page without', async () => {
    const visitor = shop.visitor()
    const { response, product } = await add(visitor, 'opensCart')
    expect(response.headers.get('location')).toBe('/sepet')
    expect(await (await visitor.follow(response)).text()).toContain(product.title)
    const scripted = await addWithScript(shop.visitor(), 'opensCart')
    expect(scripted.text).toContain('"open"')
  })

  it('[C03] status 4 shows a notice with "Sepete git"', async () => {
    const visitor = shop.visitor()
    const { response, location, product } = await add(visitor, 'showsNotice')
    expect(location).toBe(product.path)
    const [notice] = (await pageOf(visitor.follow(response))).notices('status')
    expect(notice?.getByRole('link', 'Sepete git').href).toBe('/sepet')
  })

  it('[C04] status 2 goes to the URL that the backend names', async () => {
    const { location, product } = await add(shop.visitor(), 'redirects')
    expect(location).toMatch(/^\/[\w-]+$/)
    expect(location).not.toBe(product.path)
    expect((await shop.visitor().get(location ?? '')).status).toBe(200)
  })

  it('[C05] status -1 with a url goes there from a list', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'twoGroups')
    const fields = {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      productPath: product.path,
    }
    const response = await visitor.post('/sepet/ekle', { ...fields, key: key() })
    expect(response.headers.get('location')).toBe(product.path)
    const page = await (await visitor.follow(response)).text()
    expect(page).toContain('class="notice notice-bad"')
  })

  it('[C05] status -1 on the same product page stays there with a danger notice', async () => {
    const visitor = shop.visitor()
    const { response, location, product } = await add(visitor, 'twoGroups')
    expect(location).toBe(product.path)
    expect(await (await visitor.follow(response)).text()).toContain('class="notice notice-bad"')
  })

  it('[C05] status -1 without a url shows the text with a link to the title', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'hidesUrl')
    const fields = {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      productPath: product.path,
    }
    const response = await visitor.post('/sepet/ekle', { ...fields, key: key() })
    expect(response.headers.get('location')).toBe('/')
    const page = await (await visitor.follow(response)).text()
    expect(readPage(page).getByRole('alert').getByRole('link', product.title).href).toBe(
      product.path,
    )
  })

  it('[C06] status 0 shows the shop’s message', async () => {
    const visitor = shop.visitor()
    const { response, location, product } = await add(visitor, 'plain', { quantity: '99999' })
    expect(location).toBe(product.path)
    expect(await (await visitor.follow(response)).text()).toContain('class="notice notice-bad"')
    expect(visitor.cookies.has('__Host-session')).toBe(false)
  })

  it('[C06] a personalization error leads from a list to the product', async () => {
    const product = await demoProduct(shop.db, 'personal')
    const fields = {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      productPath: product.path,
    }
    const response = await shop.visitor().post('/sepet/ekle', { ...fields, key: key() })
    expect(response.headers.get('location')).toBe(product.path)
  })

  it('[C07] [Z18] status -2 leads to the store choice, and choosing a store completes the add', async () => {
    const visitor = shop.visitor()
    const { response, location, product } = await add(visitor, 'needsStore')
    expect(location).toMatch(/^\/magaza-sec\?/)
    const page = await pageOf(visitor.follow(response))
    expect(page.notices('status')).toHaveLength(1)
    const button = page.main
      .queryAllByRole('button')
      .find((one) => one.attribute('name') === 'storeId')
    const { pairs } = button?.form.press(button.element) ?? { pairs: [] }
    const chosen = await visitor.post('/magaza-sec', new URLSearchParams(pairs))
    expect(chosen.status).toBe(303)
    expect(await (await visitor.get('/sepet')).text()).toContain(product.title)
  })

  it('[C08] a status above 0 updates count and total in the header', async () => {
    const visitor = shop.visitor()
    const { product } = await add(visitor, 'addsQuietly', { quantity: '2' })
    const row = shop.db.prepare('SELECT price FROM product WHERE id = ?1').bind(product.id)
    const price = (await row.first<number>('price')) ?? 0
    const totalOf = (count: number) => `${formatTotal(price * count, 'tr')}\u00a0TL`
    const cart = headerCart(await pageOf(visitor.get('/')))
    expect(cart).toEqual({ count: '2', sum: totalOf(2) })
    const { text } = await addWithScript(visitor, 'addsQuietly')
    expect(text).toContain('"count",3,')
    expect(text).toContain(totalOf(3))
  })

  it.each(['addsQuietly', 'opensCart', 'showsNotice'] as const)(
    '[C09] buy now goes to the cart (%s)',
    async (name) => {
      const { location } = await add(shop.visitor(), name, { intent: 'buy' })
      expect(location).toBe('/sepet')
    },
  )

  it('[C10] several products are added at once; ticking none is reported', async () => {
    const visitor = shop.visitor()
    const one = await demoProduct(shop.db, 'addsQuietly')
    const two = await demoProduct(shop.db, 'showsNotice')
    const fields = { intent: 'several', back: '/', key: key() }
    const response = await visitor.post('/sepet/ekle', {
      ...fields,
      'productId[]': [String(one.id), String(two.id)],
    })
    expect(response.headers.get('location')).toBe('/sepet')
    const cart = await (await visitor.get('/sepet')).text()
    expect(cart).toContain(one.title)
    expect(cart).toContain(two.title)
    const none = await visitor.post('/sepet/ekle', { ...fields, key: key() })
    expect(await (await visitor.follow(none)).text()).toContain('Seçili ürün bulunmamaktadır')
  })

  it('[C10] failures among several products are gathered in one notice', async () => {
    const visitor = shop.visitor()
    const good = await demoProduct(shop.db, 'addsQuietly')
    const bad = await demoProduct(shop.db, 'soldOut')
    const worse = await demoProduct(shop.db, 'twoGroups')
    const response = await visitor.post('/sepet/ekle', {
      intent: 'several',
      back: '/',
      key: key(),
      'productId[]': [good, bad, worse].map(({ id }) => String(id)),
    })
    const [notice, ...others] = (await pageOf(visitor.follow(response))).notices('alert')
    expect(others).toEqual([])
    expect(notice?.text).toContain(bad.title)
    expect(notice?.text).toContain(worse.title)
  })

  it('[C16] [T36] a form sent twice, one after the other or at once, adds once', async () => {
    const before = await cartTotals(shop.db)
    const visitor = shop.visitor()
    const same = key()
    await add(visitor, 'addsQuietly', { key: same })
    await add(visitor, 'addsQuietly', { key: same })
    const product = await demoProduct(shop.db, 'showsNotice')
    const fields = { productId: String(product.id), quantity: '1', back: '/', key: key() }
    await Promise.all([1, 2, 3].map(() => visitor.post('/sepet/ekle', fields)))
    expect((await cartTotals(shop.db)).units - before.units).toBe(2)
  })

  it('[C16] a guest’s first add, sent twice at once, creates one cart', async () => {
    const visitor = shop.visitor()
    await visitor.get('/')
    const product = await demoProduct(shop.db, 'addsQuietly')
    const fields = { productId: String(product.id), quantity: '1', back: '/', key: key() }
    const before = await cartTotals(shop.db)
    await Promise.all([visitor.post('/sepet/ekle', fields), visitor.post('/sepet/ekle', fields)])
    const after = await cartTotals(shop.db)
    expect([after.lines - before.lines, after.units - before.units]).toEqual([1, 1])
    expect(await (await visitor.get('/sepet')).text()).toContain(product.title)
  })

  it('[C17] a guest’s cart is there when they return', async () => {
    const visitor = shop.visitor()
    const { product } = await add(visitor, 'addsQuietly')
    const [cookie] = (await visitor.get('/sepet')).headers.getSetCookie()
    expect(cookie ?? '').not.toMatch(/__Host-session=;/)
    const later = shop.visitor()
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
    expect(await (await later.get('/sepet')).text()).toContain(product.title)
  })
})

describe('a manipulated add form', () => {
  it('[P07] with an invalid quantity is refused with a message, and nothing is added', async () => {
    const before = await cartTotals(shop.db)
    for (const quantity of ['0', '-1', 'NaN', '1e9', '１', '٣', '1.2.3', 'x'.repeat(500)]) {
      const { response, location, product } = await add(shop.visitor(), 'plain', { quantity })
      expect(response.status).toBe(303)
      expect(location).toBe(product.path)
    }
    expect(await cartTotals(shop.db)).toEqual(before)
  })

  it('never causes a server error', async () => {
    const visitor = shop.visitor()
    for (const fields of [
      {},
      { productId: '../..' },
      { productId: ['1', '2'] },
      { productId: '1', variantId: "1'--" },
      { 'formData[__proto__]': '{}' },
    ] as Record<string, string | string[]>[]) {
      const response = await visitor.post('/sepet/ekle', { back: '//evil.test', ...fields })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/')
    }
  })

  it('is refused from another site, and the cart stays as it is', async () => {
    const before = await cartTotals(shop.db)
    const product = await demoProduct(shop.db, 'addsQuietly')
    const body = new URLSearchParams({ productId: String(product.id), quantity: '1' })
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const response = await shop.fetch('/sepet/ekle', { method: 'POST', body, headers })
      expect(response.status).toBe(403)
    }
    expect(await cartTotals(shop.db)).toEqual(before)
  })

  it('changes nothing when sent by GET', async () => {
    const before = await cartTotals(shop.db)
    for (const path of [
      '/sepet/ekle?productId=1',
      '/sepet/satir',
      '/sepet/hepsi',
      '/dil?language=en',
      '/para-birimi',
      '/gorunum',
    ]) {
      const response = await shop.fetch(path)
      expect(response.status, path).toBeLessThan(400)
      expect(response.headers.getSetCookie().join()).not.toContain('__Host-session')
    }
    expect(await cartTotals(shop.db)).toEqual(before)
  })
})
