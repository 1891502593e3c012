import type { Insert } from '../../../shop/seed/insert'
import type { KnownCatalogue } from './known-catalogue'
import type { SearchWords } from './search-words'
import { forKeys } from './upsert'

type Row = { id: number; position: number; title: string; more: string; codes: string }

const title = (table: string) => `coalesce(${table}.title ->> 'tr', '')`

const FOUND = `SELECT p.id, p.position, t.title,
    coalesce(b.title, '') || ' ' || ${['c3', 'c2', 'c1'].map(title).join(" || ' ' || ")} AS more,
    (SELECT json_group_array(code) FROM (
      SELECT p.code UNION SELECT p.barcode UNION
      SELECT code FROM sub_product WHERE product_id = p.id UNION
      SELECT barcode FROM sub_product WHERE product_id = p.id)) AS codes
  FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
  LEFT JOIN brand b ON b.id = p.brand_id
  LEFT JOIN category c1 ON c1.id = p.category_id
  LEFT JOIN category c2 ON c2.id = c1.parent_id
  LEFT JOIN category c3 ON c3.id = c2.parent_id
  WHERE p.is_active = 1 AND p.id IN (SELECT value FROM json_each(?1))`

/** Products that a feed names, but not as they could be imported: they stay as they were. */
export class UnchangedProducts {
  constructor(
    private readonly db: D1Database,
    private readonly known: KnownCatalogue,
    private readonly ids: number[],
  ) {}

  async addWords(words: SearchWords): Promise<void> {
    const itemsOf = new Map(this.ids.map((id): [number, string[]] => [id, []]))
    for (const [item, { productId }] of this.known.items) itemsOf.get(productId)?.push(item)
    const found = await this.db.prepare(FOUND).bind(JSON.stringify(this.ids)).all<Row>()
    for (const row of found.results) {
      const codes = JSON.parse(row.codes) as string[]
      const all = new Set([...(itemsOf.get(row.id) ?? []), ...codes])
      words.add({ ...row, codes: [...all].filter(Boolean) })
    }
  }

  statements(): Insert[] {
    return forKeys(
      `UPDATE feed_item SET run = ${this.known.runs + 1}
       WHERE product_id IN (SELECT value FROM json_each(?1))`,
      this.ids,
    )
  }
}
