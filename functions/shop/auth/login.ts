import { privateAnswer } from '../answer'
import type { Call } from '../app'
import type { Fields } from '../form'
import { field, readForm } from '../form'
import { sha256 } from '../session/session'
import { languageOf } from '../session/visit'
import { countTry, forgetTries } from './failure-queries'
import type { MemberRow, NameKind } from './member-queries'
import { memberByName } from './member-queries'
import { giveToken, replaceToken } from './member-token'
import { authMessage } from './messages'
import { isPassword } from './password'
import { takeCart } from './take-cart'

/** POST login (contract 3.1): a name and a password, or a refresh of the bearer. */
export async function answerLogin(call: Call): Promise<Response> {
  const fields = await readForm(call)
  return field(fields, 'refresh') === '1' ? refresh(call) : signIn(call, fields)
}

async function refresh(call: Call): Promise<Response> {
  const old = call.get('memberToken')
  const language = languageOf(call)
  if (!old) return refuse(call, authMessage('ended', language), {}, 401)
  return welcome(call, await replaceToken(call, old))
}

async function signIn(call: Call, fields: Fields): Promise<Response> {
  const language = languageOf(call)
  const kind = kindOf(fields)
  const name = field(fields, 'username').slice(0, 254)
  const now = Math.floor(Date.now() / 1000)
  const db = call.env.DB
  // biome-ignore lint/plugin: a sign-in name is a key, the same in every language
  const who = await sha256(`${kind}\n${name.normalize('NFKC').toLowerCase()}`)
  const tries = await countTry(db, who, now)
  if (tries === null) return refuse(call, authMessage('wait', language), { key: 'password' })
  const member = name ? await memberByName(db, kind, kind === 'phone' ? digits(name) : name) : null
  const isRight = await isPassword(fields.get('password')?.[0] ?? '', member?.password ?? null)
  if (!member || !isRight)
    return refuse(call, authMessage('wrong', language), { counter: tries, key: 'password' })
  await forgetTries(db, who, now)
  return letIn(call, fields, member)
}

async function letIn(call: Call, fields: Fields, member: MemberRow): Promise<Response> {
  const language = languageOf(call)
  if (member.must_change_password)
    return refuse(call, authMessage('expired', language), { password_change: 1 })
  if (!member.is_activated) return refuse(call, authMessage('inactive', language), {})
  await takeCart(call, member.id)
  const remember = ['1', 'true', 'on'].includes(field(fields, 'rememberMe'))
  return welcome(call, await giveToken(call, member.id, remember), field(fields, 'redirect'))
}

function kindOf(fields: Fields): NameKind {
  if (field(fields, 'vendor') === '1') return 'vendor-code'
  const type = field(fields, 'type')
  return type === 'phone' || type === 'vendor-code' ? type : 'email'
}

const digits = (text: string) => text.replace(/\D/g, '')

function welcome(call: Call, given: { bearer: string; exp_at: number }, redirect = ''): Response {
  return privateAnswer(call, {
    status: true,
    message: authMessage('welcome', languageOf(call)),
    data: [{ ...given, password_change: 0 }],
    page: { url: '/', redirect },
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
