import { type AddressRules, addressOf } from './address'
import { mayBeDoneAgain } from './done-again'
import type { EndpointKey } from './endpoints'
import { ShopError } from './error'
import { isPastForm } from './form-time'
import { type CallClass, send, type Transport, type Wire } from './transport'

/** What the backend knows a visitor by; the session holds it, the wall only reads and adds (design §4.5). */
export type Identity = {
  /** The shopper's own bearer, or null for a guest. */
  bearer: string | null
  /** The backend no longer knows the bearer: the shopper is a guest from here on. */
  forget: () => void
  cookies: Record<string, string>
}

export type CallContext = {
  origin: string
  rules: AddressRules
  guestToken: string
  identity: Identity
  requestId: string
  /** Where the visitor calls from, for the backend's limits; empty when it is not known. */
  address: string
  /** Key of the form that the visitor sent; empty without one. */
  formKey: string
  transport: Transport
}

export type Call = {
  key: EndpointKey
  parts?: (string | { word: string })[]
  query?: Record<string, string>
  /** A form or JSON to POST; without either the call is a GET. */
  form?: URLSearchParams
  json?: object
  /** Instead of POST for a call with a body. */
  method?: 'PUT'
  idempotencyKey?: string
}

/** The path and query that a call will be sent to; also the key that its answer is kept by. */
export function addressFor(call: Call, context: CallContext): string {
  return addressOf(call.key, call.parts ?? [], call.query ?? {}, context.rules)
}

function headersOf(call: Call, context: CallContext, personal: boolean): Headers {
  const { identity, guestToken, rules, requestId, address } = context
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': rules.language,
    authorization: `Bearer ${(personal && identity.bearer) || guestToken}`,
    'x-request-id': requestId,
  })
  const cookies = Object.entries(identity.cookies).map(([name, value]) => `${name}=${value}`)
  if (personal && cookies.length > 0) headers.set('cookie', cookies.join('; '))
  if (personal && address) headers.set('x-forwarded-for', address)
  if (call.json) headers.set('content-type', 'application/json')
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  return headers
}

/** Keeps the cookies that the backend set; they travel sealed inside ours, at most ten of them. */
function remember(identity: Identity, setCookies: string[]): void {
  for (const line of setCookies.slice(0, 10)) {
    const match = /^([\w!#$%&'*+.^`|~-]{1,64})=([^;\s]{0,512})/.exec(line)
    const [, name, value] = match ?? []
    if (!name) continue
    if (!value || /;\s*max-age=0\b/i.test(line)) delete identity.cookies[name]
    else identity.cookies[name] = value
  }
}

/**
 * Whether a call would do again what was done a day ago (trust A67). What a form wants under a key of its own, it wants now.
 */
function comesTooLate(call: Call, callClass: CallClass, context: CallContext): boolean {
  if (callClass !== 'change' && callClass !== 'signIn') return false
  const key = call.idempotencyKey || context.formKey
  return !mayBeDoneAgain(call.key) && isPastForm(key, Date.now())
}

/**
 * Sends one call of the contract: address rules, bearer and Accept-Language (rows G01, G02), deadline and retry
 * by its class. Catalogue calls go as a guest, so that their answers belong to everyone; the others carry the
 * shopper's bearer and the backend's cookies. A bearer that is refused (401) is forgotten and the call, which then did
 * nothing, is sent again as a guest's.
 * @throws ShopError when there is no answer to read; `past`, unsent, for what a form of yesterday would do again
 */
export async function callShop(
  call: Call,
  callClass: CallClass,
  context: CallContext,
): Promise<Wire> {
  if (comesTooLate(call, callClass, context))
    throw new ShopError('past', call.key, `${call.key} was asked for by a form of yesterday.`)
  const personal = callClass !== 'catalogue' || context.rules.group > 0
  const init: RequestInit = {
    method: call.method ?? (call.form || call.json ? 'POST' : 'GET'),
    headers: headersOf(call, context, personal),
    body: call.form ?? (call.json ? JSON.stringify(call.json) : null),
  }
  const address = context.origin + addressFor(call, context)
  const wire = await send(call.key, { address, init }, callClass, context.transport)
  if (wire.status === 401 && personal && callClass !== 'signIn' && context.identity.bearer) {
    context.identity.forget()
    return callShop(call, callClass, context)
  }
  if (personal) remember(context.identity, wire.setCookies)
  return wire
}

/** The body of an answer that must be a 2xx. @throws ShopError status */
export function bodyOf(key: EndpointKey, wire: Wire): unknown {
  if (wire.status >= 200 && wire.status < 300) return wire.body
  throw new ShopError('status', key, `${key} answered ${wire.status}.`, wire.status)
}
