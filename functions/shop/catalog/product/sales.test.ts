import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCases } from '../../seed/demo/demo-cases'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'
import { pictureOf } from './pictures'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const now = () => Math.floor(Date.now() / 1000)
const link = demoCases.plain.slug
const priceOf = async () => {
  const { PRODUCT } = await shop
    .visitor()
    .get<{ PRODUCT: { PRICE_SELL: string; DISCOUNT_PERCENT: number } }>(
      `/srv/service/site/get-page?link=${link}`,
    )
  return [Number(PRODUCT.PRICE_SELL), PRODUCT.DISCOUNT_PERCENT]
}

describe('a sale', () => {
  const sale = (startsAt: number, endsAt: number) =>
    shop.db
      .prepare(
        `INSERT OR REPLACE INTO sale (product_id, price, sale_price, starts_at, ends_at, next_at)
         SELECT id, 12000, 6000, ?1, ?2, iif(?1 > unixepoch(), ?1, ?2)
         FROM product JOIN product_text ON product_id = id WHERE path = ?3`,
      )
      .bind(startsAt, endsAt, link)
      .run()

  it('[P01] begins and ends at its times, for every call after them', async () => {
    const before = await priceOf()
    await sale(now() + 3600, now() + 7200)
    expect(await priceOf()).toEqual(before)
    await shop.db.prepare('UPDATE sale SET starts_at = ?1, next_at = ?1').bind(now()).run()
    const [price, percent] = await priceOf()
    expect(percent).toBe(50)
    await shop.db.prepare('UPDATE sale SET ends_at = ?1, next_at = ?1').bind(now()).run()
    expect(await priceOf()).toEqual([(price ?? 0) * 2, 0])
    expect(await shop.db.prepare('SELECT count(*) AS n FROM sale').first('n')).toBe(0)
  })
})

describe('a picture', () => {
  it('[P01] of another site has its address in every width', () => {
    const { SMALL, BIG } = pictureOf('https://cdn.example/kupa.webp', 'Kupa')
    expect([SMALL, BIG]).toEqual(['https://cdn.example/kupa.webp', 'https://cdn.example/kupa.webp'])
    expect(pictureOf('kupa-1', 'Kupa').SMALL).toBe('/img/kupa-1-240.webp')
  })
})
