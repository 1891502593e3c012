import { z } from 'zod'
import type { Department, Message, OpenMessage } from '~/backend/engagement/engagement-model'
import { BackendError } from '~/backend/http/backend-error'
import type { EndpointKey } from '~/backend/http/endpoints'
import { date, flag, id, list, presentText, requiredRows, rows, text } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { isRefusal } from '~/backend/refusal'
import { withoutMarkup } from '~/backend/site/html/without-markup'

/* Both API families carry the same data: camelCase in an envelope, or upper case without. */

const lower = z.object({
  id,
  subject: text,
  department: text,
  updateDate: date,
  status: flag,
  unread: flag,
})
const upper = z
  .object({
    ID: id,
    SUBJECT: text,
    DEPARTMENT: text,
    UPDATE_DATE: date,
    STATUS: flag,
    UNREAD: flag,
  })
  .transform((row) => ({
    id: row.ID,
    subject: row.SUBJECT,
    department: row.DEPARTMENT,
    updateDate: row.UPDATE_DATE,
    status: row.STATUS,
    unread: row.UNREAD,
  }))
const row = z.union([lower, upper])

const messageText = z.string().transform(withoutMarkup).pipe(presentText)

const lowerLine = z.object({ isAdmin: flag, date, message: messageText })
const upperLine = z
  .object({ IS_ADMIN: flag, DATE: date, MESSAGE: messageText })
  .transform((line) => ({ isAdmin: line.IS_ADMIN, date: line.DATE, message: line.MESSAGE }))
const line = z.union([lowerLine, upperLine])

const oneShape = z.union([
  z
    .object({ data: z.tuple([z.object({ message: row, detail: rows(line) })], z.unknown()) })
    .transform(({ data: [one] }) => one),
  z
    .object({ MESSAGE: row, DETAIL: rows(line) })
    .transform((one) => ({ message: one.MESSAGE, detail: one.DETAIL })),
])

const departmentRow = z.object({ id, name: text })
const upperDepartment = z
  .object({ ID: id, NAME: text })
  .transform((one) => ({ id: one.ID, name: one.NAME }))

const recordShape = z.record(z.string(), z.unknown())

/** @throws BackendError shape when the answer holds no list */
function listIn(key: EndpointKey, body: unknown, upperName: string): unknown[] {
  const answer = recordShape.safeParse(body).data ?? {}
  const messages = list.safeParse(upperName in answer ? answer[upperName] : answer.data)
  if (isRefusal(body) || !messages.success)
    throw new BackendError('shape', key, `${key} answered no list.`)
  return messages.data
}

type Row = z.output<typeof row>

const messageOf = (one: Row): Message => ({
  id: one.id,
  subject: one.subject,
  department: one.department,
  date: one.updateDate,
  open: one.status,
  unread: one.unread,
})

/** @throws BackendError shape */
export function readMessages(body: unknown): Message[] {
  const key = 'CUSTOMER_MESSAGES'
  return readAs(key, requiredRows(row), listIn(key, body, 'MESSAGES')).map(messageOf)
}

const noneShape = z.union([
  z.object({ data: z.tuple([]).nullable() }),
  z.object({ MESSAGE: z.tuple([]).nullable() }),
  z.strictObject({}),
  z.unknown().refine(isRefusal),
])

/** Null where there is no such message. @throws BackendError shape */
export function readOpenMessage(body: unknown): OpenMessage | null {
  if (noneShape.safeParse(body).success) return null
  const one = readAs('CUSTOMER_MESSAGES', oneShape, body)
  const lines = one.detail.map(({ isAdmin, message, date: written }) => ({
    byShop: isAdmin,
    text: message,
    date: written,
  }))
  return { ...messageOf(one.message), lines }
}

/** @throws BackendError shape */
export function readDepartments(body: unknown): Department[] {
  const known = z.union([departmentRow, upperDepartment])
  return readAs('DEPARTMENTS', requiredRows(known), listIn('DEPARTMENTS', body, 'DEPARTMENTS'))
}
