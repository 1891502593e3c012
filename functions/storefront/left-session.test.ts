import { describe, expect, it } from 'vitest'
import { freshSession, type Session } from '../../app/session/session'
import { dropBearer } from './left-session'
import type { Settings } from './settings'

type Told = { bearer: string | null; cookie: string | null; path: string }

/** A backend that notes who signs out; it refuses these bearers. */
function backend(refuses: string[] = []) {
  const told: Told[] = []
  const settings = {
    shopOrigin: 'https://shop.test',
    guestToken: 'guest-token',
    shopFetch: async (address: string, init: RequestInit) => {
      // Calls without end fail, where they would else hold the run for ever.
      if (told.length > 9) throw new Error('It is told without end.')
      const headers = new Headers(init.headers)
      const bearer = headers.get('authorization')
      told.push({ bearer, cookie: headers.get('cookie'), path: new URL(address).pathname })
      return new Response('{}', { status: refuses.includes(bearer ?? '') ? 401 : 200 })
    },
  } as unknown as Settings
  const works: Promise<unknown>[] = []
  const drop = async (session: Session) => {
    dropBearer(session, settings, (work) => void works.push(work))
    await Promise.all(works)
  }
  return { told, drop, works }
}

const member = (): Session => ({
  ...freshSession(),
  token: { value: 'dead', timeout: 1 },
  member: { id: '1', name: 'Ayla', group: 0 },
  shopCookies: { SID: 'a', OTHER: 'b' },
  cart: { count: 2, total: '300,00' },
})

describe('[L04] a bearer that the backend no longer takes', () => {
  it('takes all that is the member’s out of the session, and signs out with it', async () => {
    const { told, drop } = backend()
    const session = member()
    await drop(session)
    expect(session).toEqual(freshSession())
    expect(told).toEqual([
      { bearer: 'Bearer dead', cookie: 'SID=a; OTHER=b', path: expect.stringMatching(/log-?out/) },
    ])
  })

  it('signs out without it where it may not any more', async () => {
    const { told, drop } = backend(['Bearer dead'])
    await drop(member())
    expect(told.map(({ bearer, cookie }) => [bearer, cookie])).toEqual([
      ['Bearer dead', 'SID=a; OTHER=b'],
      ['Bearer guest-token', 'SID=a; OTHER=b'],
    ])
  })

  it('has nothing to tell of a member without a session of the backend', async () => {
    const { told, drop, works } = backend()
    const session = { ...member(), shopCookies: {} }
    await drop(session)
    expect([told, works]).toEqual([[], []])
    expect(session).toEqual(freshSession())
  })

  it('[O02] leaves the cart with a guest who goes on by e-mail alone', async () => {
    const { told, drop } = backend()
    const { member: _, ...guest } = member()
    const session: Session = guest
    await drop(session)
    expect(session.token).toBeUndefined()
    expect(session).toMatchObject({ shopCookies: { SID: 'a' }, cart: { count: 2 } })
    expect(told).toEqual([])
  })

  it('is dropped once, however often it is refused', async () => {
    const { told, drop } = backend()
    const session = member()
    await drop(session)
    await drop(session)
    expect(told).toHaveLength(1)
    expect(session).toEqual(freshSession())
  })

  it('is gone although the backend does not answer', async () => {
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
