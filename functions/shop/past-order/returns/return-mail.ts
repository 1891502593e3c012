import type { Env } from '../../env'
import { formatMoney } from '../../money'
import {
  languageOf,
  type MailedLine,
  type MailedOrder,
  mailWhere,
  piecesText,
} from '../cancel-mail'
import { pastText } from '../messages'
import type { WantedLine } from '../wanted-lines'

/** Mails what a return holds and pays back, with a link to what is printed for its parcel; within the transaction of the return, where that is written. */
export function returnMail(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  { order, lines }: { order: MailedOrder; lines: MailedLine[] },
  wanted: WantedLine[],
  refund: number,
): Promise<D1PreparedStatement> {
  const language = languageOf(order)
  const lineAt = (at: number) => lines.find(({ position }) => position === at)
  const text = [
    `${order.number}: ${pastText('returnRequested', language)}`,
    ...wanted.map(({ position, count }) => piecesText(lineAt(position), count, language)),
    `${pastText('refundAmount', language)}: ${formatMoney(refund, order.currency, language)}`,
    pastText('printLabel', language),
  ].join('\n')
  return mailWhere(env, order, { text, page: '/iade-belgesi' }, ['(SELECT changes()) > 0'])
}
