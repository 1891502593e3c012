/** An order; money in hundredths of its currency, times in unix seconds (see migrations/0011_orders.sql). */
export type OrderRow = {
  id: number
  number: string
  owner: string
  member_id: number
  session_id: string
  email: string
  status_id: number
  payment_id: number
  /** migrations/0011_orders.sql defines the states; 'processing' is paid at the provider but not confirmed yet. */
  payment:
    | 'waiting'
    | 'processing'
    | 'paid'
    | 'refused'
    | 'expired'
    | 'replaced'
    | 'returned'
    | 'later'
  cargo_id: number
  currency: string
  language: string
  goods: number
  /** JSON of names by language; '' for none. */
  campaign: string
  campaign_discount: number
  discount: number
  coupon: string
  coupon_discount: number
  /** The gift card that pays a part, in the order's currency, and the same in hundredths of the lira. */
  gift_card: string
  gift_amount: number
  gift_taken: number
  gift_returned: number
  gift_card_end?: number | null
  transfer_returned: number
  surcharge: number
  card_id: number
  instalments: number
  /** The card family of its instalments, where it was queried. */
  card?: string | null
  /** The name of its payment method, JSON by language. */
  payment_title?: string | null
  /** The bank account for a transfer, from the shop's settings. */
  iban?: string | null
  bank_owner?: string | null
  cargo: number
  service: number
  total: number
  /** JSON of an address with the wire's keys. */
  delivery: string
  invoice: string
  agreements: string
  payment_hash: string
  return_url: string
  /** The title of the chosen store; '' for none. */
  store: string
  created_at: number
  holds_stock: number
  expires_at: number
  refunded_at: number
  charged?: number | null
  charge_refunded?: number | null
}

export type OrderLineRow = {
  order_id: number
  position: number
  product_id: number
  variant_id: number
  title: string
  variant_name: string
  path: string
  picture: string
  code: string
  brand: string
  unit: string
  /** In which steps its product is sold. */
  step?: number | null
  /** Whether its product still has the variant. */
  has_variant?: number
  vat: number
  count: number
  price: number
  total: number
  note: string
  frequency: string
  personalization: string
  personal_fields: string
  /** What a gift card is worth in hundredths of the lira; 0 for other goods. */
  gift_value: number
  campaign_discount: number
  transfer_discount: number
  /** Cancelled pieces, which `count` no longer has, and what the order fell by for them. */
  cancelled: number
  cancelled_amount: number
}

const PAYMENT_TITLE = '(SELECT title FROM payment_type WHERE id = payment_id) AS payment_title'

const BANK = `(SELECT value FROM setting WHERE name = 'BANK_IBAN') AS iban,
  (SELECT value FROM setting WHERE name = 'BANK_OWNER') AS bank_owner`

/** Columns of an order with the details that come from other tables. */
export const ORDER_COLUMNS = `*, (SELECT title FROM bank_card WHERE id = card_id) AS card,
  (SELECT ends_at FROM gift_card WHERE code = shop_order.gift_card) AS gift_card_end,
  (SELECT amount FROM charge WHERE order_id = shop_order.id) AS charged,
  (SELECT refunded FROM charge WHERE order_id = shop_order.id) AS charge_refunded, ${PAYMENT_TITLE}, ${BANK}`

const LINES = `SELECT l.*, (SELECT step FROM product WHERE id = l.product_id) AS step,
    EXISTS (SELECT 1 FROM sub_product WHERE id = l.variant_id AND product_id = l.product_id) AS has_variant,
    json_object('title', t.title, 'path', t.path,
    'variant_name', trim(coalesce(o1.title ->> ?2, '') || ' ' || coalesce(o2.title ->> ?2, ''))) AS translated
  FROM order_line l JOIN shop_order o ON o.id = l.order_id
  LEFT JOIN product p ON p.id = l.product_id AND p.is_active = 1 AND o.language <> ?2
  LEFT JOIN product_text ordered ON ordered.product_id = p.id AND ordered.language = o.language AND ordered.title = l.title
  LEFT JOIN product_text t ON t.product_id = ordered.product_id AND t.language = ?2
  LEFT JOIN sub_product s ON s.id = l.variant_id AND s.product_id = p.id
  LEFT JOIN variant_option o1 ON o1.id = s.option1_id
  LEFT JOIN variant_option o2 ON o2.id = s.option2_id
  WHERE l.order_id IN (SELECT value FROM json_each(?1)) ORDER BY l.order_id, l.position`

type Names = Pick<OrderLineRow, 'title' | 'path' | 'variant_name'>

/** The names of a line in another language than the order's; those of the order where the product has another name now, or is not sold any more. */
function namesIn({ translated, ...line }: OrderLineRow & { translated: string }): OrderLineRow {
  const { title, path, variant_name } = JSON.parse(translated) as { [name in keyof Names]?: string }
  if (!title) return line
  return {
    ...line,
    title,
    path: path || line.path,
    variant_name: variant_name || line.variant_name,
  }
}

/** The lines of several orders, by order and position, named as they were ordered; with a language, as goods are called in it. */
export async function linesOfOrders(
  db: D1Database,
  ids: number[],
  language: string | null = null,
): Promise<OrderLineRow[]> {
  const { results } = await db
    .prepare(LINES)
    .bind(JSON.stringify(ids), language)
    .all<OrderLineRow & { translated: string }>()
  return results.map(namesIn)
}

/** An order by its number, for its member or its session; null for anybody else. */
export function orderOf(
  db: D1Database,
  number: string,
  buyer: { key: string; session: string },
): Promise<OrderRow | null> {
  return db
    .prepare(
      `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE number = ?1 AND (owner = ?2 OR (session_id = ?3 AND ?3 <> ''))`,
    )
    .bind(number, buyer.key, buyer.session)
    .first<OrderRow>()
}

type Paying = Pick<OrderRow, 'iban' | 'bank_owner' | 'payment_title'>

/** The name of a payment method, and the bank account for a transfer; empty where the shop's settings have none. */
export async function readPaying(db: D1Database, paymentId: number): Promise<Paying> {
  const row = await db
    .prepare(`SELECT ${BANK}, ${PAYMENT_TITLE} FROM (SELECT ?1 AS payment_id)`)
    .bind(paymentId)
    .first<Paying>()
  return row ?? {}
}

/** The order whose payment page has this secret, by the secret's SHA-256. */
export function orderOfPayment(db: D1Database, hash: string): Promise<OrderRow | null> {
  return db
    .prepare(`SELECT ${ORDER_COLUMNS} FROM shop_order WHERE payment_hash = ?1`)
    .bind(hash)
    .first<OrderRow>()
}
