import type { BackendCookies } from '~/backend/http/backend-cookies'
import { redirectError } from '~/backend/http/backend-error'
import { type Call, type CallContext, callBackend, isCurrencySet } from '~/backend/http/call'
import { decodedPath } from '~/backend/http/safe-path'
import { sharedDeadline, type Wire } from '~/backend/http/transport'
import { isHomePath } from '~/backend/site/page-redirect'

const maxRedirects = 2
const sessionMs = 600_000
const refusedMs = 60_000

/** How a shop writes the addresses of its pages, by the origin of the setting: what its redirects have told. */
const forms = new Map<string, { origin: string; slash: '' | '/' }>()

/** A guest's session of the shop in a currency: of no visitor, and without a cart. */
const sessions = new Map<string, { until: number; cookies: Promise<BackendCookies> }>()

const plainPath = (path: string) => decodedPath(path).normalize('NFC').replace(/\/+$/, '')

const plainHost = (url: URL) => url.host.replace(/^www\./, '')

/**
 * Where a redirect leads that only writes the same address in another way: slash, `www.`, https, encoding; else null.
 * One to another form that drops the query still gets it.
 */
export function sameElsewhere(requested: string, location: string): URL | null {
  const [from, to] = [new URL(requested), URL.parse(location, requested)]
  if (!to) return null
  const isSafe = to.protocol === from.protocol || to.protocol === 'https:'
  const [path, target] = [plainPath(from.pathname), plainPath(to.pathname)]
  const isPath = path === target || (path === '' && isHomePath(target))
  const isHere = plainHost(from) === plainHost(to) && isPath
  const isOtherForm = to.origin !== from.origin || to.pathname !== from.pathname
  if (isOtherForm && to.search === '') to.search = from.search
  return isSafe && isHere && to.href !== from.href ? to : null
}

async function openSession(context: CallContext): Promise<BackendCookies> {
  const call: Call = { key: 'SET_CURRENCY', parts: [context.rules.currency] }
  const wire = await callBackend(call, 'personal', context)
  return isCurrencySet(wire) ? context.identity.cookies : {}
}

const keyOf = ({ origin, rules }: CallContext) => `${origin} ${rules.currency}`

function sessionOf(context: CallContext): Promise<BackendCookies> {
  const key = keyOf(context)
  const known = sessions.get(key)
  if (known && known.until > Date.now()) return known.cookies
  const cookies = openSession(context).catch(() => ({}))
  sessions.set(key, { until: Date.now() + sessionMs, cookies })
  cookies.then((found) => {
    if (Object.keys(found).length === 0)
      sessions.set(key, { until: Date.now() + refusedMs, cookies })
  })
  return cookies
}

/** The context of a guest in no visitor's name, whose answers may be shared. */
function asGuest(context: CallContext): CallContext {
  const { currency } = context.rules
  const identity = { bearer: null, forget: () => {}, cookies: {}, visitorId: '', currency }
  const transport = { ...context.transport, readDeadline: sharedDeadline }
  return { ...context, address: '', formKey: '', identity, transport }
}

/** Sends a call as a guest who has the currency of `context`. @param usual the one that any guest has */
export async function askAsGuest(context: CallContext, call: Call, usual: string): Promise<Wire> {
  if (context.rules.currency === usual) return callBackend(call, 'shared', context)
  const send = async () => {
    const guest = asGuest(context)
    const cookies = await sessionOf(guest)
    Object.assign(guest.identity, { cookies: { ...cookies }, currency: context.rules.currency })
    const isChosen = Object.keys(guest.identity.cookies).length > 0
    const wire = await callBackend(call, 'personal', guest)
    // The shop has begun another session, whose currency is its own.
    return { wire, isLost: isChosen && guest.identity.currency === undefined }
  }
  const { wire, isLost } = await send()
  if (!isLost) return wire
  sessions.delete(keyOf(context))
  return (await send()).wire
}

/** The currency that a page is shown in which names none: the requested one where the shop took it. @param usual the currency that any guest has */
export async function displayedCurrency(context: CallContext, usual: string): Promise<string> {
  const { currency } = context.rules
  if (currency === usual) return usual
  return Object.keys(await sessionOf(asGuest(context))).length > 0 ? currency : usual
}

/**
 * Asks the shop for its own page at a link, as a guest. Redirects that only write the same address in another way are
 * followed, twice at most, and remembered.
 * @param usual the currency that the shop shows to a guest: for others a guest's session is opened first
 * @returns its answer, and path and query of the address that gave it
 * @throws BackendError as `callBackend`; redirect where redirects do not end
 */
export async function askPage(
  context: CallContext,
  link: string,
  query: Record<string, string>,
  usual: string,
): Promise<{ wire: Wire; path: string; query: Record<string, string> }> {
  const { origin, slash } = forms.get(context.origin) ?? { origin: context.origin, slash: '' }
  const path = link.split('/').map(encodeURIComponent).join('/')
  const ending = path === '' || /\.\w+$/.test(path) ? '' : slash
  const search = new URLSearchParams(query).size > 0 ? `?${new URLSearchParams(query)}` : ''
  let requested = `${origin}/${path}${ending}${search}`
  for (let redirects = 0; ; redirects += 1) {
    const url = new URL(requested)
    const here = { ...context, origin: url.origin }
    const call: Call = { key: 'PLATFORM_PAGE', at: url.pathname + url.search }
    const wire = await askAsGuest(here, call, usual)
    const next = wire.location === undefined ? null : sameElsewhere(requested, wire.location)
    if (next === null && wire.status === 404 && redirects === 0 && ending !== '') {
      requested = `${origin}/${path}${search}`
      continue
    }
    if (next === null) {
      const isWritten = wire.status === 200 && redirects > 0 && path !== ''
      const last = url.pathname.endsWith('/') ? '/' : ''
      if (isWritten) forms.set(context.origin, { origin: url.origin, slash: last })
      return { wire, path: url.pathname, query: Object.fromEntries(url.searchParams) }
    }
    if (redirects === maxRedirects) throw redirectError('PLATFORM_PAGE')
    requested = next.href
  }
}
