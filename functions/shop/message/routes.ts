import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { field, readForm } from '../form'
import { done, refuseForm, respond } from '../member/answers'
import { memberText } from '../member/messages'
import { languageOf } from '../session/call-preferences'
import type { MessageRow } from './queries'
import { closeMessage, listDepartments, listMessages, openMessage, readMessage } from './queries'
import { writeMessage } from './send'

export const message = newArea()

const idOf = (call: Call) => Number(call.req.param('id')) || 0

const lower = (row: MessageRow) => ({
  id: String(row.id),
  subject: row.subject,
  department: row.department,
  supplierId: '0',
  supplierName: '',
  updateDate: row.updated_at,
  status: row.status,
  unread: row.unread,
})

const upper = (row: MessageRow) => ({
  ID: String(row.id),
  SUBJECT: row.subject,
  DEPARTMENT: row.department,
  DEPARTMENT_ID: String(row.department_id),
  SUPPLIER_NAME: '',
  UPDATE_DATE: row.updated_at,
  STATUS: row.status,
  UNREAD: row.unread,
})

message.get('/api/v1/public/department', async (call) => {
  const departments = await listDepartments(call.env.DB, languageOf(call))
  return done(
    call,
    'found',
    departments.map(({ id, name }) => ({ id: String(id), name })),
  )
})

message.post('/api/v1/public/send-message/department', async (call) => {
  const written = await writeMessage(call)
  if ('key' in written) return refuseForm(call, { [written.key]: written.text })
  return done(call, 'messageSent', [{ id: String(written.id) }])
})

message.get('/api/v1/customer/messages', async (call) => {
  const rows = await listMessages(call.env.DB, memberIdOf(call), languageOf(call))
  return done(call, 'found', rows.map(lower))
})

message.get('/api/v1/customer/messages/:id', async (call) => {
  const row = await readMessage(call.env.DB, memberIdOf(call), idOf(call), languageOf(call))
  if (!row) return noMessage(call)
  const lines = await openMessage(call.env.DB, row.id)
  const detail = lines.map((line) => ({
    isAdmin: String(line.is_admin),
    date: line.written_at,
    message: line.text,
  }))
  const more = { departmentId: String(row.department_id), customerName: '' }
  return done(call, 'found', [{ message: { ...lower(row), ...more }, detail }])
})

message.on(['PUT', 'POST'], '/api/v1/customer/messages/:id', async (call) => {
  const fields = await readForm(call)
  if (field(fields, 'status') !== '0') return refuseForm(call, { status: 'required' })
  const closed = await closeMessage(call.env.DB, memberIdOf(call), idOf(call))
  return closed ? done(call, 'messageClosed') : noMessage(call)
})

/** The answer for another member's conversation is the same as for a missing one. */
function noMessage(call: Call): Response {
  call.header('Cache-Control', 'no-store')
  const text = memberText('noMessage', languageOf(call))
  return call.json({ status: false, message: text, data: [] }, 404)
}

message.get('/srv/service/profile/get-message-department-list', async (call) => {
  const departments = await listDepartments(call.env.DB, languageOf(call))
  call.header('Cache-Control', 'no-store')
  return call.json({
    DEPARTMENTS: departments.map(({ id, name }) => ({ ID: String(id), NAME: name })),
  })
})

message.get('/srv/service/profile/get-message-list', async (call) => {
  const rows = await listMessages(call.env.DB, memberIdOf(call), languageOf(call))
  call.header('Cache-Control', 'no-store')
  return call.json({ MESSAGES: rows.map(upper), TOTAL: rows.length })
})

message.get('/srv/service/profile/get-message-list/:id', async (call) => {
  const row = await readMessage(call.env.DB, memberIdOf(call), idOf(call), languageOf(call))
  if (!row) return respond(call, 0, 'noMessage')
  const lines = await openMessage(call.env.DB, row.id)
  call.header('Cache-Control', 'no-store')
  return call.json({
    MESSAGE: upper(row),
    DETAIL: lines.map((line) => ({
      IS_ADMIN: String(line.is_admin),
      DATE: line.written_at,
      MESSAGE: line.text,
    })),
  })
})

message.post('/srv/service/profile/send-new-message', async (call) => {
  if (memberIdOf(call) === 0) return respond(call, 0, 'signInFirst')
  const written = await writeMessage(call)
  return 'key' in written
    ? respond(call, 0, written.text, { key: written.key })
    : respond(call, 1, 'messageSent', { id: String(written.id) })
})

message.post('/srv/service/profile/close-message/:id', async (call) => {
  const closed = await closeMessage(call.env.DB, memberIdOf(call), idOf(call))
  return closed ? respond(call, 1, 'messageClosed') : respond(call, 0, 'noMessage')
})
