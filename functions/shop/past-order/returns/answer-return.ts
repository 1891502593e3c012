import { privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { type Fields, field, readForm } from '../../form'
import { linesOfOrders, type OrderRow } from '../../order/order-queries'
import { languageOf } from '../../session/call-preferences'
import { refusals } from '../../session/refusals'
import { languageOf as mailLanguage } from '../cancel-mail'
import { pastText } from '../messages'
import { countStepsOf, returnsOf } from '../queries'
import { mayReturn } from '../rules'
import { wantedLines } from '../wanted-lines'
import { refusalOf, requestReturn, returnable } from './request-return'
import { returnMail } from './return-mail'
import { returnEnds } from './return-period'
import { expectedRefund } from './returns-wire'

const refuse = refusals(pastText)

/** The pieces that a form names; without counts, as the platform sends it, all that is left of each line. */
function wantedReturns(fields: Fields, leftOf: (position: number) => number) {
  const all = fields.has('counts[]')
    ? wantedLines(fields)
    : (fields.get('lines[]') ?? []).map((line) => {
        const position = Number(line)
        return { position, count: leftOf(position), left: leftOf(position) }
      })
  return all?.filter(({ count }) => count > 0)
}

/** Requests the return of pieces of an order. */
export async function answerReturn(call: Call, order: OrderRow): Promise<Response> {
  const { DB: db } = call.env
  const language = languageOf(call)
  const ends = await returnEnds(db, [order.id])
  if (!mayReturn(order, ends.get(order.id), Date.now() / 1000)) return refuse(call, 'notNow')
  const fields = await readForm(call)
  const [lines, returned] = await Promise.all([
    linesOfOrders(db, [order.id], mailLanguage(order)),
    returnsOf(db, [order.id], language),
  ])
  const leftOf = (position: number) => {
    const line = lines.find((one) => one.position === position)
    return line ? returnable(line, returned) : 0
  }
  const wanted = wantedReturns(fields, leftOf)
  if (!wanted) return refuse(call, 'tooMany', 'lines')
  const refusal = refusalOf(wanted, leftOf, await countStepsOf(db, order.id))
  if (refusal) return refuse(call, refusal, 'lines')
  const reason = field(fields, 'reason').slice(0, 255)
  const expected = expectedRefund(returned, wanted, { order, lines })
  const mail = await returnMail(call.env, { order, lines }, wanted, expected)
  const valued = wanted.map((one, at) => ({ ...one, refund: expected.goods[at] ?? 0 }))
  if (!(await requestReturn(db, order.id, { reason, wanted: valued, mail })))
    return refuse(call, 'orderChanged', 'lines')
  const statusText = pastText('returnRequested', language)
  return privateAnswer(call, { status: 1, key: '', statusText })
}
