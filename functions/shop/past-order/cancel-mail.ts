import type { Env } from '../env'
import { lastDay, yearFrom } from '../gift-card/card-end'
import { giftText } from '../gift-card/messages'
import { type Language, readLanguage } from '../locale'
import { formatMoney } from '../money'
import { followLink } from '../order/follow-link'
import { linesOfOrders, type OrderLineRow, type OrderRow } from '../order/order-queries'
import { countedUnit } from '../unit'
import type { Remaining } from './cancelled-amounts'
import { type PastText, pastText } from './messages'
import { type Cancellation, cancellation, refundTexts } from './refunds'

export type MailedOrder = Pick<OrderRow, 'id' | 'number' | 'language' | 'currency'>
type PaidOrder = MailedOrder &
  Parameters<typeof cancellation>[0] &
  Pick<OrderRow, 'gift_amount' | 'cargo' | 'gift_card_end'>
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

export const amountText = (name: PastText, cents: number, order: MailedOrder) => {
  const language = languageOf(order)
  return `${pastText(name, language)}: ${formatMoney(cents, order.currency, language)}`
}

function cardText(order: PaidOrder): string {
  const end = Math.max(order.gift_card_end ?? 0, yearFrom(Date.now() / 1000))
  const language = languageOf(order)
  return giftText('endsOn', language, { date: lastDay(end, language) })
}

/** What was cancelled, and what of it is paid back where. */
function amountTexts(
  { cents, refunds, notDue }: Cancellation,
  order: PaidOrder,
  delivery = 0,
): string[] {
  return [
    amountText('cancelledAmount', cents, order),
    ...(delivery > 0 ? [amountText('deliveryBack', delivery, order)] : []),
    ...refunds.map((one) => amountText(refundTexts[one.to], one.cents, order)),
    ...(order.gift_card_end && refunds.some(({ to }) => to === 'gift-card')
      ? [cardText(order)]
      : []),
    ...(notDue > 0 ? [amountText('notDue', notDue, order)] : []),
  ]
}

/** Mails that the whole order was cancelled, or the rest of it, with its goods. */
export async function orderCancelMail(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  order: PaidOrder,
  condition: string,
): Promise<D1PreparedStatement> {
  const rest = cancellation(order, order.total, order.gift_amount)
  const lines = await linesOfOrders(env.DB, [order.id])
  const before = lines.reduce((sum, line) => sum + line.cancelled_amount, 0)
  const language = languageOf(order)
  const text = [
    `${order.number}: ${pastText('orderCancelled', language)}`,
    ...lines.flatMap((line) => (line.count > 0 ? [piecesText(line, line.count, language)] : [])),
    ...amountTexts(rest, order),
    ...(before > 0 ? [amountText('cancelledTotal', before + rest.cents, order)] : []),
  ].join('\n')
  return mailWhere(env, order, { text }, [condition])
}

/** Mails which pieces were cancelled, what becomes of their price, and the order's new total. */
export function piecesCancelMail(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  read: { order: PaidOrder; lines: MailedLine[] },
  { refund, lines, order }: Remaining,
  condition: [condition: string, ...values: number[]],
): Promise<D1PreparedStatement> {
  const language = languageOf(read.order)
  const onCard = read.order.gift_amount - order.gift_amount
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
    ...amountTexts(
      cancellation(read.order, refund, onCard),
      read.order,
      read.order.cargo - order.cargo,
    ),
    amountText('newTotal', order.total, read.order),
  ].join('\n')
  return mailWhere(env, read.order, { text }, condition)
}
