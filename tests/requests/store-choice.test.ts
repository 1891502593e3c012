import { afterAll, beforeAll, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { pageOf, readPage } from '../support/page/page'
import { sendStore } from '../support/store-form'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** Opens a page with stores and chooses one of them. */
async function choose(visitor: Visitor, page: Response, storeId: string): Promise<string> {
  const html = await (await visitor.follow(page)).text()
  await sendStore(visitor, html, storeId)
  return html
}

/** A new visitor whose add needs a store. */
async function withWaiting() {
  await shop.db.prepare('DELETE FROM cart_line').run()
  const visitor = shop.visitor()
  const product = await demoProduct(shop.db, 'needsStore')
  const { id, path } = product
  const fields = { productId: String(id), quantity: '1', back: path, productPath: path }
  const add = () => visitor.post('/sepet/ekle', { ...fields, ...formKey() })
  const requested = await add()
  expect(requested.headers.get('location')).toContain('/magaza-sec')
  return { visitor, product, add, requested }
}

const inCart = async () =>
  (await shop.db.prepare('SELECT product_id, count FROM cart_line ORDER BY id').all()).results

it('[C07] a pending add that was done by hand is not repeated by choosing another store', async () => {
  const { visitor, product, add } = await withWaiting()
  await choose(visitor, await visitor.get('/magazalarimiz'), '2')
  await add()
  expect(await inCart()).toEqual([{ product_id: product.id, count: 1 }])
  const [link = ''] = (await pageOf(visitor.get(product.path))).links('/magaza-sec?')
  await choose(visitor, await visitor.get(link), '4')
  expect(await inCart()).toEqual([{ product_id: product.id, count: 1 }])
})

it('[C07] a cancelled add is not done by choosing a store for something else', async () => {
  const { visitor, product } = await withWaiting()
  const html = await choose(visitor, await visitor.get('/magaza-sec?donus=/'), '4')
  expect(html).not.toContain(product.title)
  expect(await inCart()).toEqual([])
})

it('[C07] the store page names the product of the add, and forgets it with any choice', async () => {
  const { visitor, product, requested } = await withWaiting()
  const page = requested.headers.get('location') ?? ''
  expect(await (await visitor.get(page)).text()).toContain(
    `Seçiminizle sepete eklenecek:<!-- --> <bdi>${product.title}</bdi>`,
  )
  await visitor.post('/magaza-sec', { storeId: '2', back: '/magazalarimiz', ...formKey() })
  const html = await choose(visitor, await visitor.get(page), '4')
  expect(html).not.toContain(product.title)
  expect(await inCart()).toEqual([])
})

it('[C07] the product in the URL takes precedence over the pending one', async () => {
  const { visitor } = await withWaiting()
  const other = await demoProduct(shop.db, 'addsQuietly')
  const panel = `/pencere/85/1110/set-store?product=${other.id}&quantity=2`
  const html = await choose(visitor, await visitor.get(panel), '4')
  expect(readPage(html).textsOf('bdi')).toContain(other.title)
  expect(await inCart()).toEqual([{ product_id: other.id, count: 2 }])
})

it('[C07] choosing a store keeps all fields of the pending add', async () => {
  await shop.db.prepare('DELETE FROM cart_line').run()
  const visitor = shop.visitor()
  const { id, path } = await demoProduct(shop.db, 'needsStore')
  await shop.db
    .prepare(
      'UPDATE product SET personalization_id = 1, has_order_note = 1, subscribe_percent = 10 WHERE id = ?1',
    )
    .bind(id)
    .run()
  const companion = await demoProduct(shop.db, 'addsQuietly')
  const requested = await visitor.post('/sepet/ekle', {
    productId: String(id),
    quantity: '2',
    back: path,
    key: crypto.randomUUID(),
    subscribe: '1',
    subscribeFrequency: '8',
    orderNotes: 'Zili çalmayın',
    personalizationId: '1',
    'personalization[name]': 'Ayla',
    'personalization[note]': 'İyi ki doğdun',
    with: String(companion.id),
  })
  expect(requested.headers.get('location')).not.toContain('Ayla')
  const page = await (await visitor.follow(requested)).text()
  const store = readPage(page).field('storeId').value
  await sendStore(visitor, page, store)
  const { results } = await shop.db
    .prepare(
      'SELECT product_id, count, frequency, order_note, personalization FROM cart_line ORDER BY id',
    )
    .all<Record<string, unknown>>()
  expect(results[0]).toMatchObject({
    product_id: id,
    count: 2,
    frequency: '8',
    order_note: 'Zili çalmayın',
  })
  expect(String(results[0]?.personalization)).toContain('Ayla')
  expect(results[1]).toMatchObject({ product_id: companion.id })
})

it('[B12] the chosen store is shown on product pages, in the cart and its drawer, to nobody else', async () => {
  const visitor = shop.visitor()
  const { path } = await demoProduct(shop.db, 'plain')
  const read = async (reader: typeof visitor, to: string) => (await reader.get(to)).text()
  const text = 'Beyoğlu Mağazası, Beyoğlu / İstanbul'
  expect(await read(visitor, path)).not.toContain('Mağazanız:')
  const chosen = await visitor.post('/magaza-sec', { storeId: '2', back: path })
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, path])
  for (const time of ['at once', 'again']) {
    const html = await read(visitor, path)
    expect(readPage(html).textsOf('bdi'), time).toContain(text)
    expect(html).toContain(`href="/magaza-sec?donus=${encodeURIComponent(path)}"`)
  }
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: '/', key: 'k' })
  expect(readPage(await read(visitor, '/sepet')).textsOf('bdi')).toContain(text)
  await visitor.post('/magaza-sec', { storeId: '4', back: path })
  expect(readPage(await read(visitor, path)).textsOf('bdi')).toContain(
    'Alsancak Mağazası, Konak / İzmir',
  )
  expect(await read(shop.visitor(), path)).not.toContain('Mağazanız:')
})
