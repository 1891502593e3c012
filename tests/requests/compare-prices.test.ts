import { afterAll, beforeAll, expect, it } from 'vitest'
import { priceOnCard } from '../support/card-price'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** A product's prices on its own page, and in the comparison's head. */
async function bothOf({ id, path, other }: { id: number; path: string; other: number }) {
  const visitor = shop.visitor()
  const { main } = await pageOf(visitor.get(`/${path}`))
  const compared = await pageOf(visitor.get(`/karsilastir?urunler=${other}-${id}`))
  const heads = compared.main.queryAllByRole('columnheader')
  const head = heads.find((one) => one.links(`/${path}`).includes(`/${path}`))
  return {
    page: priceOnCard(main),
    compared: head && priceOnCard(head),
  }
}

it('[K04] [P08] the comparison shows the price of the variant that the page opens with, also after that one sells out', async () => {
  const { results } = await shop.db
    .prepare(
      `SELECT p.id, t.path, (SELECT max(q.id) FROM product q WHERE q.id <> p.id AND q.is_active = 1
           AND q.category_id IS p.category_id) AS other
       FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
       WHERE p.group1_id > 0 AND p.is_active = 1 AND p.is_show_only = 0 AND p.stock > 0
         AND (SELECT count(DISTINCT price) FROM sub_product s WHERE s.product_id = p.id AND s.stock > 0) > 1
       ORDER BY p.id LIMIT 8`,
    )
    .all<{ id: number; path: string; other: number }>()
  expect(results.length).toBeGreaterThan(2)
  const priceOf = shop.db.prepare('SELECT price FROM product WHERE id = ?1')
  const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 })
  for (const [at, product] of results.entries()) {
    const before = await priceOf.bind(product.id).first<number>('price')
    // Before it is cached: a cached page may be a minute old.
    if (at % 2)
      await shop.db
        .prepare(
          'UPDATE sub_product SET stock = 0 WHERE product_id = ?1 AND price = (SELECT price FROM product WHERE id = ?1)',
        )
        .bind(product.id)
        .run()
    const { page, compared } = await bothOf(product)
    expect(compared, product.path).toEqual(page)
    const isSame = page?.price === `${lira.format((before ?? 0) / 100)}\u00a0TL`
    expect(isSame, product.path).toBe(at % 2 === 0)
  }
})
