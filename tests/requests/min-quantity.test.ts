import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function textOn(language: string, product = 28): Promise<string> {
  const path = await shop.db
    .prepare('SELECT path FROM product_text WHERE product_id = ?1 AND language = ?2')
    .bind(product, language)
    .first<string>('path')
  return (await pageOf(shop.visitor().get(`/${path}`))).main.text
}

it('[P07] goods that are sold in sixes say so beside the quantity, in each language', async () => {
  expect(await textOn('tr')).toContain('6 adet ve katları satılır. Adet')
  expect(await textOn('en')).toContain('Sold in multiples of 6 pieces.')
  expect(await textOn('de')).toContain('Erhältlich in Vielfachen von 6 Stück.')
  expect(await textOn('ar')).toContain('يُباع بمضاعفات 6 قطع.')
})

it.each([
  [6, 2, 1, 'kg', 'En az 2 kg alınabilir.'],
  [26, 4, 3, 'adet', 'En az 4 adet alınabilir; üzerine 3 adet ve katları eklenebilir.'],
  [27, 2, 2, 'paket', '2 paket ve katları satılır.'],
  [19, 1, 1, 'adet', ''],
  [20, 0.5, 0.5, 'kg', ''],
])('[P07] product %d, from %d by %d %s: %s', async (id, min, step, unit, sentence) => {
  await shop.db
    .prepare(
      'UPDATE product SET min_count = ?2, step = ?3, unit = ?4, stock = 50, max_count = 0 WHERE id = ?1',
    )
    .bind(id, min, step, unit)
    .run()
  const text = await textOn('tr', id)
  if (sentence) expect(text).toContain(sentence)
  else expect(text).not.toMatch(/katları|alınabilir/)
})
