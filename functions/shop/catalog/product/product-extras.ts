import type { SiblingOption } from '../../attribute/queries'
import { attributesOf } from '../../attribute/rules'
import { convert, withoutVat } from '../../money'
import { pictureOf } from './pictures'
import type { ProductRow } from './product-row'

/** What a product page has beside the product, from one query; JSON texts and lira. */
export type AroundRow = {
  personal: string
  lowest: number | null
  lowest_of: string
  lowest_days: number
  cash_fee: number
  most_months: number
  complements: string
  siblings: string
  tabs: string
}

const CHAIN = `WITH RECURSIVE above (id) AS (
  SELECT p.category_id UNION SELECT c.parent_id FROM category c JOIN above a ON a.id = c.id)`

/** SQL: the quantity of an accompanying product: one, or the smallest that its minimum and steps allow. */
function minOrderCountOf(alias: string): string {
  const { min, step } = { min: `${alias}.min_count`, step: `${alias}.step` }
  const steps = `(CAST((1 - ${min}) * 1.0 / ${step} - 1e-9 AS INTEGER) + 1)`
  return `iif(${min} >= 1, ${min}, round(${min} + ${steps} * ${step}, 3))`
}

/** SQL: the smallest sum that is paid in instalments, in hundredths (law.instalmentsFrom of the shop file). */
export const INSTALMENTS_FROM = `coalesce((SELECT 100 * CAST(value AS REAL) FROM setting WHERE name = 'INSTALMENTS_FROM'), 0)`

/** For one product: ?1 the language, ?2 its link. */
export const AROUND_SQL = `
  SELECT (SELECT json_group_array(json_object('KEY', value ->> 'key', 'TITLE', value -> 'title' ->> ?1,
      'MAX', value ->> 'max', 'REQUIRED', value ->> 'required'))
    FROM personalization f, json_each(f.fields) WHERE f.id = p.personalization_id) AS personal,
    ${lowestPrice('price_history', 'product_id = p.id')} AS lowest,
    (SELECT json_group_array(json_array(s.id, ${lowestPrice('variant_price_history', 'variant_id = s.id')}))
      FROM sub_product s WHERE s.product_id = p.id AND s.old_price > s.price) AS lowest_of,
    (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'LOWEST_PRICE_DAYS') AS lowest_days,
    (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CASH_ON_DELIVERY_FEE') AS cash_fee,
    (SELECT coalesce(max(number), 0) FROM instalment,
      (SELECT coalesce((${CHAIN} SELECT min(max_number) FROM instalment_cap WHERE category_id IN above), 12) AS cap)
      WHERE number <= cap AND (number = 1 OR p.is_gift_card = 0 AND p.price >= ${INSTALMENTS_FROM})
        AND EXISTS (SELECT 1 FROM payment_type WHERE id = -2)) AS most_months,
    (SELECT json_group_array(json(one)) FROM (
      SELECT json_object('id', q.id, 'title', t.title, 'path', t.path, 'price', q.price,
        'vat', q.vat, 'pictures', q.pictures, 'min', ${minOrderCountOf('q')}, 'code', q.code,
        'brand', (SELECT title FROM brand WHERE id = q.brand_id), 'category_id', q.category_id,
        'category', (SELECT title ->> ?1 FROM category WHERE id = q.category_id)) AS one
      FROM related_product r
      JOIN product q ON q.id = r.related_id AND q.is_active = 1 AND q.is_show_only = 0
        AND q.group1_id = 0 AND q.personalization_id = 0 AND q.needs_store = 0
        AND q.stock >= ${minOrderCountOf('q')}
      JOIN product_text t ON t.product_id = q.id AND t.language = ?1
      WHERE r.product_id = p.id AND r.type = 4 ORDER BY r.position LIMIT 3)) AS complements,
    (SELECT json_group_array(json(one)) FROM (
      SELECT json_object('product_id', s.id, 'group_id', g.id, 'group_title', g.title ->> ?1,
        'view', g.view, 'option_id', o.id, 'title', o.title ->> ?1, 'pictures', s.pictures,
        'path', t.path) AS one
      FROM product s
      JOIN product_attribute a ON a.product_id = s.id
      JOIN attribute_option o ON o.id = a.option_id
      JOIN attribute_group g ON g.id = o.group_id
      JOIN product_text t ON t.product_id = s.id AND t.language = ?1
      WHERE p.model_id > 0 AND s.model_id = p.model_id AND s.is_active = 1
      ORDER BY g.id, o.id, s.id)) AS siblings,
    (SELECT json_group_array(json_object('ID', code, 'TITLE', title ->> ?1,
      'URL', '/srv/service/product-detail/tab/' || code, 'PROPERTY', 'CONTENT'))
      FROM content WHERE code = 'delivery') AS tabs
  FROM product_text l JOIN product p ON p.id = l.product_id
  WHERE l.path = ?2`

/** The lowest price of the days before the current price; null when the price has never changed. */
function lowestPrice(history: string, own: string): string {
  const began = `(SELECT max(since) FROM ${history} WHERE ${own})`
  return `(SELECT min(h.price) FROM (
      SELECT price, since, lead(since) OVER (ORDER BY since) AS until
      FROM ${history} WHERE ${own}) h
    WHERE h.until > ${began} - 86400 * (SELECT CAST(value AS INTEGER) FROM setting
      WHERE name = 'LOWEST_PRICE_DAYS'))`
}

type Complement = {
  id: number
  title: string
  path: string
  price: number
  vat: number
  pictures: string
  min: number
  code: string
  brand: string
  category_id: number
  category: string
}

/** The fields that get-page adds to a product (own call). Prices without VAT, as everywhere. */
export function aroundProduct(row: ProductRow, around: AroundRow) {
  const net = (lira: number, vat = row.vat) => withoutVat(convert(lira, row.rate), vat)
  const siblings = JSON.parse(around.siblings) as (SiblingOption & { path: string })[]
  const complements = JSON.parse(around.complements) as Complement[]
  const lowest = JSON.parse(around.lowest_of) as [number, number | null][]
  return {
    PERSONALIZATION: JSON.parse(around.personal) as unknown[],
    LOWEST_PRICE: around.lowest === null ? 0 : net(around.lowest),
    VARIANT_LOWEST_PRICES: lowest.flatMap(([id, lira]) =>
      lira === null ? [] : [{ ID: String(id), PRICE: net(lira) }],
    ),
    LOWEST_PRICE_DAYS: around.lowest_days,
    CASH_ON_DELIVERY_FEE: net(around.cash_fee),
    INSTALLMENT_COUNT: around.most_months,
    COMPLEMENTS: complements.map((one) => ({
      ID: String(one.id),
      TITLE: one.title,
      URL: one.path,
      PRODUCT_CODE: one.code,
      BRAND: one.brand,
      CATEGORY_ID: String(one.category_id),
      CATEGORY_NAME: one.category,
      PRICE_SELL: net(one.price, one.vat),
      VAT: one.vat,
      MIN_ORDER_COUNT: one.min,
      DISPLAY_VAT: 1,
      TARGET_CURRENCY: '',
      IMAGE: pictureOf((JSON.parse(one.pictures) as string[])[0] ?? '', one.title),
    })),
    ATTRIBUTES: attributesOf(siblings, row.id, true),
    SIBLINGS: siblings.map((one) => ({ ID: String(one.product_id), URL: one.path })),
    TABS: JSON.parse(around.tabs) as unknown[],
  }
}
