import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop, type Visitor } from '../../seed/demo/test-shop'

type Choice = { ID: string | number; COUNT: string | number; SELECTED: number }
type Filters = {
  BRANDS: Choice[]
  FILTERS: { ID: string; TYPE: string; VALUES: Choice[]; MIN: number; MAX: number }[]
  VARIANTS: { TYPE1_LIST: Choice[]; TYPE2_LIST: Choice[] }
  PRICE: { MIN: number; MAX: number }
  SETTINGS: { SHOW_COUNT: boolean }
}
type Product = { ID: string; PRICE_SELL: string; COMMENT_RANK: number; COMMENT_COUNT: number }
type List = { PRODUCTS: Product[]; TOTAL: number }

let shop: TestShop
let guest: Visitor
beforeAll(async () => {
  // Enough for the whole shop to be a list with precomputed counts.
  shop = await startTestShop(1200)
  guest = shop.visitor()
}, 120_000)
afterAll(() => shop.stop())

const rest = 'language=tr&currency=TL'
const filters = (query: string) => guest.get<Filters>(`/srv/service/filter/get/?${query}&${rest}`)
async function list(query: string): Promise<List> {
  const response = await guest.send(
    `/srv/service/content-v5/product-loader/2/1003?${query}&${rest}`,
    {
      headers: { Accept: 'application/json' },
    },
  )
  return (await response.json()) as List
}
const total = async (query: string) => (await list(query)).TOTAL

describe('counts of choices', () => {
  const others = [
    '',
    '&brand=1',
    '&stock=1',
    '&brand=1-10&price=50-400',
    '&type1=1&filter=2-201',
    '&type1=1&stock=1',
    '&type1=1-3&type2=23&stock=1',
    '&price=180-200',
    '&type2=23&price=180-200',
    '&type1=1-3&price=100-250&stock=1',
    '&brand=1-10&type1=1&type2=23&price=50-300',
  ]
  for (const scope of ['link=', 'link=kirtasiye', 'link=arama&q=kalem', 'link=kuzey'])
    it(`[B03] are what a choice would find: ${scope}`, async () => {
      for (const other of others) {
        if (scope === 'link=kuzey' && other.includes('brand')) continue
        const answer = await filters(scope + other)
        expect(answer.SETTINGS.SHOW_COUNT).toBe(true)
        const lifted = (name: string) =>
          `${scope}${other}`
            .split('&')
            .filter((part) => !part.startsWith(`${name}=`))
            .join('&')
        for (const { ID, COUNT } of answer.BRANDS.slice(0, 3))
          expect(await total(`${lifted('brand')}&brand=${ID}`), `${other} brand ${ID}`).toBe(
            Number(COUNT),
          )
        for (const { ID, COUNT } of answer.VARIANTS.TYPE1_LIST.slice(0, 3))
          expect(await total(`${lifted('type1')}&type1=${ID}`), `${other} type1 ${ID}`).toBe(
            Number(COUNT),
          )
        for (const { ID, COUNT } of answer.VARIANTS.TYPE2_LIST.slice(0, 3))
          expect(await total(`${lifted('type2')}&type2=${ID}`), `${other} type2 ${ID}`).toBe(
            Number(COUNT),
          )
        const origins = answer.FILTERS.find(({ ID }) => ID === '2')
        for (const { ID, COUNT } of origins?.VALUES.slice(0, 3) ?? [])
          expect(await total(`${lifted('filter')}&filter=2-${ID}`), `${other} value ${ID}`).toBe(
            Number(COUNT),
          )
      }
    })

  it('[B05] the bounds of prices and numbers are those of the list without them', async () => {
    const all = await filters('link=kirtasiye&stock=1')
    const cheap = await filters('link=kirtasiye&stock=1&price=0-100')
    expect(cheap.PRICE).toMatchObject({ MIN: all.PRICE.MIN, MAX: all.PRICE.MAX })
    const { MIN, MAX } = all.FILTERS.find(({ TYPE }) => TYPE === '2') ?? { MIN: 0, MAX: 0 }
    expect(MAX).toBeGreaterThan(MIN)
    expect(await total(`link=kirtasiye&stock=1&filter=3-${MIN}-${MAX}`)).toBe(
      await total('link=kirtasiye&stock=1'),
    )
    expect(await total(`link=kirtasiye&filter=3-${MAX + 1}-${MAX + 2}`)).toBe(0)
  })

  it('[B03] follow products that sell out, return or leave the shop, also where they are precomputed', async () => {
    const { id, brand, option, value } =
      (await shop.db
        .prepare(
          `SELECT p.id, p.brand_id AS brand, s.option1_id AS option, min(y.value_id) AS value
           FROM product p JOIN sub_product s ON s.product_id = p.id AND s.option1_id = 1 AND s.stock > 0
           JOIN product_property y ON y.product_id = p.id AND y.number IS NULL
           WHERE p.is_active = 1 AND p.stock > 0 GROUP BY p.id ORDER BY p.id DESC LIMIT 1`,
        )
        .first<{ id: number; brand: number; option: number; value: number }>()) ?? {}
    const countOf = (choices: Choice[] | undefined, wantedId: number | undefined) =>
      Number(choices?.find(({ ID }) => Number(ID) === wantedId)?.COUNT ?? 0)
    async function counts(query: string) {
      const { BRANDS, VARIANTS, FILTERS } = await filters(query)
      const values = FILTERS.flatMap(({ VALUES }) => VALUES)
      const all = [
        countOf(BRANDS, brand),
        countOf(VARIANTS.TYPE1_LIST, option),
        countOf(values, value),
      ]
      expect(all[0]).toBe(await total(`${query}&brand=${brand}`))
      expect(all[1]).toBe(await total(`${query}&type1=${option}`))
      return all
    }
    const less = (all: number[]) => all.map((count) => count - 1)
    const set = (change: string, where = 'product SET', key = 'id') =>
      shop.db.prepare(`UPDATE ${where} ${change} WHERE ${key} = ?1`).bind(id).run()
    const setStock = (stock: number) => set(`stock = ${stock}`, 'sub_product SET', 'product_id')
    const [every, inStock] = [await counts('link='), await counts('link=&stock=1')]
    await setStock(0)
    expect(await counts('link=&stock=1')).toEqual(less(inStock))
    expect(await counts('link=')).toEqual(every)
    await setStock(7)
    await setStock(6)
    expect(await counts('link=&stock=1')).toEqual(inStock)
    await set('is_active = 0')
    expect(await counts('link=')).toEqual(less(every))
    expect(await counts('link=&stock=1')).toEqual(less(inStock))
  })

  it('[B03] drop a choice whose last product sells out, and restore it', async () => {
    await shop.db.prepare('UPDATE product SET stock = 0 WHERE brand_id = 3').run()
    const brands = async () => (await filters('link=&stock=1')).BRANDS.map(({ ID }) => Number(ID))
    expect(await brands()).not.toContain(3)
    await shop.db.prepare('UPDATE product SET stock = 2 WHERE brand_id = 3').run()
    expect(await brands()).toContain(3)
  })
})

