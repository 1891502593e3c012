import type { Cart } from '../../cart/cart'
import { INSTALMENTS_FROM } from '../../catalog/product/product-extras'
import type { Amounts } from './amounts'
import { CARD, surchargeOf } from './amounts'

/** A number of payments by the cards of one family, and the percent that they add to the goods. */
export type Instalment = { card_id: number; title: string; number: number; percent: number }

/** The instalments for a session's cart: at most the smallest cap of its products' categories. */
export async function listInstalments(db: D1Database, session: string): Promise<Instalment[]> {
  const { results } = await db
    .prepare(
      `WITH RECURSIVE above (id) AS (
         SELECT p.category_id FROM cart_line l JOIN product p ON p.id = l.product_id WHERE l.session_id = ?1
         UNION SELECT c.parent_id FROM category c JOIN above a ON a.id = c.id)
       SELECT b.id AS card_id, b.title, i.number, i.percent FROM bank_card b JOIN instalment i ON i.card_id = b.id
       WHERE i.number <= coalesce((SELECT min(max_number) FROM instalment_cap WHERE category_id IN above), 12)
         AND (i.number = 1 OR NOT EXISTS (SELECT 1 FROM cart_line l JOIN product p ON p.id = l.product_id
           WHERE l.session_id = ?1 AND p.is_gift_card = 1) AND ${INSTALMENTS_FROM} <=
           (SELECT sum(l.count * coalesce(s.price, p.price)) FROM cart_line l JOIN product p ON p.id = l.product_id
            LEFT JOIN sub_product s ON s.id = l.variant_id WHERE l.session_id = ?1))
       ORDER BY b.position, i.number`,
    )
    .bind(session)
    .all<Instalment>()
  return results
}

/** A choice of instalments as language-independent text: `2 × 597,45 + 597,46 (Bonus)`, which adds up to the total. */
export function instalmentWords(
  { title, number }: Pick<Instalment, 'title' | 'number'>,
  total: number,
  money: (cents: number) => string,
): string {
  const each = Math.round(total / number)
  const last = total - each * (number - 1)
  const sum =
    last === each || last <= 0
      ? `${number} × ${money(each)}`
      : `${number - 1} × ${money(each)} + ${money(last)}`
  return sum + (title ? ` (${title})` : '')
}

type Choice = {
  cart: Cart
  amounts: Amounts
  instalments: Instalment[]
  instalment: Instalment | null
}

/** The instalments as the wire has them; prices are for the whole order. */
export function instalmentsWire({ cart, amounts, instalments, instalment }: Choice) {
  const once = amounts.total - amounts.surcharge + amounts.discount
  const families = new Map<number, Instalment[]>()
  for (const row of instalments)
    families.set(row.card_id, [...(families.get(row.card_id) ?? []), row])
  return {
    INSTALLMENT_LIST: [...families].map(([id, rows]) => ({
      ID: String(id),
      CARD_NAME: rows[0]?.title ?? '',
      INSTALLMENT_LIST: rows.map(({ number, percent }) => {
        const total = once + surchargeOf(cart, percent)
        return {
          INSTALLMENT_NUMBER: number,
          PRICE_INSTALLMENT: Math.round(total / number) / 100,
          PRICE_TOTAL: total / 100,
        }
      }),
    })),
    PRICE_TOTAL: once / 100,
    SELECTED_CARD: String(instalment?.card_id ?? 0),
    SELECTED_NUMBER: instalment?.number ?? 1,
    CURRENCY: cart.settings.currency,
  }
}

/** The chosen instalments for a payment method; null is a single payment. */
export function chosenInstalment(
  rows: Instalment[],
  paymentId: number,
  draft: { card_id: number; instalments: number },
): Instalment | null {
  if (paymentId !== CARD) return null
  return (
    rows.find(({ card_id, number }) => card_id === draft.card_id && number === draft.instalments) ??
    null
  )
}
