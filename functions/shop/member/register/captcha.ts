import { errorAnswer, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import type { Fields } from '../../form'
import { field } from '../../form'
import type { Language } from '../../locale'
import { languageOf } from '../../session/call-preferences'
import { ensureSession, sessionIdOf } from '../../session/session'
import { pictureOfSum } from './captcha-picture'

const TEN_MINUTES = 600

/** The question as text that everybody can read or hear. */
const QUESTION: Record<Language, (first: number, second: number) => string> = {
  tr: (first, second) => `${first} artı ${second} kaç eder?`,
  en: (first, second) => `What is ${first} plus ${second}?`,
  de: (first, second) => `Was ergibt ${first} plus ${second}?`,
  ar: (first, second) => `كم حاصل جمع ${first} و ${second}؟`,
}

/** GET security/captcha/{key}: a new question. The text is our own addition: not everybody can see the picture. */
export async function answerCaptcha(call: Call): Promise<Response> {
  const purpose = (call.req.param('key') ?? '').slice(0, 40)
  const id = await ensureSession(call)
  const [first = 0, second = 0] = crypto
    .getRandomValues(new Uint8Array(2))
    .map((byte) => (byte % 9) + 1)
  await call.env.DB.prepare(
    `INSERT INTO captcha (session_id, purpose, first, second, expires_at)
     VALUES (?1, ?2, ?3, ?4, unixepoch() + ${TEN_MINUTES})
     ON CONFLICT DO UPDATE SET first = ?3, second = ?4, expires_at = excluded.expires_at`,
  )
    .bind(id, purpose, first, second)
    .run()
  const path = `/SecCode.php?k=${encodeURIComponent(purpose)}&t=${Date.now()}`
  const question = QUESTION[languageOf(call)](first, second)
  return privateAnswer(call, { status: true, message: '', data: [{ path, question }] })
}

/** GET SecCode.php: this session's question for a purpose as a picture. */
export async function answerPicture(call: Call): Promise<Response> {
  const id = await sessionIdOf(call)
  const row = await call.env.DB.prepare(
    `SELECT first, second FROM captcha
     WHERE session_id = ?1 AND purpose = ?2 AND expires_at > unixepoch()`,
  )
    .bind(id ?? '', call.req.query('k') ?? '')
    .first<{ first: number; second: number }>()
  if (!row) return errorAnswer(call, 404, 'Fonksiyon bulunamadı')
  call.header('Cache-Control', 'no-store')
  call.header('Content-Type', 'image/svg+xml')
  return call.body(pictureOfSum(row.first, row.second))
}

/** Whether a form answers its session's question; a question can be used once, right or wrong. */
export async function isHuman(call: Call, fields: Fields, purpose: string): Promise<boolean> {
  const answer = field(fields, 'g-recaptcha-response') || field(fields, 'security_code')
  const id = await sessionIdOf(call)
  if (!id || !answer) return false
  const row = await call.env.DB.prepare(
    `DELETE FROM captcha WHERE session_id = ?1 AND purpose = ?2 AND expires_at > unixepoch()
     RETURNING first + second AS answer`,
  )
    .bind(id, purpose)
    .first<{ answer: number }>()
  return row !== null && String(row.answer) === answer.trim()
}
