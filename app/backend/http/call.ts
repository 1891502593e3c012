import { z } from 'zod'
import { type BackendCookies, cookieHeader, storeCookies } from './backend-cookies'
import {
  BackendError,
  isMissingCallError,
  isMissingCallStatus,
  redirectError,
} from './backend-error'
import { isEmptyAnswer } from './cache/empty-answer'
import { withoutMissingCallJson } from './cache/missing-call-json'
import { answerOfMissing, hasAnswered, isKnownMissing, notePresence } from './cache/missing-calls'
import { type AddressRules, addressOf, type Part } from './endpoint-address'
import { type EndpointKey, endpointOf } from './endpoints'
import { inFirstSession } from './first-session'
import { isPastForm } from './form-time'
import { pathOfLink } from './shop-origins'
import { type CallClass, send, type Transport, type Wire } from './transport'

/** The visitor as the backend knows them; stored in the session. */
export type Identity = {
  bearer: string | null
  isMember?: boolean
  isMemberByCookies?: boolean
  /** Drops the proof of a membership that the backend rejected. */
  forget: () => void
  cookies: BackendCookies
  /** Id of the browser; joins concurrent requests before the backend has set a cookie. */
  visitorId: string
  /** Whether the last answer about the visitor's cart counted goods in it. */
  hasGoods?: boolean
  /** The cart by the last answer to a change, under the contract's names; null where it may have changed since. */
  storedCart?: object | null
  /** A change was sent of which no answer tells what the cart is now. */
  dropStoredCart?: () => void
  /** Currency of the backend's session; undefined when unknown. */
  currency: string | undefined
}

export type CallContext = {
  origin: string
  rules: AddressRules
  guestToken: string
  identity: Identity
  requestId: string
  /** IP address for the backend's rate limits; empty when unknown. */
  address: string
  /** Browser and system in words; named to the shop at a sign-in only. */
  device?: string
  /** Key of the submitted form; empty without one. */
  formKey: string
  transport: Transport
}

export type Call = {
  key: EndpointKey
  parts?: Part[]
  query?: Record<string, string>
  /** Path and query as the shop itself writes them, in place of both. */
  at?: string
  form?: URLSearchParams
  json?: object
  method?: 'PUT' | 'DELETE'
  idempotencyKey?: string
}

/** Path and query of a call; also its cache key. */
export function addressFor(call: Call, context: CallContext): string {
  return call.at ?? addressOf(call.key, call.parts ?? [], call.query ?? {}, context.rules)
}

/** What the headers of a call say of whom it is for. */
export type Caller = Pick<CallContext, 'rules' | 'guestToken' | 'requestId' | 'address'> & {
  identity: Pick<Identity, 'bearer' | 'cookies'>
}

/** Headers of a call; with `personal` also the visitor's bearer and the backend's cookies. */
export function headersOf(
  { key, ...call }: Partial<Pick<Call, 'key'>> & Pick<Call, 'json' | 'idempotencyKey'>,
  context: Caller,
  personal: boolean,
): Headers {
  const { identity, guestToken, rules, requestId, address } = context
  const headers = new Headers({
    accept: key && endpointOf(key).page ? 'text/html' : 'application/json',
    'accept-language': rules.language,
    'x-request-id': requestId,
  })
  const bearer = (personal && identity.bearer) || guestToken
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  const cookies = personal ? cookieHeader(identity.cookies, Date.now()) : ''
  if (cookies) headers.set('cookie', cookies)
  if (personal && address) headers.set('x-forwarded-for', address)
  if (call.json) headers.set('content-type', 'application/json')
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  return headers
}

/** Whether the call's form is so old that sending it could repeat the change. Keys made by script are current. */
function isExpired(call: Call, callClass: CallClass, context: CallContext): boolean {
  if (callClass !== 'change' && callClass !== 'signIn') return false
  const key = call.idempotencyKey || context.formKey
  const isHarmless = call.method === 'DELETE' || endpointOf(call.key).harmless === true
  return !isHarmless && isPastForm(key, Date.now())
}

const hasSession = ({ cookies }: Identity) => Object.keys(cookies).length > 0

/** The plain body `1` means success. */
export const isCurrencySet = ({ status, body }: Wire) =>
  status === 200 && String(body).trim() === '1'

