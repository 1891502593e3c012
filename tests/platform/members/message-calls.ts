import { textForm } from '../catalogue/value-forms'
import { longDate, nowSeconds } from '../catalogue/view'
import { departments } from '../data/regions'
import { takeId } from '../platform'
import type { Call, Route } from '../server/call'
import { replayed } from '../server/replay'
import { action, envelope, json, refusal } from '../server/reply'
import type { Message } from './member'
import { memberOf } from './signed-in'

const ownThreads = (call: Call): Message[] => {
  const id = memberOf(call)?.id ?? 0
  return id > 0 ? call.platform.messages.filter(({ memberId }) => memberId === id) : []
}

const ownThread = (call: Call, id: number): Message | undefined =>
  ownThreads(call).find((one) => one.id === id)

const departmentTitle = (id: number): string =>
  textForm(departments.find((one) => one.id === id)?.title ?? '', 1)

const fault = (statusText: string, key: string) => ({ statusText, key })

/** Saves a new thread or a reply, whose thread is opened anew. */
function send(call: Call): { fault?: { statusText: string; key: string }; id: number } {
  const { form, platform } = call
  const member = memberOf(call)
  const [subject, message] = [form.get('subject'), form.get('message')]
  const parent = ownThread(call, Number(form.get('parentId')))
  const isGuest = !member && form.get('email').includes('@')
  if (!member && !isGuest) return { fault: fault('Lütfen giriş yapın', 'email'), id: 0 }
  if (!parent && !subject) return { fault: fault('Bu alan zorunludur', 'subject'), id: 0 }
  if ([...subject].length > 100) return { fault: fault('En fazla 100 karakter', 'subject'), id: 0 }
  if (!message) return { fault: fault('Bu alan zorunludur', 'message'), id: 0 }
  if ([...message].length > 255) return { fault: fault('En fazla 255 karakter', 'message'), id: 0 }
  const line = { isAdmin: false, date: nowSeconds(), text: message }
  if (parent) {
    parent.lines.push(line)
    Object.assign(parent, { isOpen: true, updated: line.date })
    return { id: parent.id }
  }
  const departmentId = Number(form.get('departmentId'))
  if (!departments.some(({ id }) => id === departmentId))
    return { fault: fault('Bölüm seçin', 'departmentId'), id: 0 }
  const id = takeId(platform)
  platform.messages.push({
    id,
    memberId: member?.id ?? 0,
    subject,
    departmentId,
    updated: line.date,
    isOpen: true,
    lines: [line],
  })
  return { id }
}

function sendNew(call: Call): Response {
  const sent = send(call)
  if (sent.fault) return action(0, sent.fault.statusText, { key: sent.fault.key })
  return action(1, 'Mesajınız gönderildi', { id: String(sent.id) })
}

function sendToDepartment(call: Call): Response {
  const sent = send(call)
  if (sent.fault)
    return json({ status: false, message: sent.fault.statusText, key: sent.fault.key })
  return json({ status: true, message: 'Mesajınız gönderildi', key: '' })
}

function threadAnswer(call: Call, found: Message): Response {
  return envelope([
    {
      message: {
        id: String(found.id),
        subject: found.subject,
        department: departmentTitle(found.departmentId),
        departmentId: found.departmentId,
        supplierName: '',
        customerName: memberOf(call)?.name ?? '',
        updateDate: found.updated,
        status: found.isOpen ? '1' : 0,
      },
      detail: found.lines.map(({ isAdmin, date, text }) => ({
        isAdmin: isAdmin ? '1' : '0',
        date,
        message: text,
      })),
    },
  ])
}

/** The newer family: a list, a thread, and closing by PUT. */
function customerMessages(call: Call): Response {
  if (!memberOf(call)) return refusal('Lütfen giriş yapın', [], 401)
  const id = Number(call.parts[0] ?? 0)
  if (id === 0)
    return envelope(
      ownThreads(call).map((one) => ({
        id: String(one.id),
        subject: textForm(one.subject, one.id),
        department: departmentTitle(one.departmentId),
        supplierId: 0,
        supplierName: '',
        updateDate: one.id % 2 === 0 ? String(one.updated) : one.updated,
        status: one.isOpen ? 1 : '0',
      })),
    )
  const found = ownThread(call, id)
  if (!found) return refusal('Mesaj bulunamadı', [], 404)
  if (call.method !== 'GET') {
    found.isOpen = call.form.get('status') !== '0'
    return envelope([], { message: 'Mesaj kapatıldı' })
  }
  return threadAnswer(call, found)
}

/** The older family, upper-case. */
function messageList(call: Call): Response {
  const id = Number(call.parts[0] ?? 0)
  const found = ownThread(call, id)
  const row = (one: Message) => ({
    ID: String(one.id),
    SUBJECT: textForm(one.subject, one.id),
    DEPARTMENT: departmentTitle(one.departmentId),
    DEPARTMENT_ID: String(one.departmentId),
    SUPPLIER_NAME: null,
    UPDATE_DATE: longDate(one.updated),
    STATUS: one.isOpen ? '1' : '0',
    UNREAD: one.lines[one.lines.length - 1]?.isAdmin ? 1 : 0,
  })
  if (id > 0)
    return json(
      found
        ? {
            MESSAGE: row(found),
            DETAIL: found.lines.map(({ isAdmin, date, text }) => ({
              IS_ADMIN: isAdmin ? '1' : 0,
              DATE: longDate(date),
              MESSAGE: text,
            })),
          }
        : {},
    )
  const rows = ownThreads(call)
  return json({ MESSAGES: rows.length > 0 ? rows.map(row) : null, TOTAL: String(rows.length) })
}

function close(call: Call): Response {
  const found = ownThread(call, Number(call.parts[0]))
  if (!found) return action(0, 'Mesaj bulunamadı')
  found.isOpen = false
  return action(1, 'Mesaj kapatıldı')
}

const profile = '/srv/service/profile'

export const messageCalls: Route[] = [
  { no: [33], methods: ['GET'], at: `${profile}/get-message-list`, answer: messageList },
  {
    no: [34],
    methods: ['GET'],
    at: `${profile}/get-message-department-list`,
    answer: () =>
      json({
        DEPARTMENTS: departments.map(({ id }) => ({ ID: String(id), NAME: departmentTitle(id) })),
      }),
  },
  { no: [35], methods: ['POST'], at: `${profile}/send-new-message`, answer: replayed(sendNew) },
  { no: [36], methods: ['POST'], at: `${profile}/close-message`, answer: close },
  {
    no: [37],
    methods: ['POST'],
    at: '/api/v1/public/send-message/department',
    answer: replayed(sendToDepartment),
  },
  {
    no: [38],
    methods: ['GET', 'PUT', 'POST'],
    at: '/api/v1/customer/messages',
    answer: customerMessages,
  },
  {
    methods: ['GET'],
    at: '/api/v1/public/department',
    answer: () => envelope(departments.map(({ id }) => ({ id, name: departmentTitle(id) }))),
  },
]
