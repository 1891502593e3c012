import type { Language } from '../../locale'

/** What migrations/0019_awaited.sql says of a product or variant. */
export type Awaited = { awaited: string; available_on: string }

/** One sub-product from the product query; o = option, t = label, c = colour, p = position in its group. */
export type VariantRow = {
  id: number
  o1: number
  o2: number
  t1: string
  t2: string
  c1: string
  c2: string
  p1: number
  p2: number
  code: string
  barcode: string
  price: number
  old: number
  stock: number
  weight: number
} & Awaited

/** A product with its text in one language; money in hundredths of the lira, VAT included. */
export type ProductRow = {
  id: number
  code: string
  barcode: string
  category_id: number
  brand_id: number
  model_id: number
  is_active: number
  is_show_only: number
  is_new: number
  price: number
  old_price: number
  vat: number
  money_order: number
  stock: number
  unit: string
  language: Language
  step: number
  min_count: number
  max_count: number
  weight: number
  free_cargo: number
  delivery_days: number
  is_gift_card: number
  pictures: string
  option_pictures: string
  group1_id: number
  group2_id: number
  tiers: string
  subscribe_percent: number
  personalization_id: number
  has_order_note: number
  needs_store: number
  hides_url: number
  after_add: number
  after_add_content: string
  deal_start: number
  deal_end: number
  created_at: number
  rank1: number
  rank2: number
  rank3: number
  rank4: number
  rank5: number
  title: string
  path: string
  summary: string
  condition: string
  brand: string
  brand_path: string | null
  category_title: string
  /** JSON array of the categories from the topmost: [id, title, path][]. */
  crumbs: string
  group1_title: string | null
  group2_title: string | null
  /** JSON array of VariantRow. */
  variants: string
  /** Whether the shop sells above its stock (setting NEGATIVE_STOCK). */
  negative_stock: number
  /** Lira for one unit of the display currency. */
  rate: number
} & Awaited

const CATEGORY_PATH = (alias: string) =>
  `(SELECT path FROM link WHERE kind = 'category' AND target_id = ${alias}.id AND language = ?1 AND moved = 0)`

/** Columns for a query over `product p` and PRODUCT_JOINS; ?1 is the language, ?2 the currency's code. */
export const PRODUCT_COLUMNS = `
  p.*, t.language, t.title, t.path, t.summary, t.condition, b.title AS brand,
  (SELECT path FROM link WHERE kind = 'brand' AND target_id = b.id AND language = ?1 AND moved = 0) AS brand_path,
  c1.title ->> ?1 AS category_title,
  json_array(
    json_array(c3.id, c3.title ->> ?1, ${CATEGORY_PATH('c3')}),
    json_array(c2.id, c2.title ->> ?1, ${CATEGORY_PATH('c2')}),
    json_array(c1.id, c1.title ->> ?1, ${CATEGORY_PATH('c1')})
  ) AS crumbs,
  (SELECT title ->> ?1 FROM variant_group WHERE id = p.group1_id) AS group1_title,
  (SELECT title ->> ?1 FROM variant_group WHERE id = p.group2_id) AS group2_title,
  (SELECT json_group_array(json_object(
      'id', s.id, 'o1', s.option1_id, 'o2', s.option2_id,
      't1', o1.title ->> ?1, 't2', coalesce(o2.title ->> ?1, ''),
      'c1', o1.colour, 'c2', coalesce(o2.colour, ''),
      'p1', o1.position, 'p2', coalesce(o2.position, 0),
      'code', s.code, 'barcode', s.barcode, 'price', s.price, 'old', s.old_price,
      'stock', s.stock, 'weight', s.weight, 'awaited', s.awaited, 'available_on', s.available_on))
    FROM sub_product s
    JOIN variant_option o1 ON o1.id = s.option1_id
    LEFT JOIN variant_option o2 ON o2.id = s.option2_id
    WHERE s.product_id = p.id) AS variants,
  (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'NEGATIVE_STOCK') AS negative_stock,
  (SELECT rate FROM currency WHERE code = ?2) AS rate`

export const PRODUCT_JOINS = `
  JOIN product_text t ON t.product_id = p.id AND t.language = ?1
  JOIN brand b ON b.id = p.brand_id
  JOIN category c1 ON c1.id = p.category_id
  LEFT JOIN category c2 ON c2.id = c1.parent_id
  LEFT JOIN category c3 ON c3.id = c2.parent_id`

/** The sub-products of a row in the order of their options. */
export function variantsOf(row: ProductRow): VariantRow[] {
  const variants = JSON.parse(row.variants) as VariantRow[]
  return variants.sort((a, b) => a.p1 - b.p1 || a.p2 - b.p2)
}

/** One step of the path from the topmost category to the product's. */
export type Crumb = { ID: string; TITLE: string; URL: string }

export function crumbsOf(row: ProductRow): Crumb[] {
  const steps = JSON.parse(row.crumbs) as [number | null, string, string][]
  return steps.flatMap(([id, title, path]) =>
    id === null ? [] : [{ ID: String(id), TITLE: title, URL: path ?? '' }],
  )
}
