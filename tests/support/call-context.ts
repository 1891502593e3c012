import { cataloguePolicy, Memory } from '../../app/backend/http/cache/cache'
import type { CatalogueContext } from '../../app/backend/http/cache/cached-calls'
import type { Call, CallContext, Identity } from '../../app/backend/http/call'

/** A request received by the backend. */
export type Sent = {
  path: string
  search: string
  method: string | undefined
  headers: Headers
  body: unknown
}

/** A backend that responds by path, by default with 200 and `{}`, and records its requests. */
export function backend(answers: Record<string, () => Response | Promise<Response>> = {}) {
  const sent: Sent[] = []
  const fetch = async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address)
    // Endless calls fail instead of blocking the run.
    if (sent.length > 99) throw new Error(`${pathname} is asked for without end.`)
    sent.push({
      path: pathname,
      search,
      method: init.method,
      headers: new Headers(init.headers),
      body: init.body,
    })
    const found = Object.entries(answers).find(([part]) => pathname.includes(part))
    return found ? found[1]() : Response.json(pathname.includes('/set-currency/') ? 1 : {})
  }
  return { sent, fetch }
}

/** Keeps nothing: each call of a test is sent. */
export const emptyCache = (): CatalogueContext => ({
  memory: new Memory(0),
  rule: cataloguePolicy(0),
  second: null,
  now: Date.now,
  waitUntil: () => {},
  fallback: { currency: 'TL' },
})

/** A guest with a session of the backend. */
export const makeIdentity = (more: Partial<Identity> = {}): Identity => ({
  bearer: null,
  forget: () => {},
  cookies: { SID: 'a' },
  visitorId: '',
  currency: 'TL',
  ...more,
})

/** The context of a call, for a visitor of such a backend. */
export function contextOf(
  fetch: CallContext['transport']['fetch'],
  identity = makeIdentity(),
  more: Partial<CallContext> = {},
): CallContext {
  return {
    origin: 'https://shop.test',
    guestToken: 'guest-token',
    requestId: 'r1',
    address: '10.0.0.1',
    formKey: '',
    rules: {
      language: 'tr',
      currency: 'TL',
      prefix: '',
      prefixKeys: null,
      group: 0,
      exportMode: false,
      searching: false,
    },
    identity,
    transport: { fetch, readDeadline: 1000, started: Date.now(), note: () => {} },
    ...more,
  }
}

/** An add to the cart. */
export const add: Call = { key: 'CART_ADD', form: new URLSearchParams({ productId: '1' }) }
