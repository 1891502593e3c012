import type { Currency, Language } from '../locale'
import { listItem } from './list/list-item'
import { NO_PICTURE, pictureOf } from './product/pictures'
import type { ProductRow } from './product/product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from './product/product-row'

type BannerRow = { id: number; title: string; text: string; image: string; path: string | null }
type ShowcaseRow = {
  id: number
  title: string
  rule: 'new' | 'deal' | 'rated' | 'category' | 'bought'
  category_id: number | null
  path: string | null
}

const SHOWCASE_SIZE = 8
const SHOWCASE_CANDIDATES = 64
/** Fewer goods say nothing of what many buy. */
const LEAST_BOUGHT = 4
const LATEST_ORDERS = 1000

const WORDS_SQL = `
  SELECT (SELECT value ->> ?1 FROM setting WHERE name = 'HOME_TITLE') AS title,
    (SELECT value ->> ?1 FROM setting WHERE name = 'HOME_DESCRIPTION') AS description`

const BANNERS_SQL = `
  SELECT b.id, b.title ->> ?1 AS title, b.text ->> ?1 AS text, b.image,
    coalesce(
      (SELECT path FROM link WHERE kind = b.link_kind AND target_id = b.link_id
         AND language = ?1 AND moved = 0),
      (SELECT path FROM product_text WHERE b.link_kind = 'product'
         AND product_id = b.link_id AND language = ?1)) AS path
  FROM banner b ORDER BY b.position`

const SHOWCASES_SQL = `
  SELECT s.id, s.title ->> ?1 AS title, s.rule, s.category_id,
    (SELECT path FROM link WHERE kind = 'category' AND target_id = s.category_id
       AND language = ?1 AND moved = 0) AS path
  FROM showcase s ORDER BY s.position`

/** The home page's title, banners and showcases; two round trips. */
export async function homeParts(db: D1Database, language: Language, currency: Currency) {
  const [words, banners, showcases] = await db.batch(
    [WORDS_SQL, BANNERS_SQL, SHOWCASES_SQL].map((sql) => db.prepare(sql).bind(language)),
  )
  const rows = (showcases?.results ?? []) as ShowcaseRow[]
  const lists = rows.length
    ? await db.batch<ProductRow>(rows.map((row) => showcaseProducts(db, row, language, currency)))
    : []
  const home = words?.results[0] as { title: string; description: string } | undefined
  return {
    title: home?.title ?? '',
    description: home?.description ?? '',
    BANNERS: ((banners?.results ?? []) as BannerRow[]).map((row) => ({
      ID: String(row.id),
      TITLE: row.title,
      TEXT: row.text,
      URL: row.path ?? '',
      IMAGE: row.image ? pictureOf(row.image, row.title) : NO_PICTURE,
    })),
    SHOWCASES: rows.map((row, index) => ({
      ID: String(row.id),
      TITLE: row.title,
      URL: row.path ?? '',
      ...(row.rule === 'bought' && { BESTSELLER: 1 }),
      PRODUCTS: productsOf(row, lists[index]?.results ?? []).map((product) =>
        listItem(product, currency),
      ),
    })),
  }
}

const productsOf = ({ rule }: ShowcaseRow, products: ProductRow[]) =>
  rule === 'bought' && products.length < LEAST_BOUGHT ? [] : products

const IS_BOUGHT = `status_id <> 9 AND (payment = 'paid' OR (payment = 'later' AND status_id > 2))`

const RULES = {
  // The latest, whatever their age, where nothing is new: of a shop of 100,000 only some rows are read.
  new: `FROM (
    SELECT * FROM (SELECT id, pictures FROM product WHERE is_active = 1 AND is_new = 1
      ORDER BY created_at DESC, id LIMIT ${SHOWCASE_CANDIDATES})
    UNION ALL SELECT * FROM (SELECT id, pictures FROM product WHERE is_active = 1
      AND NOT EXISTS (SELECT 1 FROM product WHERE is_active = 1 AND is_new = 1)
      ORDER BY id DESC LIMIT ${SHOWCASE_CANDIDATES})) p WHERE ?3 >= 0`,
  deal: 'FROM product p WHERE p.is_active = 1 AND p.deal_end > ?3 AND p.deal_start <= ?3 ORDER BY p.deal_end, p.id',
  rated: `FROM product p WHERE p.is_active = 1 AND ?3 >= 0 AND p.rank5 >= 3
    ORDER BY p.rank5 - 4 * (p.rank1 + p.rank2 + p.rank3) DESC, p.id`,
  bought: `FROM (SELECT product_id, count(*) AS orders FROM order_line WHERE count > 0 AND order_id IN
      (SELECT id FROM shop_order WHERE ${IS_BOUGHT} ORDER BY id DESC LIMIT ${LATEST_ORDERS}) GROUP BY product_id) b
    JOIN product p ON p.id = b.product_id WHERE p.is_active = 1 AND p.stock > 0 AND ?3 >= 0
    ORDER BY b.orders DESC, p.id`,
  category: `FROM product_category c JOIN product p ON p.id = c.product_id
    WHERE c.category_id = ?3 AND p.is_active = 1 AND p.stock > 0 ORDER BY c.position`,
}

/** The products of a shelf by its rule; no two with the same first picture. */
function showcaseProducts(db: D1Database, row: ShowcaseRow, language: string, currency: string) {
  const argument = row.rule === 'category' ? (row.category_id ?? 0) : Math.floor(Date.now() / 1000)
  return db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS} FROM
         (SELECT id, min(place) AS place FROM
           (SELECT f.id, f.picture, row_number() OVER () AS place FROM
             (SELECT p.id, coalesce(p.pictures ->> 0, p.id) AS picture ${RULES[row.rule]} LIMIT ${SHOWCASE_CANDIDATES}) f)
          GROUP BY picture ORDER BY 2 LIMIT ${SHOWCASE_SIZE}) chosen
       JOIN product p ON p.id = chosen.id ${PRODUCT_JOINS} ORDER BY chosen.place`,
    )
    .bind(language, currency, argument)
}
