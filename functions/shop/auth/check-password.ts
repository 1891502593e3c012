import type { Call } from '../app'
import type { Fields } from '../form'
import { field } from '../form'
import { isHuman } from '../member/register/captcha'
import { sha256 } from '../session/session'
import { nameKey } from './email'
import { countTry, forgetTries } from './failure-queries'
import type { MemberRow, NameKind } from './member-queries'
import { memberByName } from './member-queries'
import { isPassword } from './password'

const FREE_TRIES = 3

export type Checked =
  | { ok: true; member: MemberRow }
  | { ok: false; text: 'wait' | 'wrong' | 'codeNeeded' | 'codeWrong'; key: string; counter: number }

/** Whether name and password match. Failures count in the database, for unknown names too: no cookie resets them. */
export async function checkPassword(
  call: Call,
  fields: Fields,
  credentials: { kind: NameKind; name: string; password: string },
): Promise<Checked> {
  const { kind, password } = credentials
  const name = credentials.name.slice(0, 254)
  const db = call.env.DB
  const now = Math.floor(Date.now() / 1000)
  const key = kind === 'phone' ? name.replace(/\D/g, '') : name
  const member = name ? await memberByName(db, kind, key) : null
  // All names of a member share one counter.
  const unknown = `${kind}\n${nameKey(name)}`
  const account = await sha256(member ? `member\n${member.id}` : unknown)
  const counter = await countTry(db, account, now)
  if (counter === null) return { ok: false, text: 'wait', key: 'password', counter: FREE_TRIES }
  if (counter > FREE_TRIES && !(await isHuman(call, fields, 'login')))
    return { ok: false, text: codeFault(fields), key: 'security_code', counter }
  const isRight = await isPassword(password, member?.password ?? null)
  if (!member || !isRight) return { ok: false, text: 'wrong', key: 'password', counter }
  await forgetTries(db, account, now)
  return { ok: true, member }
}

const codeFault = (fields: Fields) =>
  field(fields, 'g-recaptcha-response') || field(fields, 'security_code')
    ? 'codeWrong'
    : 'codeNeeded'

export function kindOf(fields: Fields): NameKind {
  if (field(fields, 'vendor') === '1') return 'vendor-code'
  const type = field(fields, 'type')
  return type === 'phone' || type === 'vendor-code' ? type : 'email'
}
