import { z } from 'zod'
import { bodyOf } from './call'
import type { Wire } from './transport'
import { flag, maybeId, number, readNumber, rows, text } from './wire'

const envelope = z.object({
  status: z.union([z.boolean(), z.number()]).transform(Boolean),
  message: text,
  data: rows(
    z.object({
      bearer: text,
      exp_at: z.unknown().optional(),
      password_change: flag,
      counter: number,
      key: text,
      statusText: text,
    }),
  ),
  page: z.object({ url: text, redirect: text }).catch({ url: '', redirect: '' }),
  url: text,
})

export type SignInAnswer =
  | {
      ok: true
      bearer: string
      expiresAt: unknown
      /** Signed in, and the password must be changed now all the same. */
      mustChange: boolean
      /** Where the backend wants the shopper to go on; not yet judged. */
      next: string
    }
  | {
      ok: false
      message: string
      fields: Record<string, string[]>
      /** The password has run out and must be changed first. */
      mustChange: boolean
      /** Failed so often that the next try needs an answer to the security question. */
      asksCode: boolean
    }

/** From so many failures on the security question is shown. */
const freeTries = 3

/** An answer of the /api/v1 sign-in family: the envelope with bearer, or field errors. */
export function readSignIn(body: unknown): SignInAnswer {
  const parsed = envelope.safeParse(body)
  if (!parsed.success)
    return { ok: false, message: '', fields: {}, mustChange: false, asksCode: false }
  const { status, message, data, page, url } = parsed.data
  const [first] = data
  if (status && first?.bearer) {
    const { bearer, exp_at: expiresAt, password_change: mustChange } = first
    return { ok: true, bearer, expiresAt, mustChange, next: page.url || url }
  }
  const fields: Record<string, string[]> = {}
  for (const row of data)
    if (row.key) fields[row.key] = [...(fields[row.key] ?? []), row.statusText || message]
  const mustChange = data.some((row) => row.password_change)
  const asksCode = data.some((row) => row.key === 'security_code' || row.counter >= freeTries)
  return { ok: false, message, fields, mustChange, asksCode }
}

/** What a sign-in form asks. */
export type Credentials = {
  type: 'email' | 'phone' | 'vendor-code'
  username: string
  password: string
  rememberMe: boolean
  /** Where the shopper wants to go on; a path on this site. */
  redirect: string
  /** The answer to the security question, or a captcha's instead; empty where none was asked for. */
  proof: Record<string, string>
}

/** The login's form: `vendor=1` for a vendor code, the security code only when one was asked for. */
export function signInForm(asked: Credentials): URLSearchParams {
  return new URLSearchParams({
    username: asked.username,
    type: asked.type,
    ...(asked.type === 'vendor-code' ? { vendor: '1' } : {}),
    password: asked.password,
    rememberMe: asked.rememberMe ? '1' : '0',
    redirect: asked.redirect,
    ...asked.proof,
  })
}

/**
 * An answer of the login. Refused is a 403, or a 401 in the body; any other failure
 * is none of the shopper's doing.
 * @throws ShopError status
 */
export function readLogin(wire: Wire): SignInAnswer {
  const isRefusal = wire.status === 403 || wire.status === 401 || wire.status === 422
  return readSignIn(isRefusal ? wire.body : bodyOf('LOGIN', wire))
}

/** The member's own facts of get-globals. */
export type MemberInfo = {
  id: string
  name: string
  group: number
  /** Prompts that are due: strength 6 or less; no consent where the shop requires one; never an admin's. */
  asks: ('password' | 'consent')[]
  affiliate: boolean
  /** Code of their country; '' for none. */
  country: string
  /** E_COUNTRY: the only country that addresses may lie in, '' for any. */
  onlyCountry: string
}

/** Up to this strength a member is asked for a better password. */
const weak = 6

const memberShape = z.object({
  MEMBER_INFO: z.object({
    ID: maybeId,
    FIRST_NAME: text,
    LAST_NAME: text,
    GROUP: number,
    KVKK: z.unknown().optional(),
    PASSWORD_STRENGTH: z.unknown().optional(),
    IS_AFFILIATE: flag,
    ADMIN_FULL_NAME: text,
    COUNTRY: text,
    E_COUNTRY: text,
  }),
  SETTINGS: z.object({ KVKK_REQUIRED: flag }).catch({ KVKK_REQUIRED: false }),
})

/** The member that the bearer speaks for; null for a guest and for a backend that does not say. */
export function readMember(body: unknown): MemberInfo | null {
  const parsed = memberShape.safeParse(body)
  if (!parsed.success) return null
  const { ID, FIRST_NAME, LAST_NAME, GROUP } = parsed.data.MEMBER_INFO
  if (!ID || ID === '0') return null
  const { KVKK, PASSWORD_STRENGTH, ADMIN_FULL_NAME, IS_AFFILIATE } = parsed.data.MEMBER_INFO
  const asks: MemberInfo['asks'] = []
  const strength = readNumber(PASSWORD_STRENGTH)
  if (strength !== null && strength <= weak) asks.push('password')
  if (parsed.data.SETTINGS.KVKK_REQUIRED && !ADMIN_FULL_NAME && readNumber(KVKK) === 0)
    asks.push('consent')
  const countryOf = (value: string) => (/^[A-Z]{2}$/.test(value) ? value : '')
  return {
    id: ID,
    name: `${FIRST_NAME} ${LAST_NAME}`.trim().slice(0, 80),
    group: GROUP,
    asks,
    affiliate: IS_AFFILIATE,
    country: countryOf(parsed.data.MEMBER_INFO.COUNTRY),
    onlyCountry: countryOf(parsed.data.MEMBER_INFO.E_COUNTRY),
  }
}
