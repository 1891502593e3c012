import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backend, contextOf } from '../../../../tests/support/call-context'
import type { Call, CallContext } from '../call'
import type { CallClass } from '../transport'
import { sendFirstKnown } from './first-known-call'
import { noteAnswered } from './missing-calls'

const older: Call = { key: 'ADDRESS_LIST' }
const newer: Call = { key: 'ADDRESS' }
const page = (status: number) => () => new Response('<h1>Yok</h1>', { status })
const away = () => new Response(null, { status: 302, headers: { location: '/bakim' } })

let shops = 0
/** A shop that no other test has asked, but for its settings. */
function shopOf(answers: Parameters<typeof backend>[0]) {
  const { sent, fetch } = backend(answers)
  const context: CallContext = { ...contextOf(fetch), origin: `https://shop${shops++}.test` }
  noteAnswered(context.origin, 'GLOBALS')
  const ask = (callClass: CallClass = 'personal') =>
    sendFirstKnown([older, newer], callClass, context)
  return { ask, context, paths: () => sent.splice(0).map(({ path }) => path.split('/')[2]) }
}

const names = { older: 'service', newer: 'v1' }

describe('the first call that a shop has', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the only one that is sent where the first is there, whatever it answers', async () => {
    for (const answer of [() => Response.json([]), () => Response.json({}, { status: 404 })]) {
      const { ask, paths } = shopOf({ '/get-list': answer })
      expect((await ask()).call).toBe(older)
      expect(paths()).toEqual([names.older])
    }
    const { ask, paths } = shopOf({ '/get-list': page(500) })
    expect((await ask()).wire.status).toBe(500)
    expect(paths()).toEqual([names.older])
  })

  it('[T05] is the only one for a change that is answered by a redirect: it may be done', async () => {
    const { ask, paths } = shopOf({ '/get-list': away })
    await expect(ask('change')).rejects.toMatchObject({ kind: 'redirect' })
    expect(paths()).toEqual([names.older])
  })

  it.each([
    ['404', page(404)],
    ['405', page(405)],
    ['410', page(410)],
    ['a redirect', away],
  ])(
    'is the second where the first is missing: %s; for a minute it is asked alone',
    async (_, answer) => {
      const { ask, paths } = shopOf({ '/get-list': answer })
      expect((await ask()).call).toBe(newer)
      expect(paths()).toEqual([names.older, names.newer])
      vi.advanceTimersByTime(59_000)
      expect((await ask()).call).toBe(newer)
      expect(paths()).toEqual([names.newer])
      vi.advanceTimersByTime(2_000)
      await ask()
      expect(paths()).toEqual([names.older, names.newer])
    },
  )

  it('is the first where the shop has none: its answer tells so, and both are asked again soon', async () => {
    const { ask, paths } = shopOf({ '/get-list': page(404), '/public/address': page(404) })
    const { call, wire } = await ask()
    expect([call, wire.status]).toEqual([older, 404])
    await ask()
    expect(paths()).toEqual([names.older, names.newer, names.older])
    vi.advanceTimersByTime(5_100)
    await ask()
    expect(paths()).toEqual([names.older, names.newer])
  })

  it('stays missing for its minute where the other one is missing too for a while', async () => {
    const answers = { '/get-list': page(404) } as Record<string, () => Response>
    const { ask, paths } = shopOf(answers)
    await ask()
    answers['/public/address'] = page(404)
    await ask()
    expect((await ask()).wire.status).toBe(404)
    delete answers['/public/address']
    vi.advanceTimersByTime(5_100)
    paths()
    expect((await ask()).call).toBe(newer)
    expect(paths()).toEqual([names.newer])
  })

  it('fails as the first where both lead elsewhere', async () => {
    const { ask } = shopOf({ '': away })
    await expect(ask()).rejects.toMatchObject({ kind: 'redirect', endpoint: 'ADDRESS_LIST' })
  })

  it('is the first that says enough, else the first that says something', async () => {
    const full = { '/public/address': () => Response.json({ rows: 1 }) }
    const isEnough = ({ body }: { body: unknown }) => JSON.stringify(body).includes('rows')
    const { context } = shopOf(full)
    const send = () => sendFirstKnown([older, newer], 'personal', context, { isEnough })
    expect((await send()).call).toBe(newer)
    const { context: empty } = shopOf({})
    expect((await sendFirstKnown([older, newer], 'personal', empty, { isEnough })).call).toBe(older)
  })
})