describe('bounds of a long list', () => {
  const products = `product p LEFT JOIN product_property y ON y.product_id = p.id AND y.property_id = 3
    WHERE p.is_active = 1`
  /** Compares the bounds with those of the products themselves, in stock or not. */
  async function follow() {
    for (const isStock of [false, true]) {
      const truth = await shop.db
        .prepare(
          `SELECT min(price) AS low, max(price) AS high, min(number) AS min, max(number) AS max
           FROM ${products} ${isStock ? 'AND stock > 0' : ''}`,
        )
        .first<Record<'low' | 'high' | 'min' | 'max', number>>()
      const { PRICE, FILTERS } = await filters(`link=${isStock ? '&stock=1' : ''}`)
      const { low = 0, high = 0, min, max } = truth ?? {}
      expect(PRICE).toMatchObject({ MIN: Math.floor(low / 100), MAX: Math.ceil(high / 100) })
      expect(FILTERS.find(({ ID }) => ID === '3')).toMatchObject({ MIN: min, MAX: max })
    }
  }

  it.each([
    ['dearest', 'price DESC'],
    ['smallest', 'number NULLS LAST'],
  ])('[B05] narrow and widen with what was at their end: the %s', async (_, order) => {
    const last = await shop.db
      .prepare(`SELECT p.id, price FROM ${products} AND stock > 0 ORDER BY ${order}, p.id LIMIT 1`)
      .first<{ id: number; price: number }>()
    for (const change of [
      'price = 1',
      'price = 88888800',
      `price = ${last?.price}`,
      'stock = 0',
      'price = 99999900',
      `stock = 5, price = ${last?.price}`,
      'stock = 0, price = 25000',
      `stock = 3, price = ${last?.price}`,
      'is_active = 0',
    ]) {
      await shop.db.prepare(`UPDATE product SET ${change} WHERE id = ?1`).bind(last?.id).run()
      await follow()
    }
  })
})

