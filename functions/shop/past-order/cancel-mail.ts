import type { Env } from '../env'
import { type Language, readLanguage } from '../locale'
import { formatMoney } from '../money'
import { followLink } from '../order/follow-link'
import type { OrderLineRow, OrderRow } from '../order/order-queries'
import { countedUnit } from '../unit'
import type { Remaining } from './cancelled-amounts'
import { pastText } from './messages'
import { type Refund, refundTexts } from './refunds'

export type MailedOrder = Pick<OrderRow, 'id' | 'number' | 'language' | 'currency'>
export type MailedLine = Pick<OrderLineRow, 'position' | 'title' | 'variant_name' | 'unit'>

/** A piece of a mail that names goods: `2 adet × Matruşka, kırmızı`. */
export function piecesText(line: MailedLine | undefined, count: number, language: Language) {
  const pieces = countedUnit(count, line?.unit ?? '', language)
  const title = [line?.title, line?.variant_name].filter(Boolean).join(', ')
  return `${pieces} × ${title}`
}

/** A statement that mails the shopper of an order, within the transaction that changes it. @param condition about the order `o` @param values those of the condition from ?4 on */
export async function mailWhere(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  { id, number }: MailedOrder,
  { text, page = '/siparis-takip' }: { text: string; page?: string },
  [condition, ...values]: [condition: string, ...values: number[]],
): Promise<D1PreparedStatement> {
  const follow = await followLink(env.TOKEN_SECRET, number, Math.floor(Date.now() / 1000))
  const link = follow.replace(/^[^?]*/, page)
  return env.DB.prepare(
    `INSERT INTO outbox (kind, recipient, text, link, sent_at)
     SELECT 'mail', o.email, ?2, ?3, unixepoch() FROM shop_order o WHERE o.id = ?1 AND ${condition}`,
  ).bind(id, text, link, ...values)
}

/** The language that an order was placed in. */
export const languageOf = (order: MailedOrder): Language => readLanguage(order.language) ?? 'tr'

/** Mails that the whole order was cancelled, and what is paid back where. */
export function orderCancelMail(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  order: MailedOrder,
  refunds: Refund[],
  condition: string,
): Promise<D1PreparedStatement> {
  const language = languageOf(order)
  const text = [
    `${order.number}: ${pastText('orderCancelled', language)}`,
    ...refunds.map(
      ({ to, cents }) =>
        `${pastText(refundTexts[to], language)}: ${formatMoney(cents, order.currency, language)}`,
    ),
  ].join('\n')
  return mailWhere(env, order, { text }, [condition])
}

/** Mails which pieces were cancelled, what the order fell by for them, and its new total. */
export function piecesCancelMail(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  read: { order: MailedOrder; lines: MailedLine[] },
  { refund, lines, order }: Remaining,
  condition: [condition: string, ...values: number[]],
): Promise<D1PreparedStatement> {
  const language = languageOf(read.order)
  const money = (cents: number) => formatMoney(cents, read.order.currency, language)
  const pieces = lines.map(({ position, cancelled }) =>
    piecesText(
      read.lines.find((one) => one.position === position),
      cancelled,
      language,
    ),
  )
  const text = [
    `${read.order.number}: ${pastText('piecesCancelled', language)}`,
    ...pieces,
    `${pastText('cancelledAmount', language)}: ${money(refund)}`,
    `${pastText('newTotal', language)}: ${money(order.total)}`,
  ].join('\n')
  return mailWhere(env, read.order, { text }, condition)
}
