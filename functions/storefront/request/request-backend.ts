import { type Backend, openBackend } from '../../../app/backend/backend'
import { cataloguePolicy, Memory, renewalPolicy } from '../../../app/backend/http/cache/cache'
import { capacityOf } from '../../../app/backend/http/cache/cache-capacities'
import type { CatalogueContext } from '../../../app/backend/http/cache/cached-calls'
import type { CallContext, Identity } from '../../../app/backend/http/call'
import type { AddressRules } from '../../../app/backend/http/endpoint-address'
import { endedNotice } from '../../../app/session/cookies/session-notices'
import { isMemberByCookies } from '../../../app/session/membership'
import { dropCartLines, storedCartOf } from '../../../app/session/session'
import { answerLevel } from '../cache/edge-cache'
import { formatCart } from '../cache/format-cart'
import { dropBearer } from '../session/drop-bearer'
import type { OpenedRequest, Visitor } from '../session/visitor'
import { deviceOf } from './device'

const answerCache = new Memory(capacityOf('answers'))

function addressRules({ url, parsed, settings }: OpenedRequest, visitor: Visitor): AddressRules {
  return {
    language: visitor.language,
    currency: visitor.currency,
    prefix: settings.prefix,
    prefixKeys: settings.prefixKeys,
    group: parsed.session.member?.group ?? 0,
    exportMode: settings.exportMode,
    searching: url.searchParams.has('q') || url.searchParams.has('price'),
  }
}

/** Renders the rest of the page for a guest: with guest prices and without the member's cart. */
function forgetMember(
  { parsed, settings, waitUntil }: OpenedRequest,
  visitor: Visitor,
  rules: AddressRules,
): void {
  const { session } = parsed
  const wasMember = session.member !== undefined
  dropBearer(session, settings, waitUntil)
  if (!session.member) rules.group = 0
  if (wasMember && !session.member) parsed.notices.push(endedNotice(visitor.language))
  Object.assign(visitor.values, formatCart(session.cart, visitor))
}

/** @param rules lose the group of a member whose bearer the backend rejects */
function identityOf(opened: OpenedRequest, visitor: Visitor, rules: AddressRules): Identity {
  const { session } = opened.parsed
  return {
    get bearer() {
      return session.token?.value ?? null
    },
    get isMember() {
      return session.member !== undefined
    },
    get isMemberByCookies() {
      return isMemberByCookies(session)
    },
    forget: () => forgetMember(opened, visitor, rules),
    cookies: session.backendCookies,
    visitorId: visitor.id,
    get hasGoods() {
      return (session.cart?.count ?? 0) > 0
    },
    get storedCart() {
      return storedCartOf(session)
    },
    dropStoredCart() {
      dropCartLines(session)
    },
    get currency() {
      return session.currency
    },
    set currency(code) {
      session.currency = code
    },
  }
}

function cacheOf({ settings, waitUntil, isRenewal }: OpenedRequest): CatalogueContext {
  const rule = cataloguePolicy(settings.freshMs, settings.readDeadline)
  return {
    memory: answerCache,
    rule: isRenewal ? renewalPolicy(rule) : rule,
    second: answerLevel(settings.digest),
    now: Date.now,
    waitUntil,
    fallback: { currency: settings.defaultCurrency },
  }
}

/** The backend client of one request. */
export function backendOf(opened: OpenedRequest, visitor: Visitor): Backend {
  const { request, parsed, settings } = opened
  const rules = addressRules(opened, visitor)
  const call: CallContext = {
    origin: settings.shopOrigin,
    guestToken: settings.guestToken,
    requestId: visitor.values.requestId,
    address: request.headers.get('cf-connecting-ip') ?? '',
    get device() {
      return deviceOf(request.headers.get('user-agent') ?? '')
    },
    formKey: visitor.formKey,
    rules,
    identity: identityOf(opened, visitor, rules),
    transport: {
      fetch: settings.shopFetch,
      readDeadline: settings.readDeadline,
      started: opened.started,
      note: (note) => visitor.calls.push(note),
      noteLeftOut: (names) => parsed.leftOut.push(...names),
    },
  }
  return openBackend(call, cacheOf(opened))
}
