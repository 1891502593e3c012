import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFeed } from '../../functions/local/import/import-feed'
import { openFeed } from '../../functions/local/import/readers/open-feed'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

type Item = Record<'id' | 'title' | 'price' | 'availability' | 'item_group_id' | 'color', string>

let shop: Shop
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-feed-'))
  shop = await openWorkers({ vars: { FRESH_SECONDS: '0' } })
  await imported([cup, red, blue, vase])
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const item = (id: string, title: string, color = ''): Item => ({
  ...{ id, title, color, price: '149.90 TRY', availability: 'in_stock' },
  item_group_id: color && 'G1',
})
const cup = item('K1', 'Zarif Bardak')
const vase = item('V1', 'İnce Vazo')
const red = item('G-K', 'Keten Gömlek', 'Kırmızı')
const blue = item('G-M', 'Keten Gömlek', 'Mavi')
const further = { material: 'Cam', brand: 'Öz Çınar', product_type: 'Ev > Sofra' }

/** Imports items as a table with tabs. */
async function imported(items: Item[]) {
  const rows = items.map((one) => ({ ...one, ...further }))
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  const file = path.join(folder, 'feed.tsv')
  writeFileSync(file, lines.map((line) => line.join('\t')).join('\n'))
  return importFeed(shop.db, { feed: await openFeed(file), vat: 20, stock: 100, language: 'tr' })
}

const rowOf = (id: string) =>
  shop.db
    .prepare(
      `SELECT p.*, (SELECT count(*) FROM product_property WHERE product_id = p.id) AS facts
       FROM feed_item f JOIN product p ON p.id = f.product_id WHERE f.id = ?1`,
    )
    .bind(id)
    .first()
const foundBy = async (words: string) => {
  const { main } = await pageOf(shop.visitor().get(`/arama?q=${encodeURIComponent(words)}`))
  return main.queryAllByRole('article').map((card) => card.links('/')[0]?.split('?')[0])
}

describe('a product of which an item is bad in a later feed', () => {
  it('stays as it was, alone or with a group, and is found', async () => {
    const before = [await rowOf('K1'), await rowOf('G-K')]
    const result = await imported([
      { ...cup, price: '1 TRY', availability: 'perhaps' },
      { ...red, price: '1 TRY' },
      { ...blue, availability: 'perhaps' },
      vase,
    ])
    expect(result).toMatchObject({ items: 1, products: 1, hidden: 0, unchanged: 2 })
    expect(result.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: availability "perhaps" is unknown',
      '3: Another item of its product cannot be imported; the product stays as it was',
      '4: availability "perhaps" is unknown',
    ])
    expect([await rowOf('K1'), await rowOf('G-K')]).toEqual(before)
    const page = await (await shop.visitor().get('/keten-gomlek')).text()
    for (const text of ['Kırmızı', 'Mavi', '149,90']) expect(page).toContain(text)
    for (const words of ['zarif', 'öz çınar zarif', 'sofra zarif', 'K1'])
      expect(await foundBy(words)).toContain('/zarif-bardak')
  })

  it('is hidden when it leaves the feed', async () => {
    expect(await imported([red, blue, vase])).toMatchObject({ hidden: 1, unchanged: 0 })
    expect((await shop.visitor().get('/zarif-bardak')).status).toBe(404)
  })
})

it('[P01] an item whose sale has no period has its plain price, and is in the report', async () => {
  const sale = { ...vase, sale_price: '99 TRY', sale_price_effective_date: '2026-02-24' }
  const result = await imported([sale])
  expect(result).toMatchObject({ items: 1, bad: [] })
  expect(result.noted).toMatchObject([{ line: 2, id: 'V1' }])
  expect(await rowOf('V1')).toMatchObject({ price: 14990, old_price: 0 })
})
