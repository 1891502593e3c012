import { describe, expect, it } from 'vitest'
import { add, backend, contextOf, someone } from '../../tests/support/call-context'
import { type Call, callShop } from './call'

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

  it('is not forgotten where another took its place while the call was under way', async () => {
    const identity = member()
    const { sent, fetch } = refusing(1)
    const replaced = (...call: Parameters<typeof fetch>) => {
      identity.bearer = 'newer'
      return fetch(...call)
    }
    await callShop(add, 'change', contextOf(replaced, identity))
    expect(identity.bearer).toBe('newer')
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer own',
      'Bearer newer',
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
