import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it('[B02] [P03] a product of an older database is listed at the price of the variant that it opens with', async () => {
  const { db } = shop
  const [first, second] = (
    await db
      .prepare(
        `SELECT s.id, s.product_id, s.price FROM sub_product s
         JOIN variant_option o1 ON o1.id = s.option1_id LEFT JOIN variant_option o2 ON o2.id = s.option2_id
         WHERE s.stock > 0 AND s.awaited = '' ORDER BY s.product_id, o1.position, coalesce(o2.position, 0), s.id LIMIT 2`,
      )
      .all<{ id: number; product_id: number; price: number }>()
  ).results
  if (!first || first.product_id !== second?.product_id)
    throw new Error('No product with variants.')
  await db.batch([
    db.prepare('UPDATE sub_product SET price = 77700 WHERE id = ?').bind(second.id),
    db.prepare("UPDATE sub_product SET awaited = '2031-01-01' WHERE id = ?").bind(first.id),
    db.prepare('UPDATE product SET price = ? WHERE id = ?').bind(first.price, first.product_id),
  ])
  const migration = readFileSync('functions/shop/migrations/0024_opening_variant.sql', 'utf8')
  const update = /^UPDATE[\s\S]*?;$/m.exec(migration)?.[0] ?? ''
  await db.prepare(update).run()
  const listed = db.prepare('SELECT price FROM product WHERE id = ?').bind(first.product_id)
  expect(await listed.first('price')).toBe(77700)
})
