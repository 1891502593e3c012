import { type Language, readLanguage } from '../locale'
import { formatMoney } from '../money'
import type { OrderLineRow, OrderRow } from '../order/order-queries'
import { lastDay, yearFrom } from './card-end'
import { newGiftCode, writtenCode } from './code'
import { giftText } from './messages'

type Made = { code: string; amount: number; position: number }

type Line = Pick<OrderLineRow, 'gift_value' | 'count' | 'position'>

const cardsOf = (lines: Line[]): Made[] =>
  lines
    .filter(({ gift_value }) => gift_value > 0)
    .flatMap(({ gift_value, count, position }) =>
      Array.from({ length: count }, () => ({ code: newGiftCode(), amount: gift_value, position })),
    )

function mailText(number: string, made: Made[], end: number, language: Language): string {
  const codes = made.map(
    ({ code, amount }) => `${writtenCode(code)}: ${formatMoney(amount, 'TL', language)}`,
  )
  const howTo = giftText('howTo', language, { date: lastDay(end, language) })
  return [`${giftText('mail', language)}: ${number}`, ...codes, howTo].join('\n')
}

/** Statements that make the gift cards of an order and mail their codes; none for other orders. @param condition about the order `o` */
export function makeGiftCards(
  db: D1Database,
  { number, email, language }: Pick<OrderRow, 'number' | 'email' | 'language'>,
  lines: Line[],
  condition: string,
): D1PreparedStatement[] {
  const made = cardsOf(lines)
  if (made.length === 0) return []
  const end = yearFrom(Date.now() / 1000)
  return [
    db
      .prepare(
        `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
         SELECT value ->> 'code', value ->> 'amount', o.id, value ->> 'position', ?3
         FROM shop_order o, json_each(?2) WHERE o.number = ?1 AND ${condition}`,
      )
      .bind(number, JSON.stringify(made), end),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, text, link, sent_at)
         SELECT 'mail', ?2, ?3, '/sepet/kupon', unixepoch() FROM shop_order o WHERE o.number = ?1 AND ${condition}`,
      )
      .bind(number, email, mailText(number, made, end, readLanguage(language) ?? 'tr')),
  ]
}
