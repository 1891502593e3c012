import { z } from 'zod'
import { orderFields, orderRowOf } from '~/backend/checkout/order-row'
import { BackendError } from '~/backend/http/backend-error'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import type { EndpointKey } from '~/backend/http/endpoints'
import { cents, date, flag, givenCents, number, requiredRows, text } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { reasonIn, refusedError } from '~/backend/refusal'
import type {
  AffiliateEarning,
  AffiliateOrder,
  AffiliatePayment,
  AffiliateTotals,
  RowPage,
} from './member-model'

const order = z.object({ ...orderFields, COMMISSION_PERCENT: number, COMMISSION: cents }).transform(
  (row): AffiliateOrder => ({
    ...orderRowOf(row),
    percent: row.COMMISSION_PERCENT,
    commission: row.COMMISSION,
  }),
)
const earning = z
  .object({
    ORDER_NUMBER: text,
    DATE: date,
    DESCRIPTION: text,
    AMOUNT: cents,
    CURRENCY: text,
    IS_APPROVED: flag,
  })
  .transform(
    (row): AffiliateEarning => ({
      number: row.ORDER_NUMBER,
      date: row.DATE,
      text: row.DESCRIPTION,
      amount: row.AMOUNT,
      currency: row.CURRENCY || 'TL',
      approved: row.IS_APPROVED,
    }),
  )
const payment = z
  .object({ DATE: date, AMOUNT: cents, CURRENCY: text, STATUS_TEXT: text })
  .transform(
    (row): AffiliatePayment => ({
      date: row.DATE,
      amount: row.AMOUNT,
      currency: row.CURRENCY || 'TL',
      status: row.STATUS_TEXT,
    }),
  )

const rowsShape = z.union([
  z.object({ DATA: z.record(z.string(), z.unknown()) }),
  z.object({ status: z.unknown() }).transform(() => ({ DATA: null })),
])
const totalsShape = z
  .object({ TOTAL_EARNING: givenCents, TOTAL_PAID: givenCents, BALANCE: givenCents })
  .transform(
    (sums): AffiliateTotals => ({
      earned: sums.TOTAL_EARNING,
      paid: sums.TOTAL_PAID,
      balance: sums.BALANCE,
    }),
  )

export const affiliatePageSize = 20

/** Calls of affiliate members; for others they throw BackendError `refusal`. Pages count from 1. */
export function openAffiliateApi(context: CallContext) {
  async function load(key: EndpointKey, page: number): Promise<Record<string, unknown>> {
    const start = String((page - 1) * affiliatePageSize)
    const call: Call = { key, query: { start, length: String(affiliatePageSize) } }
    const wire = await callBackend(call, 'personal', context)
    if (wire.status === 403) throw refusedError(key, reasonIn(wire.body))
    const parsed = rowsShape.safeParse(bodyOf(key, wire))
    if (!parsed.success) throw new BackendError('shape', key, `${key} answered no page of rows.`)
    if (!parsed.data.DATA) throw refusedError(key, reasonIn(wire.body))
    return parsed.data.DATA
  }
  function pageOf<T extends z.ZodType>(key: EndpointKey, list: unknown, row: T, total: unknown) {
    const found = readAs(key, requiredRows(row), list)
    return { rows: found, total: number.parse(total) } as RowPage<z.output<T>>
  }

  return {
    orders: async (page: number): Promise<RowPage<AffiliateOrder>> => {
      const found = await load('AFFILIATE_ORDERS', page)
      return pageOf('AFFILIATE_ORDERS', found.ORDERS, order, found.TOTAL)
    },

    earnings: async (
      page: number,
    ): Promise<RowPage<AffiliateEarning> & { totals: AffiliateTotals }> => {
      const found = await load('AFFILIATE_EARNINGS', page)
      return {
        ...pageOf('AFFILIATE_EARNINGS', found.EARNINGS, earning, found.TOTAL),
        totals: readAs('AFFILIATE_EARNINGS', totalsShape, found),
      }
    },

    payments: async (page: number): Promise<RowPage<AffiliatePayment>> => {
      const found = await load('AFFILIATE_PAYMENTS', page)
      return pageOf('AFFILIATE_PAYMENTS', found.PAYMENTS, payment, found.TOTAL)
    },
  }
}
