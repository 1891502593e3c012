import { z } from 'zod'
import { orderFields, orderRowOf } from '~/backend/checkout/order-row'
import { BackendError, isMissingCallError } from '~/backend/http/backend-error'
import { noteNotOffered } from '~/backend/http/cache/missing-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import {
  cents,
  date,
  givenCents,
  id,
  link,
  number,
  requiredRows,
  status,
  text,
} from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { isRefusal, reasonIn, refusedError } from '~/backend/refusal'
import type { AccountMovement, AccountOrder, Notification, StoreStock } from './member-model'

const stock = z.object({ STORE_ID: id, STORE_NAME: text, CITY: text, STOCK: number }).transform(
  (row): StoreStock => ({
    id: row.STORE_ID,
    name: row.STORE_NAME,
    city: row.CITY,
    stock: row.STOCK,
  }),
)
const movement = z
  .object({
    DATE: date,
    DOCUMENT_NO: text,
    DESCRIPTION: text,
    DEBT: cents,
    CREDIT: cents,
    BALANCE: givenCents,
    CURRENCY: text,
  })
  .transform(
    (row): AccountMovement => ({
      date: row.DATE,
      document: row.DOCUMENT_NO,
      text: row.DESCRIPTION,
      debt: row.DEBT,
      credit: row.CREDIT,
      balance: row.BALANCE,
      currency: row.CURRENCY || 'TL',
    }),
  )
const order = z.object(orderFields).transform((row): AccountOrder => orderRowOf(row))
const notice = z
  .object({ ID: id, KIND: z.enum(['stock', 'price']), TITLE: text, URL: link })
  .transform(
    (row): Notification => ({ id: row.ID, kind: row.KIND, title: row.TITLE, path: row.URL }),
  )

const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ status: status.refine((value) => value > 0), data: requiredRows(row) })
const panelShape = z.object({ DATA: z.object({ NOTIFICATIONS: requiredRows(notice) }) })

const missingListError = (key: Call['key']) =>
  new BackendError('status', key, `${key} has no list of notifications.`, {
    status: 404,
    isCallMissing: true,
  })

/** The shop's accounting system, and the member's notifications. */
export function openLedgerApi(context: CallContext) {
  async function list<T extends z.ZodType>(call: Call, row: T): Promise<z.output<T>[]> {
    const wire = await callBackend(call, 'personal', context)
    const body = bodyOf(call.key, wire)
    const reason = isRefusal(body) ? reasonIn(body) : ''
    if (reason) throw refusedError(call.key, reason)
    return readAs(call.key, listOf(row), body).data
  }
  async function notifications(): Promise<Notification[] | null> {
    const call: Call = { key: 'SUB_FOLDER', parts: ['5', '1006', 'notifications'] }
    const wire = await callBackend(call, 'personal', context)
    const body = bodyOf(call.key, wire)
    if (typeof body === 'string') throw missingListError(call.key)
    const parsed = panelShape.safeParse(body)
    return parsed.success ? parsed.data.DATA.NOTIFICATIONS : null
  }
  return {
    storeStock: (product: string, variant: string): Promise<StoreStock[]> => {
      const query: Record<string, string> = variant ? { product, variant } : { product }
      return list({ key: 'ERP_STORE', query }, stock)
    },
    /** @throws BackendError `refusal` where the shop says why there is no account */
    movements: (): Promise<AccountMovement[]> => list({ key: 'ERP_CURRENT' }, movement),
    orders: (): Promise<AccountOrder[]> => list({ key: 'ERP_ORDER' }, order),

    /** Null for what cannot be read. @throws BackendError `isCallMissing` where the panel is HTML: a form of the theme's, no list */
    notifications: () =>
      notifications().catch((error) => {
        if (isMissingCallError(error)) noteNotOffered(context.origin, 'NOTIFICATIONS')
        throw error
      }),
  }
}
