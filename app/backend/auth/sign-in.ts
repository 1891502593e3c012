import { z } from 'zod'
import {
  answerShape,
  type GivenProof,
  isRefusalOf,
  pageTarget,
  refusalBody,
} from '~/backend/http/envelope'
import { flag, maybeId, number, readNumber, rows, status, text } from '~/backend/http/fields'
import { requireBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { sentence } from '~/backend/site/html/without-markup'

const envelope = answerShape({
  status: status.transform((value) => value > 0).optional(),
  code: number,
  message: sentence,
  data: rows(
    z.object({
      bearer: text,
      exp_at: z.unknown().optional(),
      password_change: flag,
      counter: number,
      key: text,
      statusText: sentence,
    }),
  ),
  key: text,
  statusText: sentence,
  counter: number,
  page: pageTarget,
  url: text,
})

export type SignInAnswer =
  | (GivenProof & {
      ok: true
      /** Redirect suggested by the backend, not validated. */
      next: string
    })
  | {
      ok: false
      message: string
      fields: Record<string, string[]>
      /** The password expired and must be changed first. */
      mustChange: boolean
      /** The next attempt needs the security question. */
      needsCode: boolean
    }

/** Failed attempts before the security question appears. */
const freeTries = 3

/** Without a status a bearer tells a sign-in; undefined where nothing does. */
function isAccepted({ status, code, data }: z.output<typeof envelope>) {
  if (code === 401) return false
  return status ?? (data[0]?.bearer ? true : undefined)
}

/** Reads the answer of the /api/v1 sign-in calls; null if unreadable. */
export function readSignIn(body: unknown): SignInAnswer | null {
  const parsed = envelope.safeParse(body)
  const isOk = parsed.success ? isAccepted(parsed.data) : undefined
  if (!parsed.success || isOk === undefined) return null
  const { data, page, url } = parsed.data
  const message = parsed.data.message || parsed.data.statusText
  const [first] = data
  if (isOk) {
    const { bearer = '', exp_at: expiresAt, password_change: mustChange = false } = first ?? {}
    return { ok: true, bearer, expiresAt, mustChange, next: page || url }
  }
  const fields: Record<string, string[]> = {}
  // Some shops name the field and count the attempts beside the rows.
  const own = data.some(({ key }) => key !== '') ? '' : parsed.data.key
  for (const row of [{ key: own, statusText: '' }, ...data]) {
    const name = row.key === 'g-recaptcha-response' ? 'security_code' : row.key
    if (name) fields[name] = [...(fields[name] ?? []), row.statusText || message]
  }
  const mustChange = data.some((row) => row.password_change)
  const tries = Math.max(parsed.data.counter, ...data.map(({ counter }) => counter))
  const needsCode = 'security_code' in fields || tries >= freeTries
  return { ok: false, message, fields, mustChange, needsCode }
}

export type Credentials = {
  type: 'email' | 'phone' | 'vendor-code'
  username: string
  password: string
  rememberMe: boolean
  /** A path on this site to continue at. */
  redirect: string
  /** Security code or captcha response; empty without either. */
  proof: Record<string, string>
}

export function signInForm(credentials: Credentials): URLSearchParams {
  return new URLSearchParams({
    username: credentials.username,
    type: credentials.type,
    ...(credentials.type === 'vendor-code' ? { vendor: '1' } : {}),
    password: credentials.password,
    rememberMe: credentials.rememberMe ? '1' : '0',
    redirect: credentials.redirect,
    ...credentials.proof,
  })
}

const withoutReason: SignInAnswer = {
  ok: false,
  message: '',
  fields: {},
  mustChange: false,
  needsCode: false,
}

type SignInKey = 'LOGIN' | 'LOGIN_NOMEMBERSHIP' | 'SIGNIN_SHOPPING'

/** Reads the answer of a sign-in; a 4xx with an envelope is a refusal, other failures are errors. @throws BackendError status, shape */
export function readLogin(key: SignInKey, wire: Wire): SignInAnswer {
  const answer = isRefusalOf(wire) ? readSignIn(refusalBody(wire)) : null
  if (!answer) return requireBody(key, readSignIn, wire)
  return answer.ok ? withoutReason : answer
}

export type MemberInfo = {
  id: string
  name: string
  group: number
  /** Prompts that are due: password strength up to 6, or a missing consent; never for admins. */
  asks: ('password' | 'consent')[]
  affiliate: boolean
  country: string
  /** E_COUNTRY: the only country allowed in addresses, '' for any. */
  onlyCountry: string
}

/** Up to this strength the member is asked for a better password. */
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

/** Null for a guest, and when the backend does not send a member. */
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
