import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({ vars: { FRESH_SECONDS: '0' } })
})
afterAll(() => shop.close())

async function cardOf(title: string): Promise<string> {
  const page = await pageOf(shop.visitor().get(`/arama?q=${encodeURIComponent(title)}`))
  const card = page.tags('article').find(({ text }) => text.includes(title))
  if (!card) throw new Error(`${title} is not in its list.`)
  return card.text
}

const comparedText = async (id: number): Promise<string> =>
  (await pageOf(shop.visitor().get(`/karsilastir?urunler=${id}-6`))).main.text

const change = (id: number, columns: string) =>
  shop.db.prepare(`UPDATE product SET ${columns} WHERE id = ?`).bind(id).run()

it('[B21] one line at most: a campaign before free delivery, which no badge repeats', async () => {
  const { id, title } = await demoProduct(shop.db, 'tiered')
  await change(id, 'is_new = 0, stock = 9, price = 10000, old_price = 0, free_cargo = 1')
  expect(await cardOf(title)).toContain('alımda')
  await change(id, "tiers = '[]'")
  expect((await cardOf(title)).split('Ücretsiz kargo')).toHaveLength(2)
  await change(id, 'is_new = 1')
  expect(await cardOf(title)).toMatch(/Yeni[\s\S]*Ücretsiz kargo/)
  await change(id, 'free_cargo = 0')
  expect(await cardOf(title)).not.toContain('Ücretsiz kargo')
  await change(id, 'price = 75000')
  expect(await cardOf(title)).toContain('Ücretsiz kargo')
  await change(id, 'stock = 0')
  expect(await cardOf(title)).not.toContain('Ücretsiz kargo')
})

it('[B21] where another variant is cheaper than the one that opens, the card names its price', async () => {
  const { id, title } = await demoProduct(shop.db, 'twoGroups')
  expect(await cardOf(title)).toMatch(/\d TL’den başlayan/)
  expect(await comparedText(id)).toMatch(/\d TL’den başlayan/)
  const { results } = await shop.db
    .prepare('SELECT id FROM sub_product WHERE product_id = ? AND stock > 0 ORDER BY price DESC')
    .bind(id)
    .all<{ id: number }>()
  await shop.db
    .prepare('UPDATE sub_product SET price = 5000 WHERE id = ?')
    .bind(results[0]?.id ?? 0)
    .run()
  expect(await cardOf(title)).toMatch(/50,00 TL’den başlayan seçenekler/)
  expect(await comparedText(id)).toMatch(/50,00 TL’den başlayan seçenekler/)
  await change(id, 'stock = 0')
  await shop.db.prepare('UPDATE sub_product SET stock = 0 WHERE product_id = ?').bind(id).run()
  expect(await comparedText(id)).not.toContain('başlayan')
})
