import { failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { memberText } from '../member/messages'
import { languageOf } from '../session/call-preferences'
import type { Span } from './queries'
import { affiliateOrders, affiliatePayments, affiliateTotals, isAffiliate } from './queries'

export const affiliate = newArea()

const MAX = 100

function spanOf(call: Call): Span {
  const start = Math.max(0, Math.floor(Number(call.req.query('start')) || 0))
  const length = Math.floor(Number(call.req.query('length')) || 20)
  return { start, length: Math.min(MAX, Math.max(1, length)) }
}

type Answer = (call: Call, memberId: number, span: Span) => Promise<Record<string, unknown>>

/** Answers affiliate members only; DATA has the page's offset, its length and the total number of rows. */
function forAffiliates(path: string, answer: Answer): void {
  affiliate.get(`/srv/service/profile/${path}`, async (call) => {
    const memberId = memberIdOf(call)
    if (!memberId || !(await isAffiliate(call.env.DB, memberId)))
      return failedAction(call, memberText('notAffiliate', languageOf(call)))
    const span = spanOf(call)
    const data = await answer(call, memberId, span)
    return privateAnswer(call, { DATA: { ...data, START: span.start, LENGTH: span.length } })
  })
}

const currency = { CURRENCY: 'TL' }

const statusText = (call: Call, isDelivered: number) =>
  memberText(isDelivered ? 'delivered' : 'inPreparation', languageOf(call))

forAffiliates('get-affiliate-orders', async (call, memberId, span) => {
  const { rows, total } = await affiliateOrders(call.env.DB, memberId, span)
  return {
    TOTAL: total,
    ORDERS: rows.map((row) => ({
      ORDER_ID: String(row.id),
      ORDER_NUMBER: row.number,
      DATE: row.created_at,
      STATUS_TEXT: statusText(call, row.is_delivered),
      TOTAL_PRICE: row.total / 100,
      COMMISSION_PERCENT: row.percent,
      COMMISSION: row.commission / 100,
      ...currency,
    })),
  }
})

forAffiliates('get-affiliate-earnings', async (call, memberId, span) => {
  const { rows, total } = await affiliateOrders(call.env.DB, memberId, span)
  const { earned, paid } = await affiliateTotals(call.env.DB, memberId)
  return {
    TOTAL: total,
    TOTAL_EARNING: earned / 100,
    TOTAL_PAID: paid / 100,
    BALANCE: (earned - paid) / 100,
    EARNINGS: rows.map((row) => ({
      DATE: row.created_at,
      ORDER_NUMBER: row.number,
      DESCRIPTION: statusText(call, row.is_delivered),
      AMOUNT: row.commission / 100,
      IS_APPROVED: row.is_delivered,
      ...currency,
    })),
  }
})

forAffiliates('get-affiliate-payments', async (call, memberId, span) => {
  const { rows, total } = await affiliatePayments(call.env.DB, memberId, span)
  const paid = memberText('paid', languageOf(call))
  return {
    TOTAL: total,
    PAYMENTS: rows.map((row) => ({
      ID: String(row.id),
      DATE: row.paid_at,
      AMOUNT: row.amount / 100,
      DESCRIPTION: '',
      STATUS_TEXT: paid,
      ...currency,
    })),
  }
})
