import { describe, expect, it } from 'vitest'
import {
  add,
  backend,
  contextOf,
  makeIdentity,
  type Sent,
} from '../../../tests/support/call-context'
import { callBackend } from './call'

describe('[G02] the headers of a call', () => {
  it('of a visitor: bearer, language, backend cookies, IP address, idempotency key', async () => {
    const { sent, fetch } = backend()
    const context = contextOf(fetch, makeIdentity({ bearer: 'own', cookies: { SID: 'a', B: 'b' } }))
    await callBackend({ ...add, idempotencyKey: 'k1' }, 'change', context)
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

  it('[T55] of the catalogue: a guest’s bearer and nothing personal', async () => {
    const { sent, fetch } = backend()
    const identity = makeIdentity({ bearer: 'own' })
    await callBackend({ key: 'CATEGORY' }, 'catalogue', contextOf(fetch, identity))
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'tr',
      authorization: 'Bearer guest-token',
      'x-request-id': 'r1',
    })
    expect([sent[0]?.method, sent[0]?.body]).toEqual(['GET', null])
  })

  it('[T55] of the catalogue for a group: its member’s bearer for prices, a guest’s for all else', async () => {
    const { sent, fetch } = backend({ '': () => Response.json({ PAGE: {} }) })
    const grouped = contextOf(fetch, makeIdentity({ bearer: 'own' }))
    grouped.rules.group = 3
    for (const key of ['PAGE', 'FILTER', 'TAB', 'GLOBALS', 'CUSTOMER_REGISTER'] as const)
      await callBackend({ key }, 'shared', grouped)
    expect(
      sent.map(({ headers }) => [headers.get('authorization'), headers.get('cookie')]),
    ).toEqual([
      ...Array(2).fill(['Bearer own', 'SID=a']),
      ...Array(3).fill(['Bearer guest-token', null]),
    ])
  })

  it('of a bare guest: no cookie, no IP address; JSON with its type and method', async () => {
    const { sent, fetch } = backend()
    const context = contextOf(fetch, makeIdentity({ cookies: {} }), { address: '' })
    await callBackend({ key: 'LOGIN', json: { refresh: 1 }, method: 'PUT' }, 'signIn', context)
    const { headers, method, body } = sent[0] as Sent
    expect([headers.get('authorization'), headers.get('content-type')]).toEqual([
      'Bearer guest-token',
      'application/json',
    ])
    expect([headers.has('cookie'), headers.has('x-forwarded-for')]).toEqual([false, false])
    expect([method, body]).toEqual(['PUT', '{"refresh":1}'])
    await callBackend({ key: 'LOGIN', json: {} }, 'signIn', context)
    expect(sent[1]?.method).toBe('POST')
  })
})

describe('the effects of a call', () => {
  const giving = (cookie: string) => () => Response.json({}, { headers: { 'set-cookie': cookie } })

  it('[C17] store the backend’s cookies, except for shared answers', async () => {
    const { fetch } = backend({ cart: giving('SID=b'), category: giving('SID=c') })
    const identity = makeIdentity()
    await callBackend({ key: 'CART_LOAD' }, 'personal', contextOf(fetch, identity))
    expect(identity.cookies).toEqual({ SID: 'b' })
    await callBackend({ key: 'CATEGORY' }, 'catalogue', contextOf(fetch, identity))
    expect(identity.cookies).toEqual({ SID: 'b' })
  })

  it('[G04] store the session’s currency where personal settings name it', async () => {
    const { fetch } = backend({ globals: () => Response.json({ CURRENCY: 'EUR' }) })
    const currencyAfter = async (callClass: 'personal' | 'catalogue') => {
      const identity = makeIdentity({ currency: 'TL' })
      await callBackend({ key: 'GLOBALS' }, callClass, contextOf(fetch, identity))
      return identity.currency
    }
    expect([await currencyAfter('personal'), await currencyAfter('catalogue')]).toEqual([
      'EUR',
      'TL',
    ])
    for (const strange of ['eur', 'E', 'EUROS', 'xEUR', 7]) {
      const strangeBackend = backend({ '': () => Response.json({ CURRENCY: strange }) })
      const identity = makeIdentity({ currency: 'TL' })
      await callBackend({ key: 'GLOBALS' }, 'personal', contextOf(strangeBackend.fetch, identity))
      expect(identity.currency).toBe('TL')
    }
    const other = backend({ cart: () => Response.json({ CURRENCY: 'EUR' }) })
    const identity = makeIdentity({ currency: 'TL' })
    await callBackend({ key: 'CART_LOAD' }, 'personal', contextOf(other.fetch, identity))
    expect(identity.currency).toBe('TL')
  })
})
