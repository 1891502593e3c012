import { describe, expect, it } from 'vitest'
import { add, backend, contextOf, someone } from '../../tests/support/call-context'
import { type Call, callShop, type Identity } from './call'

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
