import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Call, type CallContext, callShop, type Identity } from './call'
import { withTime } from './form-time'

type Sent = {
  path: string
  search: string
  method: string | undefined
  headers: Headers
  body: unknown
}

/** A backend that answers by path, 200 and `{}` unless told, and notes what it is sent. */
function backend(answers: Record<string, () => Response> = {}) {
  const sent: Sent[] = []
  const fetch = async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address)
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

const someone = (more: Partial<Identity> = {}): Identity => ({
  bearer: null,
  forget: () => {},
  cookies: { SID: 'a' },
  visitorId: '',
  currency: 'TL',
  ...more,
})
function contextOf(
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
const add: Call = { key: 'CART_ADD', form: new URLSearchParams({ productId: '1' }) }
const old = Buffer.from(withTime(new Uint8Array(16).fill(7), 0)).toString('base64url')

afterEach(() => void vi.useRealTimers())

describe('[G02] what a call carries', () => {
  it('of a shopper: bearer, language, the backend’s cookies, where from, its key', async () => {
    const { sent, fetch } = backend()
    const context = contextOf(fetch, someone({ bearer: 'own', cookies: { SID: 'a', B: 'b' } }))
    await callShop({ ...add, idempotencyKey: 'k1' }, 'change', context)
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'tr',
      authorization: 'Bearer own',
      cookie: 'SID=a; B=b',
      'idempotency-key': 'k1',
      'x-forwarded-for': '10.0.0.1',
      'x-request-id': 'r1',
    })
    expect([sent[0]?.method, String(sent[0]?.body)]).toEqual(['POST', 'productId=1'])
  })

  it('of the catalogue: a guest’s bearer and nothing of the shopper', async () => {
    const { sent, fetch } = backend()
    const identity = someone({ bearer: 'own' })
    await callShop({ key: 'CATEGORY' }, 'catalogue', contextOf(fetch, identity))
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'tr',
      authorization: 'Bearer guest-token',
      'x-request-id': 'r1',
    })
    expect([sent[0]?.method, sent[0]?.body]).toEqual(['GET', null])
    const grouped = contextOf(fetch, identity)
    grouped.rules.group = 3
    await callShop({ key: 'CATEGORY' }, 'catalogue', grouped)
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer own')
    expect(sent[1]?.headers.get('cookie')).toBe('SID=a')
  })

  it('of a guest without anything: no cookie, no address; JSON says so, and its method', async () => {
    const { sent, fetch } = backend()
    const context = contextOf(fetch, someone({ cookies: {} }), { address: '' })
    await callShop({ key: 'LOGIN', json: { refresh: 1 }, method: 'PUT' }, 'signIn', context)
    const { headers, method, body } = sent[0] as Sent
    expect([headers.get('authorization'), headers.get('content-type')]).toEqual([
      'Bearer guest-token',
      'application/json',
    ])
    expect([headers.has('cookie'), headers.has('x-forwarded-for')]).toEqual([false, false])
    expect([method, body]).toEqual(['PUT', '{"refresh":1}'])
    await callShop({ key: 'LOGIN', json: {} }, 'signIn', context)
    expect(sent[1]?.method).toBe('POST')
  })
})

describe('what a call brings', () => {
  const giving = (cookie: string) => () => Response.json({}, { headers: { 'set-cookie': cookie } })

  it('[C17] are the backend’s cookies, but for what belongs to everyone', async () => {
    const { fetch } = backend({ cart: giving('SID=b'), category: giving('SID=c') })
    const identity = someone()
    await callShop({ key: 'CART_LOAD' }, 'personal', contextOf(fetch, identity))
    expect(identity.cookies).toEqual({ SID: 'b' })
    await callShop({ key: 'CATEGORY' }, 'catalogue', contextOf(fetch, identity))
    expect(identity.cookies).toEqual({ SID: 'b' })
  })

  it('[G04] is the session’s currency, where the settings of a visitor say it', async () => {
    const { fetch } = backend({ globals: () => Response.json({ CURRENCY: 'EUR' }) })
    const currencyAfter = async (callClass: 'personal' | 'catalogue') => {
      const identity = someone({ currency: 'TL' })
      await callShop({ key: 'GLOBALS' }, callClass, contextOf(fetch, identity))
      return identity.currency
    }
    expect([await currencyAfter('personal'), await currencyAfter('catalogue')]).toEqual([
      'EUR',
      'TL',
    ])
    for (const strange of ['eur', 'E', 'EUROS', 'xEUR', 7]) {
      const told = backend({ '': () => Response.json({ CURRENCY: strange }) })
      const identity = someone({ currency: 'TL' })
      await callShop({ key: 'GLOBALS' }, 'personal', contextOf(told.fetch, identity))
      expect(identity.currency).toBe('TL')
    }
    const other = backend({ cart: () => Response.json({ CURRENCY: 'EUR' }) })
    const identity = someone({ currency: 'TL' })
    await callShop({ key: 'CART_LOAD' }, 'personal', contextOf(other.fetch, identity))
    expect(identity.currency).toBe('TL')
  })
})