/** Sets the currency of the backend's session, which cart and order use. One that refuses has its own; one with neither the call nor settings that name currencies has only one, which a fragment may name. */
async function sendCurrency(context: CallContext, isFirst: boolean): Promise<void> {
  const { identity, origin, rules } = context
  if (identity.currency === rules.currency) return
  const call: Call = { key: 'SET_CURRENCY', parts: [rules.currency] }
  const wire = await sendCall(call, 'personal', context, isFirst).catch(() => null)
  const hasOnlyOne = wire && mayCallBeMissing(wire) && isKnownMissing(origin, 'GLOBALS')
  if (wire && (isCurrencySet(wire) || hasOnlyOne)) identity.currency = rules.currency
}

function countsMoney({ key }: Call, identity: Identity): boolean {
  if (!hasSession(identity)) return key === 'CART_ADD'
  return key.startsWith('CART_') || key.startsWith('ORDER_')
}

const code = z.string().regex(/^[A-Z]{2,4}$/)
const currencyShapes = {
  GLOBALS: z.object({ CURRENCY: code }).transform((settings) => settings.CURRENCY),
  CART_LOAD: z.object({ TARGET_CURRENCY: code }).transform((cart) => cart.TARGET_CURRENCY),
}

const guestShape = z.object({ statusText: z.literal('NO_MEMBER_SESSION') })
const globalsOfGuest = z.object({ MEMBER_INFO: z.object({ ID: z.literal([0, '0']) }) })

/** Settings may know the visitor by the session alone, not by a bearer. */
const isOfGuest = (key: Call['key'], body: unknown, bearer: string | null): boolean =>
  guestShape.safeParse(body).success ||
  (key === 'GLOBALS' && bearer === null && globalsOfGuest.safeParse(body).success)

/** Notes the currency that an answer names as the session's. */
export function noteCurrency({ key }: Call, identity: Identity, body: unknown): void {
  if (key !== 'GLOBALS' && key !== 'CART_LOAD') return
  const parsed = currencyShapes[key].safeParse(body)
  if (parsed.success) identity.currency = parsed.data
}

/**
 * Sends a call with the deadline and retries of its class. Catalogue calls go as a guest, so that answers can be
 * shared; others carry the bearer and the backend's cookies, in one session and in the visitor's currency.
 * @throws BackendError when there is no readable answer; `past`, unsent, for a form that is too old
 */
export async function callBackend(
  call: Call,
  callClass: CallClass,
  context: CallContext,
): Promise<Wire> {
  if (isExpired(call, callClass, context))
    throw new BackendError('past', call.key, `${call.key} was asked for by a form of yesterday.`)
  const { identity, origin } = context
  const missing = answerOfMissing(origin, call.key)
  if (missing) return missing
  const isFirst = callClass === 'change' && !hasSession(identity)
  const sendInCurrency = async () => {
    if (countsMoney(call, identity)) await sendCurrency(context, isFirst)
    const sessionCurrency = identity.currency
    const wire = await sendCall(call, callClass, context, isFirst)
    const isOurs = [sessionCurrency, context.rules.currency].includes(identity.currency)
    if (call.key !== 'CART_LOAD' || isOurs) return wire
    // The cart belongs to another session than the currency was set in.
    await sendCurrency(context, isFirst)
    return sendCall(call, callClass, context, isFirst)
  }
  if (!isFirst) return sendInCurrency()
  return inFirstSession(identity.visitorId, identity.cookies, sendInCurrency)
}

/** Stores the backend's cookies of an answer; those that there is no room for are logged by name. */
export function takeCookies({ identity, transport }: CallContext, lines: string[]): void {
  const { changed, leftOut } = storeCookies(identity.cookies, lines, Date.now())
  // A new session has its own currency.
  if (changed) identity.currency = undefined
  if (leftOut.length > 0) transport.noteLeftOut?.(leftOut)
}

/** Ends a membership that the backend's session no longer has; one by a bearer stays. */
export function endByCookies({ identity }: CallContext): void {
  if (identity.isMemberByCookies) identity.forget()
}

/** Ends a membership that the shop takes for a guest's. A guest with a bearer has ordered by e-mail. */
function endMember(context: CallContext, bearer: string | null): void {
  const { identity } = context
  if (bearer === null) endByCookies(context)
  else if (identity.isMember && identity.bearer === bearer) identity.forget()
}

