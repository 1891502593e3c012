import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import { type MemberRow, memberById, memberByName } from '../../auth/member-queries'
import { authMessage } from '../../auth/messages'
import { enter } from '../../auth/take-cart'
import { field, readForm } from '../../form'
import { languageOf } from '../../session/call-preferences'
import { ensureSession, sessionIdOf, sha256 } from '../../session/session'
import { done, refuseForm, respond } from '../answers'
import { isAllowed, isAllowedFrom } from '../limits'
import { memberText } from '../messages'
import { needsSession, runIfHeld } from '../needed'
import { sendOut } from '../outbox'
import { phoneOf } from '../phone'
import { settingOf } from '../queries'

/** How long a code is valid, in seconds, and how many attempts it allows. */
const TTL = 120
const TRIES = 5

/** Countries that text messages are sent to; more expensive ones are refused. */
const COUNTRIES = /^(90|1|44|49|33|31|43|41|966|971|974|994)/

type Purpose = 'signin' | 'verify'
type Sent =
  | { kind: 'sent' | 'waits'; ttl: number }
  | { kind: 'refused'; text: 'tooOften' | 'noPhone' }

/** Creates a code for this session. Only a known phone gets a message; the answer is the same for both. */
async function newCode(
  call: Call,
  phone: string,
  purpose: Purpose,
  isKnown: boolean,
): Promise<Sent> {
  const db = call.env.DB
  if (!COUNTRIES.test(phone)) return { kind: 'refused', text: 'noPhone' }
  const id = await ensureSession(call)
  const waiting = await db
    .prepare(
      `SELECT expires_at - unixepoch() AS ttl FROM one_time_code
       WHERE session_id = ?1 AND phone = ?2 AND purpose = ?3 AND expires_at > unixepoch()`,
    )
    .bind(id, phone, purpose)
    .first<{ ttl: number }>()
  if (waiting) return { kind: 'waits', ttl: waiting.ttl }
  const may =
    (await isAllowedFrom(call, 'code', { max: 20, seconds: 3600 })) &&
    (await isAllowed(db, `code ${phone}`, 'code', { max: 3, seconds: 900 })) &&
    (await isAllowed(db, `code ${phone}`, 'codes of a day', { max: 10, seconds: 86_400 }))
  if (!may) return { kind: 'refused', text: 'tooOften' }
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const name = await settingOf(db, 'SITE_NAME')
  const words = memberText('codeText', languageOf(call)).replace('{name}', name)
  const code = String(random % 1_000_000).padStart(6, '0')
  await db.batch([
    db
      .prepare(
        `INSERT OR REPLACE INTO one_time_code (session_id, phone, purpose, code_hash, tries, expires_at)
         VALUES (?1, ?2, ?3, ?4, 0, unixepoch() + ${TTL})`,
      )
      .bind(id, phone, purpose, await sha256(`${id} ${code}`)),
    sendOut(db, { kind: 'sms', to: phone, text: `${words}: ${code}` }, isKnown),
  ])
  return { kind: 'sent', ttl: TTL }
}

/** Checks a code: an attempt counts before the comparison, and a right code is used up. */
async function tryCode(
  call: Call,
  phone: string,
  purpose: Purpose,
  code: string,
): Promise<'right' | 'wrong' | 'gone'> {
  const db = call.env.DB
  const id = (await sessionIdOf(call)) ?? ''
  const row = await db
    .prepare(
      `UPDATE one_time_code SET tries = tries + 1
       WHERE session_id = ?1 AND phone = ?2 AND purpose = ?3 AND expires_at > unixepoch() AND tries < ${TRIES}
       RETURNING code_hash`,
    )
    .bind(id, phone, purpose)
    .first<{ code_hash: string }>()
  if (!row) return 'gone'
  if (row.code_hash !== (await sha256(`${id} ${code}`))) return 'wrong'
  const { meta } = await db
    .prepare('DELETE FROM one_time_code WHERE session_id = ?1 AND phone = ?2 AND purpose = ?3')
    .bind(id, phone, purpose)
    .run()
  return meta.changes > 0 ? 'right' : 'gone'
}

/** Only of a phone that is verified: one that was typed lets a stranger in, or its owner into a stranger's account. */
async function memberOf(db: D1Database, phone: string): Promise<MemberRow | null> {
  const member = await memberByName(db, 'phone', phone)
  return member?.phone_verified_at ? member : null
}

/** POST otp-request/{digits}: the same answer whether the phone belongs to a member or not. */
export async function requestCode(call: Call): Promise<Response> {
  const phone = phoneOf(call.req.param('digits') ?? '')
  if (!phone) return respond(call, 0, 'noPhone', { field: 'phone', ttl: 0 })
  const member = await memberOf(call.env.DB, phone)
  const sent = await newCode(call, phone, 'signin', member !== null)
  if (sent.kind === 'refused') return respond(call, 0, sent.text, { field: 'phone', ttl: 0 })
  const [status, text] = sent.kind === 'sent' ? [1, 'codeSent' as const] : [0, 'codeWaits' as const]
  return respond(call, status, text, { ttl: sent.ttl, field: 'phone' })
}

/** POST otp-validate/{digits}: a right code signs its member in. */
export async function validateCode(call: Call): Promise<Response> {
  const phone = phoneOf(call.req.param('digits') ?? '') ?? ''
  const code = field(await readForm(call), 'otp')
  const tried = await tryCode(call, phone, 'signin', code)
  if (tried !== 'right')
    return respond(call, 0, tried === 'wrong' ? 'codeWrong' : 'codeExpired', { field: 'otp' })
  const member = await memberOf(call.env.DB, phone)
  if (!member) return respond(call, 0, 'codeExpired', { field: 'otp' })
  const language = languageOf(call)
  if (!member.is_activated) {
    const statusText = authMessage('inactive', language)
    return respond(call, 0, 'codeWrong', { statusText, message: statusText, field: 'otp' })
  }
  const token = await enter(call, member)
  if (!token) return respond(call, 0, 'codeExpired', { field: 'otp' })
  const data = [{ ...token, password_change: member.must_change_password }]
  const statusText = authMessage('welcome', language)
  return respond(call, 1, 'codeSent', { statusText, message: statusText, data, url: '/' })
}

/** POST services/verify-sms: an empty code sends one, another verifies the member's own phone. */
export async function verifySms(call: Call): Promise<Response> {
  const member = await memberById(call.env.DB, memberIdOf(call))
  if (!member) return refuseForm(call, { phone: 'signInFirst' })
  const fields = await readForm(call)
  const code = field(fields, 'code')
  const phone = phoneOf(field(fields, 'phone'))
  if (phone !== member.phone) return refuseForm(call, { phone: 'noPhone' })
  if (code === '') {
    const sent = await newCode(call, phone, 'verify', true)
    if (sent.kind === 'refused') return refuseForm(call, { phone: sent.text })
    const text = sent.kind === 'sent' ? 'codeSent' : 'codeWaits'
    return done(call, text, [{ ttl: sent.ttl, verified: false }])
  }
  const tried = await tryCode(call, phone, 'verify', code)
  if (tried !== 'right')
    return refuseForm(call, { code: tried === 'wrong' ? 'codeWrong' : 'codeExpired' })
  const verified = 'UPDATE member SET phone_verified_at = unixepoch() WHERE id = ?1 AND phone = ?2'
  const write = call.env.DB.prepare(verified).bind(member.id, phone)
  if (await runIfHeld(call.env.DB, [needsSession(call), write]))
    return refuseForm(call, { phone: 'signInFirst' })
  return done(call, 'verified', [{ ttl: 0, verified: true }])
}
