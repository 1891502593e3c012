import { failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { type Fields, field, readForm } from '../form'
import { linkedOrder } from '../order/follow-link'
import type { OrderRow } from '../order/order-queries'
import { languageOf } from '../session/call-preferences'
import { cancelLines } from './cancel-lines'
import { pastText } from './messages'
import { linkedRow, pastOrder } from './queries'
import { wantedLines } from './wanted-lines'

export const lineCancelArea = newArea()

/** The order that a call names by the token of its mail, or a member's by its id. */
async function orderOfCall(call: Call, fields: Fields): Promise<OrderRow | null> {
  const token = field(fields, 'token')
  if (!token) return pastOrder(call.env.DB, memberIdOf(call), Number(field(fields, 'order')) || 0)
  const number = await linkedOrder(call.env.TOKEN_SECRET, token)
  return number ? linkedRow(call.env.DB, number) : null
}

lineCancelArea.post('/srv/service/order-v4/cancel-lines', async (call) => {
  const language = languageOf(call)
  const fields = await readForm(call)
  const order = await orderOfCall(call, fields)
  if (!order)
    return failedAction(call, pastText(field(fields, 'token') ? 'linkOver' : 'noOrder', language))
  const wanted = wantedLines(fields)
  const outcome = wanted ? await cancelLines(call.env, order.id, wanted) : 'tooMany'
  const statusText = pastText(outcome, language)
  const isDone = outcome === 'linesCancelled' || outcome === 'orderCancelled'
  if (!isDone) return failedAction(call, statusText, outcome === 'notNow' ? '' : 'counts')
  return privateAnswer(call, { status: 1, statusText })
})
