import { describe, expect, it } from 'vitest'
import { add, backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { type Call, callBackend, type Identity } from './call'

describe('[G04] the currency of the backend’s session', () => {
  const pathsOf = async (call: Call, identity: Identity, answers = {}) => {
    const { sent, fetch } = backend(answers)
    const callClass = call.key === 'CART_LOAD' ? 'personal' : 'change'
    await callBackend(call, callClass, contextOf(fetch, identity))
    return sent.map(({ path }) => (path.endsWith('/set-currency/TL') ? 'currency' : 'call'))
  }

  it('is set once before a call that counts money', async () => {
    const identity = makeIdentity({ currency: undefined })
    expect(await pathsOf(add, identity)).toEqual(['currency', 'call'])
    expect(identity.currency).toBe('TL')
    expect(await pathsOf(add, identity)).toEqual(['call'])
  })

  it('is set for cart and order, and for the add that starts a session', async () => {
    const without = () => makeIdentity({ currency: 'EUR', cookies: {} })
    const having = () => makeIdentity({ currency: 'EUR' })
    expect(await pathsOf({ key: 'ORDER_SUMMARY' }, having())).toEqual(['currency', 'call'])
    expect(await pathsOf({ key: 'CART_LOAD' }, having())).toEqual(['currency', 'call'])
    expect(await pathsOf({ key: 'FAVOURITES_ADD' }, having())).toEqual(['call'])
    expect(await pathsOf(add, without())).toEqual(['currency', 'call'])
    expect(await pathsOf({ key: 'CART_UPDATE' }, without())).toEqual(['call'])
  })

  it('stays unchanged when the backend refuses, and the call continues', async () => {
    const down = () => {
      throw new Error('down')
    }
    const refusals = [
      () => new Response('{}', { status: 500 }),
      () => Response.json(1, { status: 500 }),
      () => Response.json(0),
      down,
    ]
    for (const refusal of refusals) {
      const identity = makeIdentity({ currency: 'EUR' })
      const sent = new Set(await pathsOf(add, identity, { currency: refusal }))
      expect([...sent]).toEqual(['currency', 'call'])
      expect(identity.currency).toBe('EUR')
    }
  })

  /** An answer with which the backend starts a new session. */
  const newSession = (body: unknown = {}, cookie = 'SID=b; Path=/') =>
    Response.json(body, { headers: { 'set-cookie': cookie } })

  it('is set again after a call with which the backend started a new session', async () => {
    for (const [key, cookie] of [
      ['FAVOURITES_ADD', 'SID=b; Path=/'],
      ['CART_ADD', 'SID=b; Path=/'],
      ['FAVOURITES_ADD', 'SID=; Max-Age=0'],
    ] as const) {
      const identity = makeIdentity()
      const { fetch } = backend({ srv: () => newSession({}, cookie) })
      await callBackend({ key, form: new URLSearchParams() }, 'change', contextOf(fetch, identity))
      expect(identity.currency).toBeUndefined()
      expect(await pathsOf(add, identity)).toEqual(['currency', 'call'])
    }
  })

  it('stays known while the backend’s cookies do not change', async () => {
    const identity = makeIdentity()
    const { fetch } = backend({ srv: () => newSession({}, 'SID=a; Path=/') })
    await callBackend(add, 'change', contextOf(fetch, identity))
    expect(identity.currency).toBe('TL')
  })

  it.each([
    ['without a currency', {}, ['call', 'currency', 'call']],
    ['in the shop’s currency', { TARGET_CURRENCY: 'USD' }, ['call', 'currency', 'call']],
    ['in ours', { TARGET_CURRENCY: 'TL' }, ['call']],
  ])(
    'is set in a new session whose cart comes %s, and the cart is loaded again',
    async (_, body, sent) => {
      const identity = makeIdentity()
      let loads = 0
      const first = () =>
        loads++ === 0 ? newSession(body) : Response.json({ TARGET_CURRENCY: 'TL' })
      expect(await pathsOf({ key: 'CART_LOAD' }, identity, { 'cart/load': first })).toEqual(sent)
      expect(identity.currency).toBe('TL')
    },
  )

  it('is not set twice for a cart when the backend refuses it', async () => {
    const identity = makeIdentity({ currency: 'USD' })
    const answers = {
      currency: () => Response.json(0),
      'cart/load': () => Response.json({ TARGET_CURRENCY: 'USD' }),
    }
    expect(await pathsOf({ key: 'CART_LOAD' }, identity, answers)).toEqual(['currency', 'call'])
  })
})
