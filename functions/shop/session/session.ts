import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Call } from '../app'
import { moveSession } from './move-session'
import { createSession, touchSession } from './queries'

const COOKIE = 'SHOPSESSION'
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** The id of the shopper's session: the SHA-256 of the cookie's value; null without a well-formed cookie. */
export async function sessionIdOf(call: Call): Promise<string | null> {
  const value = getCookie(call, COOKIE)
  return value && /^[0-9a-f]{32}$/.test(value) ? sha256(value) : null
}

/** Created at the first change: who only browses gets no cookie. An unknown cookie is never adopted. */
export async function ensureSession(call: Call): Promise<string> {
  const current = getCookie(call, COOKIE)
  const currentId = await sessionIdOf(call)
  const now = Math.floor(Date.now() / 1000)
  if (current && currentId && (await touchSession(call.env.DB, currentId, now))) {
    // Thirty days from the last change, not from the first.
    setSessionCookie(call, current)
    return currentId
  }

  return newSession(call)
}

/** Begins a session, whatever the browser had. */
export async function newSession(call: Call): Promise<string> {
  const value = newValue()
  const id = await sha256(value)
  await createSession(call.env.DB, id, Math.floor(Date.now() / 1000))
  setSessionCookie(call, value)
  return id
}

const SOON = 600

/** Gives the browser's session another cookie, which follows from the cookie of before and the member (decision 092). @returns its id; null without */
export async function renewSession(call: Call, memberId: number): Promise<string | null> {
  const db = call.env.DB
  const former = (await sessionIdOf(call)) ?? ''
  if (!former) return null
  const text = `session ${call.env.TOKEN_SECRET} ${memberId} ${getCookie(call, COOKIE)}`
  const value = (await sha256(text)).slice(0, 32)
  const id = await sha256(value)
  const renewed = await db.batch([
    db
      .prepare('UPDATE session SET renewed_at = unixepoch(), seen_at = unixepoch() WHERE id = ?1')
      .bind(former),
    ...moveSession(db, former, id),
    db
      .prepare(
        `SELECT 1 FROM session WHERE id = ?1 AND is_left = 0 AND member_id IN (0, ?2) AND renewed_at > unixepoch() - ${SOON}`,
      )
      .bind(id, memberId),
  ])
  if (renewed.at(-1)?.results.length === 0) return null
  setSessionCookie(call, value)
  return id
}

const newValue = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Sends the session's cookie; also used to replay an answer that created a session. */
export function setSessionCookie(call: Call, value: string): void {
  setCookie(call, COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(call.req.url).protocol === 'https:',
    maxAge: THIRTY_DAYS,
  })
}

export function dropCookie(call: Call): void {
  deleteCookie(call, COOKIE, { path: '/' })
}

/** The value of the cookie of the session that the current answer begins, or empty. */
export function newSessionCookie(call: Call): string {
  const value = call.res.headers.get('Set-Cookie')?.match(/^SHOPSESSION=([0-9a-f]{32})/)?.[1] ?? ''
  return value === getCookie(call, COOKIE) ? '' : value
}

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
