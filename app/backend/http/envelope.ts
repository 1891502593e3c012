import { z } from 'zod'
import { sentence } from '~/backend/site/html/without-markup'
import { guestError, isMissingCallStatus } from './backend-error'
import { bodyOf } from './call'
import type { EndpointKey } from './endpoints'
import { flag, number, status, text } from './fields'
import { readBody } from './read-body'
import { pathOfLink } from './shop-origins'
import type { Wire } from './transport'

/** What a shop says in place of a sentence to whom it does not know as a member. */
export const guestWord = 'NO_MEMBER_SESSION'

const emptyRow = { key: '', statusText: '', password_change: false, url: '' }

const row = z
  .object({ key: text, statusText: sentence, password_change: flag, url: text })
  .catch(emptyRow)

const isElsewhere = (redirect: string) =>
  /^(?:[01]|true|false)?$/i.test(redirect) || [null, '/'].includes(pathOfLink(redirect))

/** Where an answer's `page` leads: its redirect where that is a path and no flag, else its URL; '' without one. */
export const pageTarget = z
  .object({ url: text, redirect: text })
  .transform(({ url, redirect }) => (isElsewhere(redirect) ? url : redirect))
  .catch('')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer as the contract has it: in no list, one record in a list, and `success` as the `status` that it lacks. */
export function asInContract(body: unknown): unknown {
  const answer = Array.isArray(body) && body.length === 1 ? body[0] : body
  if (!isObject(answer)) return body
  const { status = null, success, data } = answer
  const given = 'success' in answer ? { status: status ?? success } : {}
  return { ...answer, ...given, ...(isObject(data) ? { data: [data] } : {}) }
}

/** The fields of an answer, in whatever form a shop writes it. */
export const answerShape = <T extends z.core.$ZodLooseShape>(fields: T) =>
  z.preprocess(asInContract, z.object(fields))

const reasonShape = answerShape({
  status: z.unknown().optional(),
  message: sentence,
  statusText: sentence,
  data: z.array(z.unknown()).catch([]),
})

/** The body of a 4xx: one that says why need not say by `status` that it refuses. */
export function refusalBody({ status, body }: Wire): unknown {
  const found = reasonShape.safeParse(body).data
  if (!found || (found.status ?? null) !== null) return body
  // These speak of the request's time, not of what it says.
  if (isMissingCallStatus(status) || [408, 425, 429].includes(status)) return body
  const hasReason = found.message !== '' || found.statusText !== '' || found.data.length > 0
  return hasReason ? { ...Object(asInContract(body)), status: false } : body
}

const shape = answerShape({
  status: status.transform((value) => value > 0),
  message: sentence,
  statusText: sentence,
  key: text,
  field: text,
  ttl: number,
  counter: number,
  password_change: flag,
  url: text,
  data: z.array(z.unknown()).catch([]),
  page: pageTarget,
})

/** Result of a form: success, or a refusal with errors by field. */
export type Outcome = {
  ok: boolean
  message: string
  /** By the backend's field names. */
  fields: Record<string, string[]>
  /** Redirect suggested by the backend, not validated. */
  next: string
  first: unknown
  /** Validity in seconds; 0 when not stated. */
  ttl: number
  /** Failed attempts so far; 0 when not stated. */
  tries: number
  /** The password expired and must be changed first. */
  mustChange: boolean
}

/** Whether an answer of any status says by its envelope that nothing was done. */
export const isRefused = ({ body }: Pick<Wire, 'body'>): boolean =>
  shape.safeParse(body).data?.status === false

/** The body of a 2xx, or of a 4xx that refuses by its envelope. @throws BackendError as `bodyOf` */
export function answeredBody(key: EndpointKey, wire: Wire): unknown {
  // 409 may be said of a repeated change that is still running.
  const body = wire.status === 409 ? wire.body : refusalBody(wire)
  return isRefusalOf(wire) && isRefused({ body }) ? body : bodyOf(key, wire)
}

