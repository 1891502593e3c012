import { describe, expect, it } from 'vitest'
import { freshSession, type Session } from '../../../app/session/session'
import type { Settings } from '../settings'
import { dropBearer } from './drop-bearer'

type SignOutCall = { bearer: string | null; cookie: string | null; path: string }

function backend(refuses: string[] = []) {
  const signOutCalls: SignOutCall[] = []
  const settings = {
    shopOrigin: 'https://shop.test',
    guestToken: 'guest-token',
    shopFetch: async (address: string, init: RequestInit) => {
      // Fail on an endless loop of calls.
      if (signOutCalls.length > 9) throw new Error('The sign-out is called without end.')
      const headers = new Headers(init.headers)
      const bearer = headers.get('authorization')
      signOutCalls.push({ bearer, cookie: headers.get('cookie'), path: new URL(address).pathname })
      return new Response('{}', { status: refuses.includes(bearer ?? '') ? 401 : 200 })
    },
  } as unknown as Settings
  const works: Promise<unknown>[] = []
  const drop = async (session: Session) => {
    dropBearer(session, settings, (work) => void works.push(work))
    await Promise.all(works)
  }
  return { signOutCalls, drop, works }
}

const member = (): Session => ({
  ...freshSession(),
  token: { value: 'dead', timeout: 1 },
  member: { id: '1', name: 'Ayla', group: 0 },
  backendCookies: { SID: 'a', OTHER: 'b' },
  cart: { count: 2, total: '300,00' },
})

describe('[L04] a bearer that the backend no longer accepts', () => {
  it('removes the member’s data from the session, and signs out with the bearer', async () => {
    const { signOutCalls, drop } = backend()
    const session = member()
    await drop(session)
    expect(session).toEqual(freshSession())
    expect(signOutCalls).toEqual([
      { bearer: 'Bearer dead', cookie: 'SID=a; OTHER=b', path: expect.stringMatching(/log-?out/) },
    ])
  })

  it('signs out as a guest when the bearer is refused', async () => {
    const { signOutCalls, drop } = backend(['Bearer dead'])
    await drop(member())
    expect(signOutCalls.map(({ bearer, cookie }) => [bearer, cookie])).toEqual([
      ['Bearer dead', 'SID=a; OTHER=b'],
      ['Bearer guest-token', 'SID=a; OTHER=b'],
    ])
  })

  it('does not sign out a member without a backend session', async () => {
    const { signOutCalls, drop, works } = backend()
    const session = { ...member(), backendCookies: {} }
    await drop(session)
    expect([signOutCalls, works]).toEqual([[], []])
    expect(session).toEqual(freshSession())
  })

  it('[O02] leaves the cart with a guest who continues by e-mail', async () => {
    const { signOutCalls, drop } = backend()
    const { member: _, ...guest } = member()
    const session: Session = guest
    await drop(session)
    expect(session.token).toBeUndefined()
    expect(session).toMatchObject({ backendCookies: { SID: 'a' }, cart: { count: 2 } })
    expect(signOutCalls).toEqual([])
  })

  it('is dropped once, however often it is refused', async () => {
    const { signOutCalls, drop } = backend()
    const session = member()
    await drop(session)
    await drop(session)
    expect(signOutCalls).toHaveLength(1)
    expect(session).toEqual(freshSession())
  })

  it('is dropped even when the backend does not answer', async () => {
    const session = member()
    const settings = {
      shopOrigin: 'https://shop.test',
      shopFetch: async () => {
        throw new Error('down')
      },
    } as unknown as Settings
    let work: Promise<unknown> = Promise.reject(new Error('nothing was begun'))
    work.catch(() => {})
    dropBearer(session, settings, (one) => {
      work = one
    })
    await expect(work).resolves.toBeUndefined()
    expect(session).toEqual(freshSession())
  })
})