describe('[G04] the currency of the backend’s session', () => {
  const pathsOf = async (call: Call, identity: Identity, answers = {}) => {
    const { sent, fetch } = backend(answers)
    await callShop(call, 'change', contextOf(fetch, identity))
    return sent.map(({ path }) => (path.endsWith('/set-currency/TL') ? 'currency' : 'call'))
  }

  it('is told before money is counted in it, once', async () => {
    const identity = someone({ currency: undefined })
    expect(await pathsOf(add, identity)).toEqual(['currency', 'call'])
    expect(identity.currency).toBe('TL')
    expect(await pathsOf(add, identity)).toEqual(['call'])
  })

  it('is told for cart and order, and for the add that begins a session', async () => {
    const without = () => someone({ currency: 'EUR', cookies: {} })
    const having = () => someone({ currency: 'EUR' })
    expect(await pathsOf({ key: 'ORDER_SUMMARY' }, having())).toEqual(['currency', 'call'])
    expect(await pathsOf({ key: 'CART_LOAD' }, having())).toEqual(['currency', 'call'])
    expect(await pathsOf({ key: 'FAVOURITES_ADD' }, having())).toEqual(['call'])
    expect(await pathsOf(add, without())).toEqual(['currency', 'call'])
    expect(await pathsOf({ key: 'CART_UPDATE' }, without())).toEqual(['call'])
  })

  it('stays as it was where the backend refuses, and the call goes on', async () => {
    const down = () => {
      throw new Error('down')
    }
    const refusals = [() => new Response('{}', { status: 500 }), () => Response.json(0), down]
    for (const refusal of refusals) {
      const identity = someone({ currency: 'EUR' })
      expect(await pathsOf(add, identity, { currency: refusal })).toEqual(['currency', 'call'])
      expect(identity.currency).toBe('EUR')
    }
  })
})

describe('[L04] a bearer that is refused', () => {
  const refusing = (times: number) => {
    let count = 0
    return backend({
      '': () => {
        count += 1
        return new Response('{}', { status: count > times ? 200 : 401 })
      },
    })
  }
  const member = () => {
    const identity = someone({ bearer: 'own' })
    identity.forget = () => {
      identity.bearer = null
    }
    return identity
  }

  it('is forgotten, and the call is sent again as a guest’s', async () => {
    const { sent, fetch } = refusing(1)
    const { status } = await callShop(add, 'change', contextOf(fetch, member()))
    expect(status).toBe(200)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer own',
      'Bearer guest-token',
    ])
  })

  it('does not wait for itself where it would have begun the session', async () => {
    const { sent, fetch } = refusing(1)
    const identity = Object.assign(member(), { cookies: {}, visitorId: 'refused-at-first' })
    await callShop({ key: 'SET_LOCATION' }, 'change', contextOf(fetch, identity))
    expect(sent).toHaveLength(2)
  })

  it('is sent no second time as a guest, at a sign-in, or in the catalogue', async () => {
    const tries = async (
      call: Call,
      callClass: 'signIn' | 'catalogue' | 'change',
      who = member(),
    ) => {
      const { sent, fetch } = refusing(9)
      const { status } = await callShop(call, callClass, contextOf(fetch, who))
      return [status, sent.length]
    }
    expect(await tries(add, 'change', someone())).toEqual([401, 1])
    expect(await tries({ key: 'LOGIN' }, 'signIn')).toEqual([401, 1])
    expect(await tries({ key: 'CATEGORY' }, 'catalogue')).toEqual([401, 1])
  })
})

describe('[C16] a form of yesterday', () => {
  const past = { kind: 'past' }
  const untold = async (call: Call, callClass: 'change' | 'signIn' | 'personal', formKey = '') => {
    const { sent, fetch } = backend()
    await callShop(call, callClass, contextOf(fetch, someone(), { formKey }))
    return sent.length
  }

  it('is not sent', async () => {
    await expect(untold(add, 'change', old)).rejects.toMatchObject(past)
    await expect(untold({ ...add, idempotencyKey: `${old}.x` }, 'change')).rejects.toMatchObject(
      past,
    )
    await expect(untold({ key: 'REGISTER' as Call['key'] }, 'signIn', old)).rejects.toMatchObject(
      past,
    )
    await expect(untold(add, 'change', old)).rejects.toThrow('CART_ADD was asked for by a form')
  })

  it('is, where doing it again does no harm, or where nothing is changed', async () => {
    expect(await untold({ key: 'CART_DELETE' }, 'change', old)).toBe(1)
    expect(await untold({ key: 'CART_LOAD' }, 'personal', old)).toBe(1)
    expect(await untold({ ...add, idempotencyKey: 'own-key' }, 'change', old)).toBe(1)
  })
})

it('[C16] two first changes of one browser are in one session', async () => {
  let sessions = 0
  const { fetch } = backend({
    cart: () => Response.json({}, { headers: { 'set-cookie': `SID=s${++sessions}` } }),
  })
  const two = [someone, someone].map((make) => make({ cookies: {}, visitorId: 'browser-of-calls' }))
  const { sent, fetch: counting } = backend()
  const both = async (address: string, init: RequestInit) => {
    const answer = await fetch(address, init)
    await counting(address, init)
    return answer
  }
  await Promise.all(two.map((identity) => callShop(add, 'change', contextOf(both, identity))))
  expect(sent.map(({ headers }) => headers.get('cookie'))).toEqual([null, 'SID=s1'])
})

it('[C16] waits for no other request once there is a session, nor to read', async () => {
  const { sent, fetch } = backend()
  const held = contextOf(
    () => new Promise(() => {}),
    someone({ cookies: {}, visitorId: 'waiting' }),
  )
  void callShop(add, 'change', held)
  const having = someone({ visitorId: 'waiting' })
  await callShop(add, 'change', contextOf(fetch, having))
  const reading = someone({ visitorId: 'waiting', cookies: {} })
  await callShop({ key: 'ORDER_LIST', query: { day: '30' } }, 'personal', contextOf(fetch, reading))
  expect(sent).toHaveLength(2)
  expect(sent[1]?.search).toBe('?day=30&language=tr')
})
