import { describe, expect, it } from 'vitest'
import { objects } from '../data/objects'
import { pools } from '../data/pools'
import type { insertRows } from '../insert'
import { makeProduct } from './make-product'
import { plansOf } from './plans'
import { relatedStatements } from './related-rows'
import { reviewStatements } from './review-rows'

const TODAY = 1_764_028_800
const products = [...plansOf(1200, TODAY)].map((plan) => makeProduct(plan, TODAY, false))
const titles = products.map((product) => product.title.tr)
type Cells = (string | number)[]
const rowsOf = (statements: ReturnType<typeof insertRows>, table: string): Cells[] =>
  statements
    .filter(({ sql }) => sql.includes(`INTO ${table} `))
    .flatMap(({ rows }) => JSON.parse(rows) as Cells[])
const sentences = (text: unknown) => String(text).split(/(?<=[.!?])\s+/)

describe('goods of the demo shop', () => {
  it('[P01] have names without contradictions', () => {
    expect(objects.filter(({ pool }) => !pools[pool]).map(({ key }) => key)).toEqual([])
    for (const wrong of [
      /Sessiz (Radyo|Kulaklık|Mikrofon|Oyun)/,
      /Kablosuz Kronometre/,
      /Deri Dolma/,
      /Retro Retro/,
      /Ege Mate/,
    ])
      expect(titles.filter((title) => wrong.test(title))).toEqual([])
  })

  it('[P13] have reviews that share no sentence and no first name', () => {
    const byProduct = new Map<unknown, Cells[]>()
    for (const row of rowsOf(reviewStatements(products, TODAY), 'review'))
      byProduct.set(row[0], [...(byProduct.get(row[0]) ?? []), row])
    expect(byProduct.size).toBeGreaterThan(500)
    for (const rows of byProduct.values()) {
      const used = rows.flatMap((row) => sentences(row[5]))
      expect(used).toEqual([...new Set(used)])
      expect(new Set(rows.map((row) => row[1])).size).toBe(rows.length)
    }
  })

  it('[P12] are related to goods of their own topmost category', () => {
    const topOf = new Map(products.map(({ id, object }) => [id, Math.floor(object.category / 100)]))
    const lastId = Math.max(...topOf.keys())
    const rows = rowsOf(relatedStatements(products, lastId), 'related_product')
    const strangers = rows.filter(
      ([id, , , other]) => topOf.get(Number(id)) !== topOf.get(Number(other)),
    )
    expect(strangers).toEqual([])
    expect(new Set(rows.filter((row) => row[1] === 1).map((row) => row[0])).size).toBe(
      products.length,
    )
  })
})
