import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceOnCard } from '../support/card-price'
import { isDeep } from '../support/deep'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const textOf = async (path: string) => (await shop.visitor().get(path)).text()

/** The cards of a list: URL and displayed price of each. */
const cardsOf = (html: string) =>
  readPage(html)
    .main.queryAllByRole('article')
    .map((card) => ({ path: card.links('/')[0] ?? '', price: priceOnCard(card) }))
const priceOn = (html: string) => priceOnCard(readPage(html).main)

async function expectSame(listPath: string) {
  const cards = cardsOf(await textOf(listPath))
  expect(cards.length, listPath).toBeGreaterThan(0)
  for (const { path, price } of cards) {
    expect(price?.price, path).toMatch(/\d/)
    expect(priceOn(await textOf(path)), `${path} from ${listPath}`).toEqual(price)
  }
}

/** The price in a page's price block, in hundredths. */
const cents = (text: string | undefined) => Number(text?.replace(/\D/g, ''))

describe('the same price everywhere', () => {
  it('[B11] a card shows the price that its page opens with', async () => {
    const { results } = await shop.db
      .prepare("SELECT path FROM link WHERE kind = 'category' AND language = 'tr' AND moved = 0")
      .all<{ path: string }>()
    expect(results.length).toBeGreaterThan(5)
    const showOnly = await shop.db
      .prepare(
        `SELECT path FROM product_text t JOIN product p ON p.id = t.product_id
         WHERE p.is_show_only = 1 AND t.language = 'tr'`,
      )
      .all<{ path: string }>()
    const withoutPrice = new Set(showOnly.results.map((one) => `/${one.path}`))
    const seen = new Set<string>()
    const lists = isDeep ? results : results.filter((_, at) => at % 3 === 0)
    for (const { path } of lists) {
      const cards = cardsOf(await textOf(`/${path}`)).filter((card) => !seen.has(card.path))
      for (const card of cards) {
        seen.add(card.path)
        if (withoutPrice.has(card.path)) expect(card.price, card.path).toBeUndefined()
        else expect(priceOn(await textOf(card.path)), `${card.path} in ${path}`).toEqual(card.price)
      }
    }
    expect(seen.size).toBeGreaterThan(isDeep ? 50 : 20)
  }, 120_000)

  it('[P14] goods that are only shown have neither stock nor delivery', async () => {
    const path = await shop.db
      .prepare(
        `SELECT path FROM product_text t JOIN product p ON p.id = t.product_id
         WHERE p.is_show_only = 1 AND p.is_active = 1 AND t.language = 'tr'`,
      )
      .first<string>('path')
    await shop.db.prepare('UPDATE product SET stock = 1 WHERE is_show_only = 1').run()
    const page = await textOf(`/${path}`)
    expect(page).not.toContain('class="availability"')
    expect(page).not.toContain('Son 1 ürün')
  })

  it('[B11] a search shows the price that its pages open with, in another currency too', async () => {
    await expectSame('/arama?q=defter')
    const visitor = shop.visitor()
    await visitor.get('/')
    await visitor.post('/para-birimi', { currency: 'EUR', back: '/' })
    const cards = cardsOf(await (await visitor.get('/arama?q=defter')).text())
    expect(cards.length).toBeGreaterThan(2)
    for (const { path, price } of cards) {
      expect(price?.price, path).toMatch(/€|EUR/)
      expect(priceOn(await (await visitor.get(path)).text()), path).toEqual(price)
    }
  })

  it('[B06] a suggestion shows the price that its page opens with', async () => {
    const { products } = (await (await shop.visitor().get('/arama/oneriler?q=kazak')).json()) as {
      products: { path: string; price: number }[]
    }
    const more = (await (await shop.visitor().get('/arama/oneriler?q=defter')).json()) as {
      products: { path: string; price: number }[]
    }
    const all = [...products, ...more.products]
    expect(all.length).toBeGreaterThan(0)
    for (const { path, price } of all)
      expect(cents(priceOn(await textOf(path))?.price), path).toBe(price)
  })

  it('[B11] a list is sorted by the prices that it shows', async () => {
    const cards = cardsOf(await textOf('/arama?q=defter&sort=5'))
    const prices = cards.map(({ price }) => cents(price?.price))
    expect(prices.length).toBeGreaterThan(2)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('[B11] a list updates when the opening variant sells out, and when it is back', async () => {
    const row = await shop.db
      .prepare(
        `SELECT p.id, t.path, (SELECT s.id FROM sub_product s JOIN variant_option o ON o.id = s.option1_id
           WHERE s.product_id = p.id AND s.stock > 0 ORDER BY o.position, s.id LIMIT 1) AS opening
         FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
         WHERE p.is_active = 1 AND p.group2_id = 0 AND
           (SELECT count(DISTINCT price) FROM sub_product WHERE product_id = p.id AND stock > 0) > 1
         ORDER BY p.id LIMIT 1`,
      )
      .first<{ id: number; path: string; opening: number }>()
    const sell = (stock: number) =>
      shop.db
        .prepare('UPDATE sub_product SET stock = ?1 WHERE id = ?2')
        .bind(stock, row?.opening)
        .run()
    const priceOf = () =>
      shop.db
        .prepare('SELECT price FROM product WHERE id = ?1')
        .bind(row?.id)
        .first<number>('price')
    const before = await priceOf()
    await sell(0)
    const after = await priceOf()
    expect(after).not.toBe(before)
    const listed = await shop.db
      .prepare('SELECT price FROM listed WHERE scope_id = 0 AND id = ?1')
      .bind(row?.id)
      .first<number>('price')
    expect(listed).toBe(after)
    await sell(5)
    expect(await priceOf()).toBe(before)
  })
})
