import { pictureOfOption } from '../catalog/product/option-pictures'
import { giftCardOf } from '../gift-card/gift-card'
import { isBought } from '../order/pending-payment'
import { campaignsOf } from './campaign/campaign'
import { couponOf } from './coupon/coupon'

/** A line of the cart with the current data of its product; money in hundredths of the lira, VAT included. */
export type CartRow = {
  id: number
  /** Seconds since 1970. */
  added_at: number
  product_id: number
  variant_id: number
  count: number
  frequency: string
  order_note: string
  /** 1 where the product takes notes. */
  has_order_note: number
  /** The personalization: JSON of `{KEY, LABEL, VALUE}[]` in the language of the call. */
  personal: string
  title: string
  path: string
  brand: string
  brand_path: string | null
  option1: string | null
  option2: string | null
  price: number
  old_price: number
  seen_price: number | null
  /** 0 where the product or this variant is no longer sold. */
  is_sold: number
  /** Why it is not sold: no longer for sale, or the product or variant no longer exists. */
  unsold: '' | 'closed' | 'gone'
  stock: number
  vat: number
  unit: string
  step: number
  min_count: number
  max_count: number
  tiers: string
  subscribe_percent: number
  /** Percent of the price by bank transfer; a negative percent is a discount. */
  money_order: number
  free_cargo: number
  is_gift_card: number
  /** The name of the picture of the chosen option. */
  picture: string
  category_id: number
  category: string
  code: string
}

/** The shop's rules for a cart; money in hundredths of the lira. */
export type CartSettings = {
  currency: string
  rate: number
  cargo_price: number
  /** Null for a shop without free delivery. */
  cargo_free_from: number | null
  after_add: number
  negative_stock: number
  store_id: number
  /** JSON of `Campaign[]`. */
  campaigns: string
  /** JSON of `Coupon`; null for none. */
  coupon: string | null
  has_coupons: number
  /** JSON of `GiftCard`; null for none. */
  gift_card: string | null
  has_gift_cards: number
  /** Whether the session was last used more than a day ago. */
  is_old: number
}

/** SQL: the price of a product or its variant, before tiers and subscription. */
export const currentPrice = (product: string, variant: string) =>
  `coalesce((SELECT price FROM sub_product WHERE id = ${variant}), (SELECT price FROM product WHERE id = ${product}))`

/** SQL: a line's personalization, with the labels of the product's fields in a language. */
export function personalOf(line: string, product: string, language: string): string {
  const value = `json_extract(nullif(${line}.personalization, ''), '$."' || (f.value ->> 'key') || '"')`
  return `(SELECT json_group_array(json_object(
      'KEY', f.value ->> 'key', 'LABEL', f.value -> 'title' ->> ${language}, 'VALUE', ${value}))
    FROM personalization q, json_each(q.fields) f
    WHERE q.id = ${product}.personalization_id AND ${value} IS NOT NULL)`
}

/**
 * SQL: the count of a product that orders of a session's cart hold and that it may still buy: a new order replaces
 * an unpaid one. The parameters may name any table but waiting, held, lying, paying and paid.
 */
export const reservedBy = (session: string, product: string, variant: string) =>
  `((SELECT coalesce(sum(held.count), 0)
     FROM shop_order waiting JOIN order_line held ON held.order_id = waiting.id
     WHERE waiting.session_id = ${session} AND waiting.payment = 'waiting' AND waiting.holds_stock = 1
       AND held.product_id = ${product} AND held.variant_id = ${variant})
   + (SELECT coalesce(sum(min(paid.count, lying.count)), 0)
      FROM cart_line lying JOIN shop_order paying JOIN order_line paid ON paid.order_id = paying.id
      WHERE lying.session_id = ${session} AND lying.product_id = ${product}
        AND lying.variant_id = ${variant} AND paying.payment = 'processing' AND paying.holds_stock = 1
        AND ${isBought('paying', 'paid', 'lying')}))`

const isSold = '(p.is_active = 1 AND p.is_show_only = 0 AND (l.variant_id = 0 OR s.id IS NOT NULL))'

const reservedForLine = (line: string) =>
  reservedBy(`${line}.session_id`, `${line}.product_id`, `${line}.variant_id`)

export type LineTable = 'cart_line' | 'saved_line'

type Lines = { session: string; language: string; table?: LineTable | undefined }

