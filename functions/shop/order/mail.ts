import type { Env } from '../env'
import type { Language } from '../locale'
import { readLanguage } from '../locale'
import { formatMoney } from '../money'
import { countedUnit } from '../unit'
import { instalmentWords } from './checkout/instalments'
import type { Choices } from './checkout/line-choices'
import { choiceWords, noteText } from './checkout/line-choices'
import { followLink } from './follow-link'
import { type OrderText, orderText } from './messages'
import type { OrderLineRow, OrderRow } from './order-queries'
import { discountsOf, isMailed, isTransferDue, paymentName, type Reducing } from './order-wire'

type MailedOrder = Pick<
  OrderRow,
  | 'number'
  | 'email'
  | 'language'
  | 'currency'
  | 'payment_id'
  | 'payment_title'
  | 'goods'
  | Reducing
  | 'surcharge'
  | 'instalments'
  | 'card'
  | 'cargo'
  | 'service'
  | 'total'
  | 'iban'
  | 'bank_owner'
  | 'store'
>
type MailedLine = Choices &
  Pick<OrderLineRow, 'title' | 'variant_name' | 'note' | 'count' | 'unit' | 'total' | 'gift_value'>

/** A statement that mails the order; part of the transaction that places it. @param condition about the order `o` */
export async function orderMail(
  env: Env,
  order: MailedOrder,
  lines: MailedLine[],
  condition: string,
): Promise<D1PreparedStatement> {
  const text = textOf(order, lines, readLanguage(order.language) ?? 'tr')
  const link = await followLink(env.TOKEN_SECRET, order.number, Math.floor(Date.now() / 1000))
  return mailWhere(env.DB, order, { text, link }, condition)
}

/** A statement that mails the shopper that a late payment was returned; like `orderMail`. */
export function returnedMail(env: Env, order: MailedOrder, condition: string): D1PreparedStatement {
  const message = orderText('returned', readLanguage(order.language) ?? 'tr')
  return mailWhere(env.DB, order, { text: `${order.number}: ${message}`, link: '' }, condition)
}

function mailWhere(
  db: D1Database,
  { number, email }: MailedOrder,
  { text, link }: { text: string; link: string },
  condition: string,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (kind, recipient, text, link, sent_at)
       SELECT 'mail', ?2, ?3, ?4, unixepoch() FROM shop_order o WHERE o.number = ?1 AND ?2 <> '' AND ${condition}`,
    )
    .bind(number, email, text, link)
}

/** The number of payments and the card family; empty for a single payment. */
function instalments(order: MailedOrder, money: Money, language: Language): string[] {
  if (order.instalments <= 1) return []
  const chosen = { title: order.card ?? '', number: order.instalments }
  return [`${orderText('instalments', language)}: ${instalmentWords(chosen, order.total, money)}`]
}

type Money = (cents: number) => string

function textOf(order: MailedOrder, lines: MailedLine[], language: Language): string {
  const money = (cents: number) => formatMoney(cents, order.currency, language)
  const row = (name: OrderText, cents: number, always = false) =>
    cents !== 0 || always ? [`${orderText(name, language)}: ${money(cents)}`] : []
  const bought = lines.map((line) => {
    const description = [line.title, line.variant_name, ...choiceWords(line, language)]
    const count = countedUnit(line.count, line.unit, language)
    return `${count} × ${[...description, noteText(line.note, language)].filter(Boolean).join(', ')}: ${money(line.total)}`
  })
  const payment = paymentName(order, language)
  return [
    `${orderText('taken', language)} ${order.number}`,
    ...bought,
    ...(order.store ? [`${orderText('store', language)}: ${order.store}`] : []),
    ...row('goods', order.goods, true),
    ...discountsOf(order, language).map(({ title, total }) => `${title}: ${money(-total)}`),
    ...row('surcharge', order.surcharge),
    ...(order.cargo || isMailed(lines)
      ? row('delivery', order.cargo)
      : [`${orderText('delivery', language)}: ${orderText('free', language)}`]),
    ...row('fee', order.service),
    ...row('total', order.total, true),
    ...(payment ? [`${orderText('payment', language)}: ${payment}`] : []),
    ...instalments(order, money, language),
    ...(isTransferDue(order) && order.iban
      ? [
          `${orderText('transferTo', language)}: ${order.bank_owner ?? ''}, ${order.iban}`,
          `${orderText('transferAmount', language)}: ${money(order.total)}`,
          `${orderText('reference', language)}: ${order.number}`,
        ]
      : []),
  ].join('\n')
}
