import type { Env } from '../env'
import { type Language, readLanguage } from '../locale'
import { formatCount, formatMoney } from '../money'
import { followLink } from '../order/follow-link'
import type { OrderLineRow, OrderRow } from '../order/order-queries'
import { unitAfterNumber } from '../unit'
import type { Remaining } from './cancelled-amounts'
import { pastText } from './messages'
import { type Refund, refundTexts } from './refunds'

type MailedOrder = Pick<OrderRow, 'id' | 'number' | 'language' | 'currency'>
type MailedLine = Pick<OrderLineRow, 'position' | 'title' | 'variant_name' | 'unit'>

/** A statement that mails the shopper of an order, within the transaction that changes it. @param condition about the order `o` @param values those of the condition from ?4 on */
async function mailWhere(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  { id, number }: MailedOrder,
  text: string,
  [condition, ...values]: [condition: string, ...values: number[]],
): Promise<D1PreparedStatement> {
  const link = await followLink(env.TOKEN_SECRET, number, Math.floor(Date.now() / 1000))
  return env.DB.prepare(
    `INSERT INTO outbox (kind, recipient, text, link, sent_at)
     SELECT 'mail', o.email, ?2, ?3, unixepoch() FROM shop_order o WHERE o.id = ?1 AND ${condition}`,
  ).bind(id, text, link, ...values)
}

const languageOf = (order: MailedOrder): Language => readLanguage(order.language) ?? 'tr'

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
  return mailWhere(env, order, text, [condition])
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
  const pieces = lines.map(({ position, cancelled }) => {
    const line = read.lines.find((one) => one.position === position)
    const unit = line ? unitAfterNumber(line.unit, language) : ''
    const title = [line?.title, line?.variant_name].filter(Boolean).join(', ')
    return `${formatCount(cancelled, language)} ${unit} × ${title}`
  })
  const text = [
    `${read.order.number}: ${pastText('piecesCancelled', language)}`,
    ...pieces,
    `${pastText('cancelledAmount', language)}: ${money(refund)}`,
    `${pastText('newTotal', language)}: ${money(order.total)}`,
  ].join('\n')
  return mailWhere(env, read.order, text, condition)
}
