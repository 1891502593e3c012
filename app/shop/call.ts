import { z } from 'zod'
import { type AddressRules, addressOf, type Part } from './address'
import { keepCookies } from './backend-cookies'
import { mayBeDoneAgain } from './done-again'
import type { EndpointKey } from './endpoints'
import { ShopError } from './error'
import { inFirstSession } from './first-session'
import { isPastForm } from './form-time'
import { type CallClass, send, type Transport, type Wire } from './transport'

/** What the backend knows a visitor by; the session holds it, the wall only reads and adds. */
export type Identity = {
  /** The shopper's own bearer, or null for a guest. */
  bearer: string | null
  /** The backend no longer knows the bearer: the shopper is a guest from here on. */
  forget: () => void
  cookies: Record<string, string>
  /** Name of the browser, by which requests that come before the backend's first cookie find each other. */
  visitorId: string
  /** The currency that the backend's session was told last; undefined when it was told none. */
  currency: string | undefined
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
  parts?: Part[]
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

/** What every call carries of the visitor; a `personal` one also their bearer and the backend's cookies. */
export function headersOf(
  call: Pick<Call, 'json' | 'idempotencyKey'>,
  context: CallContext,
  personal: boolean,
): Headers {
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

/**
 * Whether a call would do again what was done a day ago. What a form wants under a key of its own, it wants now.
 */
function comesTooLate(call: Call, callClass: CallClass, context: CallContext): boolean {
  if (callClass !== 'change' && callClass !== 'signIn') return false
  const key = call.idempotencyKey || context.formKey
  return !mayBeDoneAgain(call.key) && isPastForm(key, Date.now())
}

const hasSession = ({ cookies }: Identity) => Object.keys(cookies).length > 0

/** Whether a currency was taken: the plain body `1`. */
export const isCurrencySet = ({ status, body }: Wire) =>
  status === 200 && String(body).trim() === '1'

/**
 * Tells the backend's session the visitor's currency when it does not know it: cart and order are counted in the
 * session's, and the page shows the cookie's. A backend that refuses goes on in its own currency.
 */
async function tellCurrency(context: CallContext, isFirst: boolean): Promise<void> {
  const { identity, rules } = context
  if (identity.currency === rules.currency) return
  const call: Call = { key: 'SET_CURRENCY', parts: [rules.currency] }
  const wire = await sendCall(call, 'change', context, isFirst).catch(() => null)
  if (wire && isCurrencySet(wire)) identity.currency = rules.currency
}

/** Whether a call counts money in the session's currency; of these only an add begins a session. */
function countsMoney({ key }: Call, identity: Identity): boolean {
  if (!hasSession(identity)) return key === 'CART_ADD'
  return key.startsWith('CART_') || key.startsWith('ORDER_')
}

const code = z.string().regex(/^[A-Z]{2,4}$/)
/** Where an answer says which currency the visitor's session counts in. */
const saidIn = {
  GLOBALS: z.object({ CURRENCY: code }).transform((settings) => settings.CURRENCY),
  CART_LOAD: z.object({ TARGET_CURRENCY: code }).transform((cart) => cart.TARGET_CURRENCY),
}

/** The settings as a visitor gets them, and their cart, say which currency the session counts in. */
function noteCurrency({ key }: Call, identity: Identity, body: unknown): void {
  if (key !== 'GLOBALS' && key !== 'CART_LOAD') return
  const said = saidIn[key].safeParse(body)
  if (said.success) identity.currency = said.data
}

/**
 * Sends one call of the contract: address rules, bearer and Accept-Language, deadline and retry
 * by its class. Catalogue calls go as a guest, so that their answers belong to everyone; the others carry the
 * shopper's bearer and the backend's cookies, in one session from the first change on and in the shopper's currency.
 * @throws ShopError when there is no answer to read; `past`, unsent, for what a form of yesterday would do again
 */
export async function callShop(
  call: Call,
  callClass: CallClass,
  context: CallContext,
): Promise<Wire> {
  if (comesTooLate(call, callClass, context))
    throw new ShopError('past', call.key, `${call.key} was asked for by a form of yesterday.`)
  const { identity } = context
  const isFirst = callClass === 'change' && !hasSession(identity)
  const sendInCurrency = async () => {
    if (countsMoney(call, identity)) await tellCurrency(context, isFirst)
    const told = identity.currency
    const wire = await sendCall(call, callClass, context, isFirst)
    const isOurs = [told, context.rules.currency].includes(identity.currency)
    if (call.key !== 'CART_LOAD' || isOurs) return wire
    // The cart came from another session than the one that was told.
    await tellCurrency(context, isFirst)
    return sendCall(call, callClass, context, isFirst)
  }
  if (!isFirst) return sendInCurrency()
  return inFirstSession(identity.visitorId, identity.cookies, sendInCurrency)
}

/**
 * Sends a call. A bearer that is refused (401) is forgotten and the call, which did nothing, is sent as a guest's; so is
 * a second call that was under way with the same bearer.
 * @param isFirst whether it begins the visitor's session, so that others wait for it: it must not wait for itself
 */
async function sendCall(
  call: Call,
  callClass: CallClass,
  context: CallContext,
  isFirst: boolean,
): Promise<Wire> {
  const personal = callClass !== 'catalogue' || context.rules.group > 0
  const init: RequestInit = {
    method: call.method ?? (call.form || call.json ? 'POST' : 'GET'),
    headers: headersOf(call, context, personal),
    body: call.form ?? (call.json ? JSON.stringify(call.json) : null),
  }
  const address = context.origin + addressFor(call, context)
  const { bearer } = context.identity
  const wire = await send(call.key, { address, init }, callClass, context.transport)
  if (wire.status === 401 && personal && callClass !== 'signIn' && bearer) {
    if (context.identity.bearer === bearer) context.identity.forget()
    return isFirst ? sendCall(call, callClass, context, true) : callShop(call, callClass, context)
  }
  // Another session counts in a currency of its own until it is told ours.
  if (personal && keepCookies(context.identity.cookies, wire.setCookies, Date.now()))
    context.identity.currency = undefined
  if (callClass === 'personal') noteCurrency(call, context.identity, wire.body)
  return wire
}

/** The body of an answer that must be a 2xx. @throws ShopError status */
export function bodyOf(key: EndpointKey, wire: Wire): unknown {
  if (wire.status >= 200 && wire.status < 300) return wire.body
  throw new ShopError('status', key, `${key} answered ${wire.status}.`, wire.status)
}
