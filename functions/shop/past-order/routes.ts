import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { field, readForm } from '../form'
import { isAllowed, isAllowedFrom } from '../member/limits'
import { linkedOrder } from '../order/follow-link'
import type { OrderRow } from '../order/order-queries'
import { languageOf } from '../session/call-preferences'
import { refusals } from '../session/refusals'
import { ensureSession } from '../session/session'
import { cancelOrder } from './changes'
import { pastText } from './messages'
import { followedOrder, linkedRow, pastOrder, pastOrders, stepsOf } from './queries'
import { repeatInto } from './repeat'
import { answerReturn } from './returns/answer-return'
import { pastWire } from './wire'

export const pastOrderArea = newArea()

const base = '/srv/service/order-v4'
const refuse = refusals(pastText)

async function orderOfToken(call: Call, id: number, token: string): Promise<OrderRow | null> {
  const number = await linkedOrder(call.env.TOKEN_SECRET, token)
  const order = number ? await linkedRow(call.env.DB, number) : null
  return order?.id === id ? order : null
}

/** Runs for an order of the member, or of the token of a mail in the query or form; else answers that there is none. */
const withOrder =
  (act: (call: Call, order: OrderRow) => Promise<Response>) =>
  async (call: Call): Promise<Response> => {
    const id = Number(call.req.param('id')) || 0
    const sent = call.req.method === 'POST' ? field(await readForm(call), 'token') : ''
    const token = sent || (call.req.query('token') ?? '')
    const order = await (token
      ? orderOfToken(call, id, token)
      : pastOrder(call.env.DB, memberIdOf(call), id))
    return order ? act(call, order) : refuse(call, token ? 'linkOver' : 'noOrder')
  }

pastOrderArea.get(`${base}/get-list`, async (call) => {
  const count = (name: string) => Math.max(0, Math.floor(Number(call.req.query(name)) || 0))
  const start = count('start')
  const length = Math.min(100, count('length') || 20)
  const number = call.req.query('number') ?? ''
  const archive = call.req.query('archive') === '1'
  const filter = { start, length, days: count('day'), number, archive }
  const { rows, total } = await pastOrders(call.env.DB, memberIdOf(call), filter)
  const orders = await pastWire(call.env.DB, rows, languageOf(call), number !== '')
  const page = { START: start, LENGTH: length, TOTAL: total }
  return privateAnswer(call, { ORDERS: orders, ORDER_REPEAT: 1, ...page })
})

pastOrderArea.get(
  `${base}/repeat-order/:id`,
  withOrder(async (call, order) => {
    const language = languageOf(call)
    const session = await ensureSession(call)
    const repeated = await repeatInto(call.env.DB, order.id, session, language)
    const { lines, hasGrown, incomplete, short } = repeated
    const missing = {
      SHORT_LINES: short.map((line) => ({
        TITLE: line.title,
        COUNT: line.count,
        ADDED: line.added,
      })),
    }
    if (incomplete) {
      const statusText = `${incomplete.title}: ${pastText('personalizeFirst', language)}`
      return privateAnswer(call, {
        status: 1,
        statusText,
        step: 'product',
        url: incomplete.path,
        ...missing,
      })
    }
    if (lines === 0)
      return privateAnswer(call, {
        status: 0,
        statusText: pastText('soldOut', language),
        ...missing,
      })
    const isNews = hasGrown || short.some(({ added, count }) => added < count)
    const statusText = isNews ? '' : pastText('inCart', language)
    return privateAnswer(call, { status: 1, statusText, step: 'cart', ...missing })
  }),
)

pastOrderArea.post(`${base}/order-return/:id`, withOrder(answerReturn))

// The platform cancels by GET, with the order and the e-mail it was placed with.
pastOrderArea.get('/srv/service/order-v5/cancel/:which', async (call) => {
  const [, digits = '', mail = ''] = /^(\d{1,12})-(.+)$/.exec(call.req.param('which')) ?? []
  const id = Number(digits)
  const order = await pastOrder(call.env.DB, memberIdOf(call), id)
  if (!order || order.email !== mail) return refuse(call, 'noOrder')
  if (!(await cancelOrder(call.env, order))) return refuse(call, 'notNow')
  const statusText = pastText('orderCancelled', languageOf(call))
  return privateAnswer(call, { status: 1, statusText })
})

pastOrderArea.post(`${base}/track`, async (call) => {
  const fields = await readForm(call)
  const token = field(fields, 'token')
  if (token) {
    const linkedNumber = await linkedOrder(call.env.TOKEN_SECRET, token)
    const linked = linkedNumber ? await linkedRow(call.env.DB, linkedNumber) : null
    if (!linked) return refuse(call, 'linkOver')
    const [wire] = await pastWire(call.env.DB, [linked], languageOf(call), true)
    return privateAnswer(call, { status: 1, statusText: '', ORDER: wire })
  }
  const number = field(fields, 'number')
  const often = { max: 10, seconds: 3600 }
  const free =
    (await isAllowed(call.env.DB, `order ${number}`, 'track', often)) &&
    (await isAllowedFrom(call, 'track', { max: 30, seconds: 3600 }))
  if (!free) return refuse(call, 'tooOften')
  const order = await followedOrder(call.env.DB, number, field(fields, 'email'))
  if (!order) return refuse(call, 'noOrder')
  const [wire] = await pastWire(call.env.DB, [order], languageOf(call))
  return privateAnswer(call, { status: 1, statusText: '', ORDER: wire })
})

/** The external services that the shop calls for its storefront; the caller never names an address. */
const SERVICES: Record<string, (call: Call, payload: Record<string, unknown>) => Promise<object>> =
  {
    'cargo track': async (call, { number }) => {
      const steps = await stepsOf(call.env.DB, String(number ?? ''))
      const language = languageOf(call)
      return steps.map((step) => ({ DATE: step.made_at, TEXT: pastText(step.kind, language) }))
    },
  }

pastOrderArea.post('/srv/service/external/send-request', async (call) => {
  const fields = await readForm(call)
  const service = SERVICES[`${field(fields, 'service')} ${field(fields, 'method')}`]
  if (!service) return refuse(call, 'noOrder', 'service')
  return privateAnswer(call, {
    status: 1,
    statusText: '',
    data: await service(call, readPayload(field(fields, 'payload'))),
  })
})

function readPayload(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