/** The lines of a session in the order in which they were added, which is the order of their CART_ID. */
export function cartLines(
  db: D1Database,
  { session, language, table = 'cart_line' }: Lines,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT l.id, l.added_at, l.product_id, l.variant_id, l.count, l.frequency, l.order_note,
         ${personalOf('l', 'p', '?2')} AS personal,
         t.title, t.path, b.title AS brand,
         (SELECT path FROM link WHERE kind = 'brand' AND target_id = b.id AND language = ?2 AND moved = 0) AS brand_path,
         o1.title ->> ?2 AS option1, o2.title ->> ?2 AS option2,
         coalesce(s.price, p.price) AS price, coalesce(s.old_price, p.old_price) AS old_price, l.seen_price,
         ${isSold} AS is_sold,
         CASE WHEN ${isSold} THEN '' WHEN p.is_active = 1 AND p.is_show_only = 1 THEN 'closed'
           ELSE 'gone' END AS unsold,
         CASE WHEN ${isSold} THEN coalesce(s.stock, p.stock) + ${reservedForLine('l')} ELSE 0 END AS stock,
         p.vat, p.unit, p.step, p.min_count, p.max_count, p.tiers, p.subscribe_percent, p.has_order_note,
         p.money_order, p.free_cargo, p.is_gift_card, ${pictureOfOption('p', 's.option1_id')} AS picture, p.category_id, c.title ->> ?2 AS category,
         coalesce(s.code, p.code) AS code
       FROM ${table} l
       JOIN product p ON p.id = l.product_id
       JOIN product_text t ON t.product_id = p.id AND t.language = ?2
       JOIN brand b ON b.id = p.brand_id
       JOIN category c ON c.id = p.category_id
       LEFT JOIN sub_product s ON s.id = l.variant_id
       LEFT JOIN variant_option o1 ON o1.id = s.option1_id
       LEFT JOIN variant_option o2 ON o2.id = s.option2_id
       WHERE l.session_id = ?1 ORDER BY l.id`,
    )
    .bind(session, language)
}

/** The shop's settings in the requested currency, else the session's, else the lira. */
export function cartSettings(
  db: D1Database,
  session: string,
  currency: string | null,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT code AS currency, rate,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CARGO_PRICE') AS cargo_price,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CARGO_FREE_FROM') AS cargo_free_from,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'AFTER_ADD') AS after_add,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'NEGATIVE_STOCK') AS negative_stock,
         coalesce((SELECT store_id FROM session WHERE id = ?1), 0) AS store_id,
         coalesce((SELECT seen_at < unixepoch() - 86400 FROM session WHERE id = ?1), 0) AS is_old,
         ${campaignsOf('?1')} AS campaigns,
         ${couponOf('?1')} AS coupon, EXISTS (SELECT 1 FROM coupon) AS has_coupons,
         ${giftCardOf('?1')} AS gift_card, EXISTS (SELECT 1 FROM product WHERE is_gift_card = 1) AS has_gift_cards
       FROM currency WHERE code = coalesce(
         (SELECT code FROM currency WHERE code = ?2),
         (SELECT s.currency FROM session s JOIN currency c ON c.code = s.currency WHERE s.id = ?1), 'TL')`,
    )
    .bind(session, currency)
}

/** Sets the counts of lines in one transaction, each only if it is the session's. Whoever changes a line has seen its price. */
export async function setCounts(
  db: D1Database,
  session: string,
  counts: { lineId: number; count: number }[],
): Promise<void> {
  if (counts.length === 0) return
  await db.batch(
    counts.map(({ lineId, count }) =>
      db
        .prepare(
          `UPDATE cart_line SET count = ?3, seen_price = ${currentPrice('product_id', 'variant_id')}
           WHERE id = ?2 AND session_id = ?1 AND count <> ?3`,
        )
        .bind(session, lineId, count),
    ),
  )
}

export async function deleteLine(db: D1Database, session: string, lineId: number): Promise<void> {
  await db
    .prepare('DELETE FROM cart_line WHERE id = ?2 AND session_id = ?1')
    .bind(session, lineId)
    .run()
}

export async function deleteLines(db: D1Database, session: string): Promise<void> {
  await db.prepare('DELETE FROM cart_line WHERE session_id = ?1').bind(session).run()
}
