import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../seed/demo/demo-cases'
import type { TestShop } from '../seed/demo/test-shop'
import { startTestShop } from '../seed/demo/test-shop'
import { homeParts } from './home'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(1200)
})
afterAll(() => shop.stop())

const maxInstalments = async (id: number) => {
  const path = `/srv/service/content-v5/sub-folder/3/1004/installment-list?product=${id}`
  const response = await shop.visitor().send(path, { headers: { Accept: 'application/json' } })
  const { DATA } = (await response.json()) as {
    DATA: { BANK_LIST: { INSTALLMENT_LIST: { INSTALLMENT_NUMBER: number }[] }[] }
  }
  return Math.max(
    0,
    ...DATA.BANK_LIST.flatMap((bank) => bank.INSTALLMENT_LIST.map((row) => row.INSTALLMENT_NUMBER)),
  )
}

it('[P01] no shelf of the home page shows a picture twice', async () => {
  const { SHOWCASES } = await homeParts(shop.db, 'tr', 'TL')
  for (const { PRODUCTS } of SHOWCASES) {
    expect(PRODUCTS.length).toBeGreaterThan(2)
    const pictures = PRODUCTS.map(
      ({ IMAGE }) => /\/img\/[\w-]+?-\d/.exec(JSON.stringify(IMAGE))?.[0] ?? IMAGE,
    )
    expect(new Set(pictures).size).toBe(PRODUCTS.length)
  }
})

it('[P01] food and goods below 100 TL are not sold in instalments', async () => {
  expect(await maxInstalments(demoCases.halfSteps.id)).toBeLessThan(2)
  expect(await maxInstalments(demoCases.subscription.id)).toBeLessThan(2)
  expect(await maxInstalments(demoCases.status1.id)).toBeLessThan(2)
  expect(await maxInstalments(demoCases.plain.id)).toBe(12)
})

it('[U05] deals end at 23:59 in Istanbul', async () => {
  const { results } = await shop.db
    .prepare('SELECT deal_end FROM product WHERE deal_end > 0')
    .all<{ deal_end: number }>()
  const clock = new Intl.DateTimeFormat('tr-TR', {
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })
  expect(results.length).toBeGreaterThan(3)
  for (const { deal_end } of results) expect(clock.format(deal_end * 1000)).toBe('23:59')
})
