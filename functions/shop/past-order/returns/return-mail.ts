import type { Env } from '../../env'
import { giftText } from '../../gift-card/messages'
import {
  amountText,
  languageOf,
  type MailedLine,
  type MailedOrder,
  mailWhere,
  piecesText,
} from '../cancel-mail'
import { pastText } from '../messages'
import { expectedTexts, type Refund } from '../refunds'
import type { WantedLine } from '../wanted-lines'

/** Mails what a return holds, and pays back of what was paid, with a link to what is printed for its parcel; within the transaction of the return, where that is written. */
export function returnMail(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  { order, lines }: { order: MailedOrder; lines: MailedLine[] },
  wanted: WantedLine[],
  { sum, refunds }: { sum: number; refunds: Refund[] },
): Promise<D1PreparedStatement> {
  const language = languageOf(order)
  const lineAt = (at: number) => lines.find(({ position }) => position === at)
  const text = [
    `${order.number}: ${pastText('returnRequested', language)}`,
    ...wanted.map(({ position, count }) => piecesText(lineAt(position), count, language)),
    ...(refunds.length > 0 ? [amountText('refundAmount', sum, order)] : []),
    ...refunds.flatMap(({ to, cents }) => [
      amountText(expectedTexts[to], cents, order),
      ...(to === 'gift-card' ? [giftText('yearAfter', language)] : []),
      ...(to === 'account' ? [pastText('ibanQuestion', language)] : []),
    ]),
    pastText('printLabel', language),
  ].join('\n')
  return mailWhere(env, order, { text, page: '/iade-belgesi' }, ['(SELECT changes()) > 0'])
}
