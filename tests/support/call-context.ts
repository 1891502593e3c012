import type { Call, CallContext, Identity } from '../../app/backend/http/call'

/** One request as the backend got it. */
export type Sent = {
  path: string
  search: string
  method: string | undefined
  headers: Headers
  body: unknown
}

/** A backend that answers by path, 200 and `{}` unless told, and notes what it is sent. */
export function backend(answers: Record<string, () => Response> = {}) {
  const sent: Sent[] = []
  const fetch = async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address)
    // Calls without end fail, where they would else hold the run for ever.
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

/** A guest whose session the backend knows. */
export const someone = (more: Partial<Identity> = {}): Identity => ({
  bearer: null,
  forget: () => {},
  cookies: { SID: 'a' },
  visitorId: '',
  currency: 'TL',
  ...more,
})

/** What a call needs, for a visitor at such a backend. */
export function contextOf(
  fetch: CallContext['transport']['fetch'],
  identity = someone(),
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
    transport: { fetch, note: () => {} },
    ...more,
  }
}

/** An add to the cart. */
export const add: Call = { key: 'CART_ADD', form: new URLSearchParams({ productId: '1' }) }
