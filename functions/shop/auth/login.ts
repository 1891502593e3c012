import { privateAnswer } from '../answer'
import type { Call } from '../app'
import type { Fields } from '../form'
import { field, readForm } from '../form'
import { languageOf } from '../session/call-preferences'
import { checkPassword, kindOf } from './check-password'
import type { MemberRow } from './member-queries'
import { memberById } from './member-queries'
import { replaceToken } from './member-token'
import { authMessage } from './messages'
import { enter } from './take-cart'

/** POST login: a name and a password, or a refresh of the bearer. */
export async function answerLogin(call: Call): Promise<Response> {
  const fields = await readForm(call)
  return field(fields, 'refresh') === '1' ? refresh(call) : signIn(call, fields)
}

async function refresh(call: Call): Promise<Response> {
  const old = call.get('memberToken')
  const language = languageOf(call)
  if (!old) return refuse(call, authMessage('ended', language), {}, 401)
  const token = await replaceToken(call, old)
  if (!token) return refuse(call, authMessage('ended', language), {}, 401)
  const member = await memberById(call.env.DB, old.member_id)
  return welcome(call, token, { mustChange: member?.must_change_password })
}

async function signIn(call: Call, fields: Fields): Promise<Response> {
  const checked = await checkPassword(call, fields, {
    kind: kindOf(fields),
    name: field(fields, 'username'),
    password: fields.get('password')?.[0] ?? '',
  })
  if (checked.ok) return signInMember(call, fields, checked.member)
  const { text, key, counter } = checked
  return refuse(call, authMessage(text, languageOf(call)), { key, counter })
}

/** Signs a member in after a right password; an expired one must be changed first. */
export async function signInMember(
  call: Call,
  fields: Fields,
  member: MemberRow,
): Promise<Response> {
  const language = languageOf(call)
  if (member.must_change_password)
    return refuse(call, authMessage('expired', language), { password_change: 1 })
  if (!member.is_activated) return refuse(call, authMessage('inactive', language), {})
  const remember = ['1', 'true', 'on'].includes(field(fields, 'rememberMe'))
  const token = await enter(call, member, remember)
  if (!token) return refuse(call, authMessage('wrong', language), { key: 'password' })
  return welcome(call, token, { redirect: field(fields, 'redirect') })
}

/** Whether the form's return path is one of the shop's own. */
const isPath = (text: string) => /^\/(?![/\\])/.test(text)

function welcome(
  call: Call,
  token: { bearer: string; exp_at: number },
  { redirect = '', mustChange = 0 }: { redirect?: string; mustChange?: number | undefined },
): Response {
  return privateAnswer(call, {
    status: true,
    message: authMessage('welcome', languageOf(call)),
    data: [{ ...token, password_change: mustChange }],
    page: { url: isPath(redirect) ? redirect : '/', redirect },
  })
}

function refuse(
  call: Call,
  message: string,
  facts: { counter?: number; key?: string; password_change?: number },
  status: 401 | 403 = 403,
): Response {
  call.header('Cache-Control', 'no-store')
  const row = { bearer: '', password_change: 0, counter: 0, statusText: message, ...facts }
  return call.json({ status: false, message, data: [row] }, status)
}