describe('lists', () => {
  it('[B02] sorted by rating start with the best rated', async () => {
    const { PRODUCTS } = await list('link=kirtasiye&sort=8')
    const best = await shop.db
      .prepare(
        `SELECT max(round((rank1 + 2.0 * rank2 + 3 * rank3 + 4 * rank4 + 5 * rank5)
           / (rank1 + rank2 + rank3 + rank4 + rank5), 1)) AS best
         FROM product p JOIN product_category c ON c.product_id = p.id AND c.category_id = 1
         WHERE rank1 + rank2 + rank3 + rank4 + rank5 > 0 AND p.is_active = 1`,
      )
      .first<number>('best')
    expect(PRODUCTS[0]?.COMMENT_RANK).toBe(best)
    const order = PRODUCTS.map((one) => one.COMMENT_RANK * 1000 + one.COMMENT_COUNT)
    expect(order).toEqual(order.toSorted((a, b) => b - a))
  })

  it('[B02] follow changes of a product’s price, stock or stars', async () => {
    const brand = 'link=kuzey'
    const { PRODUCTS, TOTAL } = await list(`${brand}&stock=1&sort=6`)
    const id = Number(PRODUCTS.at(-1)?.ID)
    await shop.db
      .prepare(
        `UPDATE product SET price = 99999900, old_price = 0, rank1 = 0, rank2 = 0, rank3 = 0, rank4 = 0,
           rank5 = 9999 WHERE id = ?1`,
      )
      .bind(id)
      .run()
    for (const sort of [6, 8])
      expect((await list(`${brand}&sort=${sort}`)).PRODUCTS[0]?.ID).toBe(String(id))
    expect((await filters('link=')).PRICE.MAX).toBeGreaterThanOrEqual(999999)
    expect(await total(`${brand}&price=999999-999999`)).toBe(1)
    await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = ?1').bind(id).run()
    expect(await total(`${brand}&stock=1`)).toBe(TOTAL - 1)
    await shop.db.prepare('UPDATE product SET stock = 5 WHERE id = ?1').bind(id).run()
    expect(await total(`${brand}&stock=1`)).toBe(TOTAL)
  })

  it('[B02] leave out a product that is no longer sold, also in searches', async () => {
    const before = await list('link=arama&q=kalem')
    const id = Number(before.PRODUCTS[0]?.ID)
    const totalBefore = await total('link=')
    await shop.db.prepare('UPDATE product SET is_active = 0 WHERE id = ?1').bind(id).run()
    const after = await list('link=arama&q=kalem')
    expect(after.TOTAL).toBe(before.TOTAL - 1)
    expect(after.PRODUCTS.map(({ ID }) => ID)).not.toContain(String(id))
    expect(await total('link=')).toBe(totalBefore - 1)
  })

  it('[B07] start with products that a word names, then other matches, each once', async () => {
    const { TOTAL } = await list('link=arama&q=kuzey')
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(TOTAL / 24) }, (_, at) =>
        list(`link=arama&q=kuzey&pg=${at + 1}`),
      ),
    )
    const ids = pages.flatMap((page) => page.PRODUCTS.map(({ ID }) => ID))
    expect(new Set(ids).size).toBe(TOTAL)
    expect(ids).toHaveLength(TOTAL)
    expect(await total('link=arama&q=kuzey&stock=1')).toBeLessThan(TOTAL)
  })
})

describe('brands', () => {
  it('[B03] have a page that lists their products', async () => {
    const { LIST, PAGE, FILTER } = await guest.get<{
      PAGE: Record<string, unknown>
      LIST: { PRODUCTS: { BRAND: string; BRAND_URL: string }[]; TOTAL: number }
      FILTER: Filters
    }>(`/srv/service/site/get-page?link=en/isiltepe&${rest}`)
    expect(PAGE).toMatchObject({ TYPE: 'brand', TITLE: 'Işıltepe', LINK_TYPE: 'brand' })
    expect(new Set(LIST.PRODUCTS.map((one) => `${one.BRAND} ${one.BRAND_URL}`))).toEqual(
      new Set(['Işıltepe en/isiltepe']),
    )
    expect(LIST.TOTAL).toBe(
      await shop.db
        .prepare('SELECT count(*) AS n FROM product WHERE brand_id = 16 AND is_active = 1')
        .first<number>('n'),
    )
    expect(FILTER.BRANDS).toEqual([])
    const found = await guest.get<{ brands: { url: string }[] }>(
      '/srv/service/product/searchAll/ışıl?limit=25',
    )
    expect(found.brands.map(({ url }) => url)).toEqual(['isiltepe'])
  })
})
