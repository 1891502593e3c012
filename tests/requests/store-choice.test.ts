import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it('[C07] the choice of a store loses nothing of the add that waited for it', async () => {
  const visitor = shop.visitor()
  const { id, path } = await demoProduct(shop.db, 'needsStore')
  await shop.db
    .prepare(
      'UPDATE product SET personalization_id = 1, has_order_note = 1, subscribe_percent = 10 WHERE id = ?1',
    )
    .bind(id)
    .run()
  const companion = await demoProduct(shop.db, 'addsQuietly')
  const asked = await visitor.post('/sepet/ekle', {
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
  expect(asked.headers.get('location')).not.toContain('Ayla')
  const page = await (await visitor.follow(asked)).text()
  const store = /name="storeId" value="([\w-]+)"/.exec(page)?.[1] ?? ''
  const form = /<form[^>]*action="\/magaza-sec"[\s\S]*?<\/form>/.exec(page)?.[0] ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const fields = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]))
  fields.set('storeId', store)
  await visitor.post('/magaza-sec', fields)
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

it('[B12] the chosen store is said on product pages, in the cart and its drawer, to nobody else', async () => {
  const visitor = shop.visitor()
  const { path } = await demoProduct(shop.db, 'plain')
  const read = async (who: typeof visitor, to: string) => (await who.get(to)).text()
  const text = 'Beyoğlu Mağazası, Beyoğlu / İstanbul'
  expect(await read(visitor, path)).not.toContain('Mağazanız:')
  const chosen = await visitor.post('/magaza-sec', { storeId: '2', back: path })
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, path])
  for (const time of ['at once', 'again']) {
    const html = await read(visitor, path)
    expect(html, time).toContain(`<bdi>${text}</bdi>`)
    expect(html).toContain(`href="/magaza-sec?donus=${encodeURIComponent(path)}"`)
  }
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: '/', key: 'k' })
  expect(await read(visitor, '/sepet')).toContain(`<bdi>${text}</bdi>`)
  await visitor.post('/magaza-sec', { storeId: '4', back: path })
  expect(await read(visitor, path)).toContain('<bdi>Alsancak Mağazası, Konak / İzmir</bdi>')
  expect(await read(shop.visitor(), path)).not.toContain('Mağazanız:')
})
