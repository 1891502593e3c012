import { describe, expect, it } from 'vitest'
import { add, backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { type Call, callBackend } from './call'

describe('[L04] a rejected bearer', () => {
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
    const identity = makeIdentity({ bearer: 'own' })
    identity.forget = () => {
      identity.bearer = null
    }
    return identity
  }

  it('is dropped, and the call is repeated as a guest’s', async () => {
    const { sent, fetch } = refusing(1)
    const { status } = await callBackend(add, 'change', contextOf(fetch, member()))
    expect(status).toBe(200)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer own',
      'Bearer guest-token',
    ])
  })

  it('is not dropped when another one replaced it during the call', async () => {
    const identity = member()
    const { sent, fetch } = refusing(1)
    const replaced = (...call: Parameters<typeof fetch>) => {
      identity.bearer = 'newer'
      return fetch(...call)
    }
    await callBackend(add, 'change', contextOf(replaced, identity))
    expect(identity.bearer).toBe('newer')
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer own',
      'Bearer newer',
    ])
  })

  it('does not make the call wait for its own session', async () => {
    const { sent, fetch } = refusing(1)
    const identity = Object.assign(member(), { cookies: {}, visitorId: 'refused-at-first' })
    await callBackend({ key: 'SET_LOCATION' }, 'change', contextOf(fetch, identity))
    expect(sent).toHaveLength(2)
  })

  it('causes no repeat for guests, sign-ins and catalogue calls', async () => {
    const tries = async (
      call: Call,
      callClass: 'signIn' | 'catalogue' | 'change',
      identity = member(),
    ) => {
      const { sent, fetch } = refusing(9)
      const { status } = await callBackend(call, callClass, contextOf(fetch, identity))
      return [status, sent.length]
    }
    expect(await tries(add, 'change', makeIdentity())).toEqual([401, 1])
    expect(await tries({ key: 'LOGIN' }, 'signIn')).toEqual([401, 1])
    expect(await tries({ key: 'CATEGORY' }, 'catalogue')).toEqual([401, 1])
  })
})
