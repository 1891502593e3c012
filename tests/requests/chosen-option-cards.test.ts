import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoProduct, demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

type Row = { id: number; o1: number; o2: number; price: number; stock: number; picture: string }

let shop: Shop
let notebook: DemoProduct
let variants: Row[] = []
beforeAll(async () => {
  shop = await openWorkers({ vars: { FRESH_SECONDS: '0' } })
  notebook = await demoProduct(shop.db, 'twoGroups')
  variants = await readVariants(notebook.id)
})
afterAll(() => shop.close())

async function readVariants(id: number): Promise<Row[]> {
  const { results } = await shop.db
    .prepare(
      `SELECT s.id, option1_id AS o1, option2_id AS o2, s.price, s.stock,
         p.option_pictures ->> ('$."' || option1_id || '"[0]') AS picture
       FROM sub_product s JOIN product p ON p.id = s.product_id
       JOIN variant_option o1 ON o1.id = s.option1_id LEFT JOIN variant_option o2 ON o2.id = s.option2_id
       WHERE s.product_id = ? ORDER BY s.stock <= 0, s.awaited <> '', o1.position, o2.position`,
    )
    .bind(id)
    .all<Row>()
  return results
}

/** What the card of the product shows in a list of its own name. */
async function cardIn(query: string, { title, path } = notebook) {
  const page = await pageOf(shop.visitor().get(`/arama?q=${encodeURIComponent(title)}${query}`))
  const card = page.tags('article').find(({ text }) => text.includes(title))
  const links = card?.tags('a') ?? []
  return {
    href: links.map((link) => link.attribute('href')).find((href) => href?.startsWith(path)),
    picture: card?.tags('img')[0]?.attribute('src') ?? '',
    text: card?.text ?? '',
    count: page.tags('article').length,
  }
}

const fitting = (fits: (row: Row) => boolean): Row => {
  const found = variants.find((row) => row.stock > 0 && fits(row))
  if (!found) throw new Error('The product has no such variant in stock.')
  return found
}

it('[B03] [P23] a card in a list of one colour shows that colour and leads to it', async () => {
  const [opened] = variants
  const chosen = fitting(({ o1 }) => o1 !== opened?.o1)
  const card = await cardIn(`&type1=${chosen.o1}`)
  expect(card.href).toBe(`${notebook.path}?variant=${chosen.id}`)
  expect(card.picture).toContain(chosen.picture)
})

it('[B03] a card in a list of one size leads to it, with the prices that lists are filtered by', async () => {
  const [opened] = variants
  const chosen = fitting(({ price, o2 }) => price !== opened?.price && o2 !== opened?.o2)
  const card = await cardIn(`&type2=${chosen.o2}`)
  expect(card.href).toBe(`${notebook.path}?variant=${chosen.id}`)
  expect(card.text).toBe((await cardIn('')).text)
})

it('[B03] of several chosen colours it shows the first in stock, and of both groups the pair', async () => {
  const colours = [...new Set(variants.map(({ o1 }) => o1))]
  const all = colours.toSorted((one, other) => one - other).join('-')
  const sized = fitting(({ o2 }) => o2 !== variants[0]?.o2)
  const card = await cardIn(`&type1=${all}&type2=${sized.o2}`)
  expect(card.href).toBe(`${notebook.path}?variant=${sized.id}`)
})

it('[B03] an unfiltered list, before and after, leads to the product itself', async () => {
  const before = await cardIn('')
  const chosen = fitting(({ o1 }) => o1 !== variants[0]?.o1)
  expect((await cardIn(`&type1=${chosen.o1}`)).picture).not.toBe(before.picture)
  expect(await cardIn('')).toEqual(before)
  expect(before.href).toBe(notebook.path)
})

it('[B03] a list of two options, or of what is in stock, has only goods with one variant of all that', async () => {
  const { id, o1, o2, stock } = fitting((row) => row.o2 !== variants[0]?.o2)
  const pair = `&type1=${o1}&type2=${o2}`
  const setStock = (pieces: number) =>
    shop.db.prepare('UPDATE sub_product SET stock = ? WHERE id = ?').bind(pieces, id).run()
  expect((await cardIn(`${pair}&stock=1`)).href).toBe(`${notebook.path}?variant=${id}`)
  await setStock(0)
  expect((await cardIn(`${pair}&stock=1`)).href).toBeUndefined()
  expect((await cardIn(pair)).href).toBe(`${notebook.path}?variant=${id}`)
  await shop.db.prepare('UPDATE sub_product SET option1_id = 0 WHERE id = ?').bind(id).run()
  expect((await cardIn(pair)).href).toBeUndefined()
  expect((await cardIn(`&type2=${o2}`)).href).toBeDefined()
  await shop.db.prepare('UPDATE sub_product SET option1_id = ? WHERE id = ?').bind(o1, id).run()
  await setStock(stock)
  expect((await cardIn(`${pair}&stock=1`)).href).toBe(`${notebook.path}?variant=${id}`)
})

describe('[B03] [B05] a range of prices in a list of one option', () => {
  const range = (low: number, high: number) => `&price=${low / 100}-${high / 100}`

  /** A size that costs another price than the one that the page opens with. */
  const priced = () =>
    fitting(({ price, o2 }) => price !== variants[0]?.price && o2 !== variants[0]?.o2)

  it('is about the prices of that option, and its card leads there', async () => {
    const { id, o2, price } = priced()
    const own = await cardIn(`&type2=${o2}${range(price - 100, price + 100)}`)
    expect(own.href).toBe(`${notebook.path}?variant=${id}`)
    const opening = variants[0]?.price ?? 0
    const other = await cardIn(`&type2=${o2}${range(opening - 100, opening + 100)}`)
    expect(other.href).toBeUndefined()
    expect((await cardIn(range(opening - 100, opening + 100))).href).toBe(notebook.path)
  })

  it('leads to the first of several that lies in the range', async () => {
    const { o1, o2, price } = priced()
    const card = await cardIn(`&type1=${o1}${range(price - 100, price + 100)}`)
    const cheap = variants.find((one) => one.o1 === o1 && one.stock > 0 && one.price === price)
    expect(card.href).toBe(`${notebook.path}?variant=${cheap?.id}`)
    expect(o2).toBe(cheap?.o2)
  })
})
