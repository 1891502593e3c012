import type { Call } from '../app'
import { memberIdOf } from '../app'
import type { Fields } from '../form'
import { field, readForm } from '../form'
import { isEmail } from '../member/answers'
import { isAllowed, isAllowedFrom } from '../member/limits'
import type { MemberText } from '../member/messages'
import { answerOnce } from '../session/answer-once'
import { newSessionCookie } from '../session/session'
import { addMessage, answerIn } from './queries'

const MAX_SUBJECT = 100
const MAX_TEXT = 255
const OFTEN = { max: 10, seconds: 3600 }

/** The outcome of writing: the conversation, or the invalid field. */
export type Written = { id: number } | { key: string; text: MemberText }

/**
 * Writes to a department: starts a conversation, or with `parentId` answers in one. Guests give name and email, which
 * the platform leaves open. The same message under the same Idempotency-Key is written once.
 */
export async function writeMessage(call: Call): Promise<Written> {
  const fields = await readForm(call)
  const names = ['parentId', 'departmentId', 'subject', 'message', 'name', 'email']
  const payload = JSON.stringify([memberIdOf(call), ...names.map((name) => field(fields, name))])
  const answer = await answerOnce(call, payload, async () => {
    const body = await write(call, fields)
    return { body, cookie: newSessionCookie(call), replay: 'id' in body }
  })
  return answer === 'other payload' ? write(call, fields) : (answer as Written)
}

async function write(call: Call, fields: Fields): Promise<Written> {
  const text = field(fields, 'message')
  if (!text) return { key: 'message', text: 'required' }
  if (text.length > MAX_TEXT) return { key: 'message', text: 'tooLong' }
  const member = memberIdOf(call)
  const parent = Number(field(fields, 'parentId')) || 0
  const db = call.env.DB
  if (parent > 0) {
    const answered = await answerIn(db, member, parent, text)
    return answered ? { id: parent } : { key: 'parentId', text: 'noMessage' }
  }
  return startConversation(call, fields, member, text)
}

async function startConversation(
  call: Call,
  fields: Fields,
  memberId: number,
  text: string,
): Promise<Written> {
  const subject = field(fields, 'subject')
  if (!subject) return { key: 'subject', text: 'required' }
  if (subject.length > MAX_SUBJECT) return { key: 'subject', text: 'tooLong' }
  const name = memberId ? '' : field(fields, 'name').slice(0, 60)
  const email = memberId ? '' : field(fields, 'email')
  if (!memberId && !name) return { key: 'name', text: 'required' }
  if (!memberId && !isEmail(email)) return { key: 'email', text: email ? 'notAnEmail' : 'required' }
  const sender = memberId ? `member ${memberId}` : `guest ${email}`
  if (!(await isAllowed(call.env.DB, sender, 'message', OFTEN))) return tooOften
  if (!memberId && !(await isAllowedFrom(call, 'message', OFTEN))) return tooOften
  const departmentId = Number(field(fields, 'departmentId')) || 0
  const conversation = { memberId, name, email, departmentId, subject, text }
  const id = await addMessage(call.env.DB, conversation)
  return id === null ? { key: 'departmentId', text: 'required' } : { id }
}

const tooOften: Written = { key: 'message', text: 'tooOften' }
