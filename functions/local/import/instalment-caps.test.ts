import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../shop/seed/demo/test-shop'
import example from '../../shop/settings/example.json'
import { applyShop } from '../../shop/settings/own-shop'
import { readShop } from '../../shop/settings/read-shop'
import { importFeed } from './import-feed'
import { readTsv } from './readers/tsv'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

/** The instalments offered for each product by its title. */
async function offered(): Promise<Record<string, number[]>> {
  const { results } = await shop.db
    .prepare('SELECT p.id, t.title FROM product p JOIN product_text t ON t.product_id = p.id')
    .all<{ id: number; title: string }>()
  const visitor = shop.visitor()
  const entries = results.map(async ({ id, title }) => {
    const path = `/srv/service/content-v5/sub-folder/3/1004/installment-list?product=${id}`
    const answer = await visitor.send(path, { headers: { Accept: 'application/json' } })
    const { DATA } = (await answer.json()) as {
      DATA: { BANK_LIST: { INSTALLMENT_LIST: { INSTALLMENT_NUMBER: number }[] }[] }
    }
    const numbers = DATA.BANK_LIST.flatMap((bank) =>
      bank.INSTALLMENT_LIST.map(({ INSTALLMENT_NUMBER }) => INSTALLMENT_NUMBER),
    )
    return [title, numbers] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function importGoods() {
  async function* texts() {
    yield 'id\ttitle\tprice\timage_link\tproduct_type\n'
    yield 'K\tKahve\t500 TRY\thttps://cdn.test/1.webp\tGıda > Kahve\n'
    yield 'R\tRadyo\t900 TRY\thttps://cdn.test/2.webp\tElektronik\n'
    yield 'S\tSehpa\t900 TRY\thttps://cdn.test/3.webp\tMobilya\n'
  }
  const feed = { format: 'TSV' as const, read: readTsv, texts: texts(), progress: () => 1 }
  return importFeed(shop.db, { feed, vat: 20, stock: 100, language: 'tr' })
}

const withMonths = (instalmentMonths: Record<string, number>) => {
  const law = { ...example.law, instalmentMonths }
  const percents = { 3: 0, 6: 2, 12: 5 }
  const payment = { card: { instalments: [{ card: 'Bonus', percents }] } }
  return readShop('shop.json', JSON.stringify({ ...example, law, payment }))
}

it('[P01] an owner’s settings name the categories without instalments, or with few, and change for goods that are there', async () => {
  await applyShop(shop.db, withMonths({ Gıda: 1, Elektronik: 4, Gida: 1 }), () => false)
  const { uncapped } = await importGoods()
  expect(uncapped).toEqual(['Gida'])
  expect(await offered()).toEqual({ Kahve: [], Radyo: [3], Sehpa: [3, 6, 12] })
  await applyShop(shop.db, withMonths({ Gıda: 1, Elektronik: 6 }), () => false)
  expect(await offered()).toEqual({ Kahve: [], Radyo: [3, 6], Sehpa: [3, 6, 12] })
})

it('[P01] the months of a category are refused in words that the owner understands', () => {
  expect(() => withMonths({ Gıda: 0 })).toThrow(/instalmentMonths/)
})
