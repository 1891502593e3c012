import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop, type Visitor } from '../../seed/demo/test-shop'

type Filters = {
  BRANDS: { ID: string }[]
  FILTERS: { ID: string; VIEW: string; VALUES: { ID: string; NAME: string; COUNT?: number }[] }[]
  PRICE: { MIN: number; MAX: number; COUNTS?: number[]; ENDS?: number[] }
  SELECTED: { TEXT: string; VALUE: string }[]
}
type List = { PRODUCTS: { COMMENT_RANK: number; CARGO_FREE: number }[]; TOTAL: number }

let shop: TestShop
let guest: Visitor
beforeAll(async () => {
  shop = await startTestShop(1200)
  guest = shop.visitor()
}, 120_000)
afterAll(() => shop.stop())

const rest = 'language=tr&currency=TL'
const filters = (query: string) => guest.get<Filters>(`/srv/service/filter/get/?${query}&${rest}`)
async function list(query: string): Promise<List> {
  const path = `/srv/service/content-v5/product-loader/2/1003?${query}&${rest}`
  const response = await guest.send(path, { headers: { Accept: 'application/json' } })
  return (await response.json()) as List
}
const total = async (query: string) => (await list(query)).TOTAL
const valuesOf = ({ FILTERS }: Filters, id: string) =>
  FILTERS.find(({ ID }) => ID === id)?.VALUES ?? []

// Short, long with precomputed counts, narrowed, and a search.
const scopes = ['link=kirtasiye', 'link=', 'link=&brand=1&stock=1', 'link=arama&q=defter']

describe('filters by stars and delivery', () => {
  it.each(scopes)('[B17] count what they find: %s', async (scope) => {
    const answer = await filters(scope)
    const ratings = valuesOf(answer, 'rating')
    expect(ratings.length).toBeGreaterThan(0)
    for (const { ID, COUNT } of ratings)
      expect(await total(`${scope}&filter=rating-${ID}`), `rating ${ID}`).toBe(COUNT)
    for (const { COUNT } of valuesOf(answer, 'delivery'))
      expect(await total(`${scope}&filter=delivery-free`)).toBe(COUNT)
  })

  it('[B17] find goods with that average or more, and those whose delivery is free', async () => {
    const { PRODUCTS } = await list('link=kirtasiye&filter=rating-4')
    expect(PRODUCTS.length).toBeGreaterThan(0)
    for (const { COMMENT_RANK } of PRODUCTS) expect(COMMENT_RANK).toBeGreaterThanOrEqual(4)
    const truth = await shop.db
      .prepare(
        `SELECT count(*) AS n FROM product WHERE is_active = 1 AND (free_cargo = 1
         OR price >= (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CARGO_FREE_FROM'))`,
      )
      .first<number>('n')
    expect(truth).toBeGreaterThan(0)
    expect(await total('link=&filter=delivery-free')).toBe(truth)
  })

  it('[B17] stay listed beside a chosen one, which the answer names', async () => {
    const before = valuesOf(await filters('link=kirtasiye'), 'rating')
    const answer = await filters('link=kirtasiye&filter=rating-4')
    expect(valuesOf(answer, 'rating').map(({ COUNT }) => COUNT)).toEqual(
      before.map(({ COUNT }) => COUNT),
    )
    expect(answer.SELECTED).toContainEqual({
      ...{ TEXT: '4 puan ve üzeri', XTYPE: 'multi', VALUE: 'rating-4' },
    })
    expect(await total('link=kirtasiye&filter=rating-4+rating-3')).toBe(
      await total('link=kirtasiye&filter=rating-3'),
    )
  })

  it('[B17] follow goods whose delivery becomes free', async () => {
    const cheap =
      'WHERE id = (SELECT min(id) FROM product WHERE free_cargo = 0 AND price < 20000 AND is_active = 1)'
    const before = await total('link=&filter=delivery-free')
    await shop.db.prepare(`UPDATE product SET free_cargo = 1 ${cheap}`).run()
    expect(await total('link=&filter=delivery-free')).toBe(before + 1)
  })
})

describe('goods per part of the prices', () => {
  it.each(scopes)('[B15] add up to the list, whatever prices are chosen: %s', async (scope) => {
    const { PRICE } = await filters(scope)
    expect(PRICE.COUNTS).toHaveLength(PRICE.ENDS ? PRICE.ENDS.length - 1 : 12)
    const sum = PRICE.COUNTS?.reduce((all, count) => all + count, 0)
    expect(sum).toBe(await total(scope))
    const { PRICE: narrowed } = await filters(`${scope}&price=${PRICE.MIN}-${PRICE.MIN + 50}`)
    expect(narrowed).toMatchObject({
      COUNTS: PRICE.COUNTS,
      ...(PRICE.ENDS && { ENDS: PRICE.ENDS }),
    })
  })

  it('[B15] are what each part finds', async () => {
    const { PRICE } = await filters('link=kirtasiye')
    const even = (at: number) => PRICE.MIN + ((PRICE.MAX - PRICE.MIN) / 12) * at
    const [from, fourth] = [0, 4].map((at) => PRICE.ENDS?.[at] ?? even(at)) as [number, number]
    const lower = PRICE.COUNTS?.slice(0, 4).reduce((all, count) => all + count, 0)
    const found = await total(`link=kirtasiye&price=${from}-${fourth}`)
    expect(Math.abs(found - (lower ?? 0))).toBeLessThan(3)
  })

  it('[B15] are left out where nothing is to be chosen', async () => {
    expect((await filters('link=arama&q=zzzq')).PRICE.COUNTS).toBeUndefined()
  })
})
