import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFeed } from '../../functions/local/import/import-feed'
import { openFeed } from '../../functions/local/import/readers/open-feed'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-feed-'))
  shop = await openWorkers({ vars: { FRESH_SECONDS: '0' } })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

async function imported(items: [id: string, title: string, condition: string, group?: string][]) {
  const names = ['id', 'title', 'condition', 'item_group_id', 'price', 'product_type']
  const rows = items.map((one) => [...one, ...(one[3] ? [] : ['']), '100 TRY', 'Ev > Saat'])
  const file = path.join(folder, 'feed.tsv')
  writeFileSync(file, [names, ...rows].map((row) => row.join('\t')).join('\n'))
  return importFeed(shop.db, { feed: await openFeed(file), vat: 20, stock: 100, language: 'tr' })
}
const textOf = async (at: string) => (await pageOf(shop.visitor().get(at))).main.text

it('[P01] [B03] goods of a feed that are not new say so on their page and in the filters', async () => {
  const { bad, products } = await imported([
    ['1', 'Duvar Saati', 'used'],
    ['2', 'Masa Saati', 'refurbished'],
    ['3', 'Kol Saati', 'new'],
    ['4', 'Cep Saati', 'eskice'],
    ['5', 'Akıllı Saat', 'new', 'G'],
    ['6', 'Akıllı Saat', 'refurbished', 'G'],
  ])
  expect(bad).toEqual([{ line: 5, id: '4', reason: 'condition "eskice" is unknown' }])
  expect(products).toBe(4)
  expect(await textOf('/duvar-saati')).toMatch(/Durumu: İkinci el/)
  expect(await textOf('/masa-saati')).toMatch(/Durumu: Yenilenmiş/)
  expect(await textOf('/en/masa-saati')).toMatch(/Condition: Refurbished/)
  expect(await textOf('/kol-saati')).not.toContain('Durumu')
  const choice = await textOf('/akilli-saat')
  for (const text of ['Durumu', 'Yeni', 'Yenilenmiş']) expect(choice).toContain(text)
  expect(await textOf('/saat')).toMatch(/Durumu[\s\S]*İkinci el/)
})

it('[P01] a database of an earlier import learns the condition too', async () => {
  await shop.db.prepare('DELETE FROM product_property WHERE property_id = 7').run()
  await shop.db.prepare('DELETE FROM property_value WHERE property_id = 7').run()
  await shop.db.prepare('DELETE FROM property WHERE id = 7').run()
  await imported([['1', 'Duvar Saati', 'used']])
  expect(await textOf('/duvar-saati')).toMatch(/Durumu: İkinci el/)
})
