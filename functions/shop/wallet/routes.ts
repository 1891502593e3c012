import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { field, readForm } from '../form'
import { memberText } from '../member/messages'
import { orderText } from '../order/messages'
import { orderOf } from '../order/order-queries'
import { payByWallet } from '../order/settle'
import { answerOnce } from '../session/answer-once'
import { languageOf } from '../session/call-preferences'
import { refusals } from '../session/refusals'
import { sha256 } from '../session/session'
import { cardPage } from './card-page'
import type { CardRow } from './queries'
import { beginCardEntry, cardOf, cardsOf, deleteCard, noteUse, setValid } from './queries'

/** The card wallet, by our own calls: register, list, validate, delete, purchase. */
export const wallet = newArea()
wallet.route('/', cardPage)

const base = '/srv/service/card-wallet'
const thisMonth = () => new Date().toISOString().slice(0, 7)

const refuse = refusals(memberText)

const wire = (row: CardRow) => ({
  ID: String(row.id),
  BRAND: row.brand,
  LAST4: row.last4,
  EXPIRY: row.expiry,
  NAME: row.holder,
  IS_VALID: row.is_valid === 1 && row.expiry >= thisMonth() ? 1 : 0,
  IS_LAST_USED: row.is_last,
})

wallet.get(`${base}/list`, async (call) => {
  const rows = await cardsOf(call.env.DB, memberIdOf(call))
  return privateAnswer(call, { CARDS: rows.map(wire) })
})

wallet.post(`${base}/register`, async (call) => {
  const member = memberIdOf(call)
  if (!member) return refuse(call, 'signInFirst')
  const returnUrl = field(await readForm(call), 'return_url')
  if (!call.env.OWN_ORIGIN || !/^https?:\/\/[^\s"'<>]{1,500}$/.test(returnUrl))
    return refuse(call, 'noProvider')
  const secret = crypto.randomUUID().replaceAll('-', '')
  const entry = { member_id: member, return_url: returnUrl, language: languageOf(call) }
  await beginCardEntry(call.env.DB, await sha256(secret), entry)
  const url = `${call.env.OWN_ORIGIN}/kart/${secret}`
  return privateAnswer(call, { status: 1, statusText: '', url })
})

wallet.post(`${base}/validate/:id`, async (call) => {
  const card = await cardOf(call.env.DB, memberIdOf(call), Number(call.req.param('id')) || 0)
  if (!card) return refuse(call, 'noCard')
  const isValid = card.expiry >= thisMonth()
  await setValid(call.env.DB, card.id, isValid).run()
  if (!isValid) return refuse(call, 'cardOver')
  const statusText = memberText('cardGood', languageOf(call))
  return privateAnswer(call, { status: 1, statusText })
})

wallet.post(`${base}/delete/:id`, async (call) => {
  const id = Number(call.req.param('id')) || 0
  if (!(await deleteCard(call.env.DB, memberIdOf(call), id))) return refuse(call, 'noCard')
  const statusText = memberText('cardRemoved', languageOf(call))
  return privateAnswer(call, { status: 1, statusText })
})

/** Pays an unpaid order by a saved card. The provider charges once; a repeated call gets the same answer. */
wallet.post(`${base}/purchase/:id`, async (call) => {
  const db = call.env.DB
  const member = memberIdOf(call)
  const card = await cardOf(db, member, Number(call.req.param('id')) || 0)
  if (!card) return refuse(call, 'noCard')
  if (wire(card).IS_VALID === 0) return refuse(call, 'cardOver')
  const number = field(await readForm(call), 'order')
  const done = await answerOnce(call, JSON.stringify([member, card.id, number]), async () => {
    const body = await purchase(call, number, member)
    if (body.status > 0) await noteUse(db, card.id).run()
    return { body, cookie: '', replay: body.status > 0 }
  })
  return done === 'other payload' ? refuse(call, 'notPaid') : privateAnswer(call, done)
})

async function purchase(call: Call, number: string, member: number) {
  const db = call.env.DB
  const buyer = { key: `m:${member}`, session: '' }
  const order = await orderOf(db, number, buyer)
  const language = languageOf(call)
  if (order) await payByWallet(call.env, order)
  const now = order && (await orderOf(db, number, buyer))
  if (now?.payment === 'paid') return { status: 1, statusText: orderText('taken', language) }
  const isPending = now?.payment === 'processing'
  const statusText = isPending
    ? `${orderText('paymentPending', language)}: ${number}`
    : memberText('notPaid', language)
  return { status: 0, statusText }
}
