import { LINKS_OF } from './links-sql'
import type { Fact } from './product/detail'
import type { AroundRow } from './product/product-extras'
import { AROUND_SQL } from './product/product-extras'
import type { ProductRow } from './product/product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from './product/product-row'

/** The target of a link. `links` is a JSON object of its current path by language. */
export type PageRow = {
  kind: 'home' | 'category' | 'brand' | 'content' | 'product'
  target_id: number
  language: string
  moved: number
  links: string
}

const PAGE_SQL = `
  SELECT l.kind, l.target_id, l.language, l.moved, ${LINKS_OF} AS links
  FROM page_link l WHERE l.path = ?1`

const PRODUCT_SQL = `
  SELECT ${PRODUCT_COLUMNS} FROM product_text l JOIN product p ON p.id = l.product_id
  ${PRODUCT_JOINS} WHERE l.path = ?3 AND p.is_active = 1`

/** The description in the language, else in the only one that an imported product has. */
const ARTICLE_SQL = `
  SELECT a.html FROM product_text l
  JOIN product p ON p.id = l.product_id
  JOIN article a ON a.id = p.article_id
  WHERE l.path = ?2 ORDER BY a.language = ?1 DESC LIMIT 1`

const FACTS_SQL = `
  SELECT r.title ->> ?1 AS "KEY", coalesce(v.title ->> ?1, x.number) AS "VALUE"
  FROM product_text l
  JOIN product_property x ON x.product_id = l.product_id
  JOIN property r ON r.id = x.property_id
  LEFT JOIN property_value v ON v.id = x.value_id
  WHERE l.path = ?2 ORDER BY r.position`

/** The page and, for a product's page, the product, in one round trip. */
export async function readPage(db: D1Database, link: string, language: string, currency: string) {
  const [page, product, article, facts, around] = await db.batch([
    db.prepare(PAGE_SQL).bind(link),
    db.prepare(PRODUCT_SQL).bind(language, currency, link),
    db.prepare(ARTICLE_SQL).bind(language, link),
    db.prepare(FACTS_SQL).bind(language, link),
    db.prepare(AROUND_SQL).bind(language, link),
  ])
  return {
    page: page?.results[0] as PageRow | undefined,
    product: product?.results[0] as ProductRow | undefined,
    html: (article?.results[0] as { html: string } | undefined)?.html ?? '',
    facts: (facts?.results ?? []) as Fact[],
    around: around?.results[0] as AroundRow | undefined,
  }
}

export function readProduct(
  db: D1Database,
  id: number,
  language: string,
  currency: string,
): Promise<ProductRow | null> {
  return db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS} FROM product p ${PRODUCT_JOINS} WHERE p.id = ?3 AND p.is_active = 1`,
    )
    .bind(language, currency, id)
    .first<ProductRow>()
}

export type ContentRow = { title: string; description: string; html: string }

/** A content page in one language, by its id or by its code. */
export function readContent(
  db: D1Database,
  by: { id: number } | { code: string },
  language: string,
): Promise<ContentRow | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['code', by.code]
  return db
    .prepare(
      `SELECT title ->> ?2 AS title, description ->> ?2 AS description, html ->> ?2 AS html
       FROM content WHERE ${column} = ?1`,
    )
    .bind(value, language)
    .first<ContentRow>()
}