/** Whether an answer takes the visitor for a guest, whom the call is not for. */
export const isForMembers = (body: unknown): boolean =>
  shape.safeParse(body).data?.statusText === guestWord

function envelopeOf(key: EndpointKey, wire: Wire, isRefusal: boolean): z.output<typeof shape> {
  const refusal = isRefusal ? shape.safeParse(refusalBody(wire)).data : undefined
  const envelope = refusal ?? readBody(key, shape, wire)
  if (envelope.statusText === guestWord) throw guestError(key)
  return envelope
}

/** A 4xx, except one that says when to try again: no field is at fault. */
export const isRefusalOf = ({ status, retryAfter }: Wire): boolean =>
  status >= 400 && status < 500 && !(status === 429 && retryAfter !== undefined)

/** Reads the answer of an action; a 4xx with an envelope is a refusal. @throws BackendError status, shape, guest */
export function readOutcome(key: EndpointKey, wire: Wire): Outcome {
  const isRefusal = isRefusalOf(wire)
  const envelope = envelopeOf(key, wire, isRefusal)
  const { status, message, statusText, data, page, url, ttl, counter } = envelope
  const summary = message || statusText
  const fields: Record<string, string[]> = {}
  const add = (name: string, error: string) => {
    const field = name === 'g-recaptcha-response' ? 'security_code' : name
    if (field) fields[field] = [...(fields[field] ?? []), error]
  }
  if (!status || isRefusal) {
    add(envelope.key || envelope.field, summary)
    for (const one of data) {
      const { key: name, statusText: error } = row.parse(one)
      add(name, error || summary)
    }
  }
  const ok = status && !isRefusal
  const first = row.parse(data[0])
  const next = page || url || first.url
  const mustChange = envelope.password_change || first.password_change
  return {
    ok,
    message: summary,
    fields,
    next,
    first: data[0] ?? null,
    ttl,
    tries: counter,
    mustChange,
  }
}

/** What a shop says of one field of a form that it took, in the first row of the answer; '' for nothing. */
export function noteOfField({ first }: Outcome): string {
  const { key, statusText } = row.parse(first)
  return key && statusText
}

const wordless = answerShape({ status: z.unknown().optional(), message: sentence })

/** Reads the answer of a change that is documented as a message alone, without a status. @throws BackendError as `readOutcome` */
export function readDone(key: EndpointKey, wire: Wire): Outcome {
  const found = wire.status < 300 ? wordless.safeParse(wire.body).data : undefined
  const isDone = found !== undefined && (found.status ?? null) === null && found.message !== ''
  return readOutcome(
    key,
    isDone ? { ...wire, body: { ...Object(asInContract(wire.body)), status: 1 } } : wire,
  )
}

const bearerShape = z.object({ bearer: text, exp_at: z.unknown().optional() })

/** What a successful sign-in gives: a bearer, or '' where the backend's session alone knows the member (decision 065). */
export type GivenProof = {
  bearer: string
  expiresAt: unknown
  /** Signed in, but the password must be changed. */
  mustChange: boolean
}

const signInErrorShape = z.object({
  loginError: z.union([z.boolean().transform(String), sentence]),
})

/** Why a registration has not signed in, in the shop's words or '' for none; null where the shop names no such error. */
export function signInErrorOf({ first }: Outcome): string | null {
  const error = signInErrorShape.safeParse(first).data?.loginError.trim() ?? ''
  if (flag.parse(error)) return ''
  return ['', '0', 'false'].includes(error) ? null : error
}

export function proofOf({ ok, first, mustChange }: Outcome): GivenProof | null {
  if (!ok) return null
  const parsed = bearerShape.safeParse(first)
  const { bearer, exp_at: expiresAt } = parsed.data ?? { bearer: '', exp_at: undefined }
  return { bearer, expiresAt, mustChange }
}