/** Marks a 200 that only a shop without the call gives; one that had the call a while ago has a fault. */
function withoutEmpty(
  key: EndpointKey,
  wire: Wire,
  callClass: CallClass,
  { origin }: CallContext,
): Wire {
  if (!isEmptyAnswer(key, wire, callClass) || hasAnswered(origin, key)) return wire
  return { ...wire, body: '', isEmpty: true }
}

const requestInit = ({ method, form, json }: Call, headers: HeadersInit): RequestInit => ({
  method: method ?? (form || json ? 'POST' : 'GET'),
  headers,
  body: form ?? (json ? JSON.stringify(json) : null),
})

function askAsGuest(key: 'GLOBALS' | 'NO_SUCH_CALL', context: CallContext): Promise<Wire> {
  const address = context.origin + addressOf(key, [], {}, context.rules)
  const init = { headers: headersOf({}, context, false) }
  return send(key, { address, init }, 'catalogue', context.transport)
}

/** Sends a call and marks an answer that only a shop without the call gives. @param personal with the visitor's session */
async function answerTo(
  call: Call,
  callClass: CallClass,
  context: CallContext,
  personal: boolean,
): Promise<Wire> {
  const { origin } = context
  const headers = headersOf(call, context, personal)
  if (endpointOf(call.key).signsIn && context.device) headers.set('x-device', context.device)
  const init = requestInit(call, headers)
  const address = origin + addressFor(call, context)
  const answered = await send(call.key, { address, init }, callClass, context.transport).catch(
    (error) => {
      if (personal && error instanceof BackendError) takeCookies(context, error.setCookies)
      // A shop may answer a change that it has made by a redirect.
      if (isMissingCallError(error) && callClass !== 'change')
        notePresence(origin, call.key, { status: 0, body: '' }, true)
      throw error
    },
  )
  const ask = (key: 'GLOBALS' | 'NO_SUCH_CALL') => askAsGuest(key, context)
  const known = await withoutMissingCallJson(call.key, answered, origin, ask)
  return withoutEmpty(call.key, known, callClass, context)
}

/** Sends a call; after a 401, which had no effect, again as a guest. @param isFirst must not wait for its own session */
async function sendCall(
  call: Call,
  callClass: CallClass,
  context: CallContext,
  isFirst: boolean,
): Promise<Wire> {
  const isOpen = callClass === 'catalogue' || callClass === 'shared'
  const { currency } = endpointOf(call.key)
  // Prices may be a group's own. All else is requested as a guest: the whole group gets the answer.
  const personal = !isOpen || (context.rules.group > 0 && Boolean(currency))
  const { bearer, isMemberByCookies = false } = context.identity
  const wire = await answerTo(call, callClass, context, personal)
  const hasProof = personal && callClass !== 'signIn' && (bearer !== null || isMemberByCookies)
  if (wire.status === 401 && hasProof) {
    if (bearer ? context.identity.bearer === bearer : context.identity.isMemberByCookies)
      context.identity.forget()
    return isFirst
      ? sendCall(call, callClass, context, true)
      : callBackend(call, callClass, context)
  }
  if (personal && isOfGuest(call.key, wire.body, bearer)) endMember(context, bearer)
  if (personal) takeCookies(context, wire.setCookies)
  notePresence(context.origin, call.key, wire, isCallMissing(wire))
  if (callClass === 'personal') noteCurrency(call, context.identity, wire.body)
  return wire
}

/** @throws BackendError redirect, or status, unless it is 2xx with something in it */
export function bodyOf(key: EndpointKey, wire: Wire): unknown {
  if (wire.status >= 200 && wire.status < 300 && !wire.isEmpty) return wire.body
  const { status, retryAfter } = wire
  if (wire.location !== undefined) throw redirectError(key)
  throw new BackendError('status', key, `${key} answered ${status}.`, {
    status,
    retryAfter,
    isCallMissing: isCallMissing(wire),
  })
}

/** Whether the backend does not know the call: by its status, a redirect to one of its own pages, or a 200 without an answer. */
export const mayCallBeMissing = ({ status, location, isEmpty }: Wire): boolean =>
  isMissingCallStatus(status) ||
  isEmpty === true ||
  (location !== undefined && pathOfLink(location) !== null)

/** The same by an answer that is no JSON: a backend that has the call says by JSON that something is not found. */
export const isCallMissing = (wire: Wire): boolean =>
  mayCallBeMissing(wire) && typeof wire.body !== 'object'
