import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFeed } from '../../functions/local/import/import-feed'
import { openFeed } from '../../functions/local/import/readers/open-feed'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

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
const textIn = ({ text }: { text: string }) => text
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

it('[P01] [B06] [F01] a card, a suggestion and a favourite say so too, sold out or not', async () => {
  const tagOf = async (visitor: Visitor, at: string, title: string) => {
    const page = await pageOf(visitor.get(at))
    const card = page.tags('article').find(({ text }) => text.includes(title))
    const spans = card?.tags('span') ?? []
    return spans.filter((one) => /\btag\b/.test(one.attribute('class') ?? '')).map(textIn)
  }
  const guest = shop.visitor()
  expect(await tagOf(guest, '/saat', 'Duvar Saati')).toEqual(['İkinci el'])
  expect(await tagOf(guest, '/en/saat', 'Masa Saati')).toEqual(['Refurbished'])
  expect(await tagOf(guest, '/saat', 'Kol Saati')).not.toContain('İkinci el')
  expect(await tagOf(guest, '/saat', 'Akıllı Saat')).not.toContain('Yenilenmiş')
  const { products } = (await (await guest.get('/arama/oneriler?q=saati')).json()) as {
    products: { title: string; condition?: string }[]
  }
  const named = Object.fromEntries(products.map(({ title, condition }) => [title, condition]))
  expect(named).toMatchObject({ 'Duvar Saati': 'İkinci el', 'Masa Saati': 'Yenilenmiş' })
  expect(named['Kol Saati']).toBeUndefined()
  const [{ id } = { id: 0 }] = (
    await shop.db
      .prepare("SELECT product_id AS id FROM product_text WHERE title = 'Duvar Saati'")
      .all<{ id: number }>()
  ).results
  const member = shop.visitor()
  await signIn(member, 'plain')
  await member.get('/duvar-saati')
  await member.post('/favorilerim/degistir', { fav: String(id) })
  await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = ?').bind(id).run()
  expect(await tagOf(member, '/favorilerim', 'Duvar Saati')).toEqual(['Tükendi · İkinci el'])
})

it('[P01] a database of an earlier import learns the condition too', async () => {
  await shop.db.prepare('DELETE FROM product_property WHERE property_id = 7').run()
  await shop.db.prepare('DELETE FROM property_value WHERE property_id = 7').run()
  await shop.db.prepare('DELETE FROM property WHERE id = 7').run()
  await imported([['1', 'Duvar Saati', 'used']])
  expect(await textOf('/duvar-saati')).toMatch(/Durumu: İkinci el/)
})
