import { describe, expect, it, vi } from 'vitest'
import { type CallNote, send, type Transport } from './transport'

const sent = { address: 'https://shop.test/x', init: {} }

function transport(...answers: (() => Promise<Response>)[]) {
  const notes: CallNote[] = []
  let asked = 0
  let pauses = 0
  const made: Transport = {
    fetch: () => (answers[Math.min(asked++, answers.length - 1)] as () => Promise<Response>)(),
    note: (note) => notes.push(note),
    // A call that is tried again without end fails, where it would else hold the run for ever.
    pause: async () => {
      pauses += 1
      if (pauses > 9) throw new Error('It is tried again without end.')
    },
  }
  return { made, notes, asked: () => asked }
}
const ok = async () => Response.json({ a: 1 })
const cut = async () => {
  throw new TypeError('Network connection lost.')
}
const status = (code: number) => async () => new Response('{}', { status: code })

describe('one call to the backend', () => {
  it('tries a safe read once more after a cut connection or a 503', async () => {
    for (const first of [cut, status(502), status(503), status(504)]) {
      const { made, asked } = transport(first, ok)
      expect((await send('PAGE', sent, 'catalogue', made)).body).toEqual({ a: 1 })
      expect(asked()).toBe(2)
    }
  })

  it('never sends a change twice', async () => {
    const { made, asked } = transport(cut, ok)
    await expect(send('CART_DELETE', sent, 'change', made)).rejects.toMatchObject({
      kind: 'network',
    })
    expect(asked()).toBe(1)
  })

  it('does not follow a redirect', async () => {
    const away = async () =>
      new Response(null, { status: 302, headers: { location: 'https://evil.test' } })
    const { made } = transport(away)
    await expect(send('PAGE', sent, 'catalogue', made)).rejects.toMatchObject({ kind: 'redirect' })
  })

  it('stops reading a body that is too long', async () => {
    let pieces = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      pieces += 1
      if (pieces < 99) controller.enqueue(new Uint8Array(65_536))
      else controller.close()
    }
    const { made } = transport(async () => new Response(new ReadableStream({ pull })))
    await expect(send('PAGE', sent, 'catalogue', made)).rejects.toMatchObject({ kind: 'size' })
    expect(pieces).toBeLessThan(40)
  })

  it('reads JSON whatever its content type says, and leaves text a text', async () => {
    const html = async () =>
      new Response('{"Title":"Çerez"}', { headers: { 'content-type': 'text/html' } })
    const plain = async () => new Response('1')
    expect((await send('PAGE', sent, 'catalogue', transport(html).made)).body).toEqual({
      Title: 'Çerez',
    })
    expect((await send('SET_CURRENCY', sent, 'change', transport(plain).made)).body).toBe(1)
  })

  it('notes the call by its key and its time, never by its address', async () => {
    const { made, notes } = transport(ok)
    await send(
      'PAGE',
      { address: 'https://shop.test/?q=ayse@ornek.test', init: {} },
      'catalogue',
      made,
    )
    expect(notes).toEqual([{ key: 'PAGE', ms: expect.any(Number), outcome: '200', tries: 1 }])
    expect(notes[0]?.ms).toBeLessThan(20_000)
  })

  it('tries a read of the shopper’s again too, but no sign-in, and no read a third time', async () => {
    const tries = async (
      callClass: 'personal' | 'signIn' | 'change',
      ...how: (() => Promise<Response>)[]
    ) => {
      const { made, notes, asked } = transport(...how)
      const outcome = await send('CART_LOAD', sent, callClass, made).then(
        ({ status: got }) => got,
        (error) => error.kind,
      )
      return [outcome, asked(), notes[0]?.tries, notes[0]?.outcome, notes.length]
    }
    expect(await tries('personal', cut, ok)).toEqual([200, 2, 2, '200', 1])
    expect(await tries('personal', status(503), status(503))).toEqual([503, 2, 2, '503', 1])
    expect(await tries('personal', cut, cut, ok)).toEqual(['network', 2, 2, 'network', 1])
    expect(await tries('personal', status(500), ok)).toEqual([500, 1, 1, '500', 1])
    expect(await tries('signIn', cut, ok)).toEqual(['network', 1, 1, 'network', 1])
    expect(await tries('change', status(503), ok)).toEqual([503, 1, 1, '503', 1])
  })

  it('waits a little before the second try', async () => {
    const waits: number[] = []
    for (const first of [cut, status(502)]) {
      const { made } = transport(first, ok)
      await send('PAGE', sent, 'catalogue', {
        ...made,
        pause: async (ms) => void waits.push(ms),
      })
    }
    expect(waits.every((ms) => ms >= 20 && ms < 80)).toBe(true)
    expect(waits).toHaveLength(2)
    const { made } = transport(cut, ok)
    const { pause: _, ...real } = made
    expect((await send('PAGE', sent, 'catalogue', real)).status).toBe(200)
  })

  it('says in words what went wrong, and never follows an address', async () => {
    const failure = async (how: () => Promise<Response>) => {
      const { made } = transport(how)
      return send('CART_ADD', sent, 'change', made).catch((error: Error) => error.message)
    }
    expect(await failure(cut)).toBe('CART_ADD could not be reached.')
    const timedOut = async () => {
      throw new DOMException('late', 'TimeoutError')
    }
    expect(await failure(timedOut)).toBe('CART_ADD did not answer in time.')
    for (const code of [300, 399])
      expect(await failure(status(code))).toBe('CART_ADD answered a redirect; it is not followed.')
    const { made } = transport(status(400))
    expect((await send('CART_ADD', sent, 'change', made)).status).toBe(400)
    const inits: RequestInit[] = []
    await send('CART_ADD', { address: '/x', init: { method: 'POST' } }, 'change', {
      fetch: async (_address, init) => {
        inits.push(init)
        return Response.json({})
      },
      note: () => {},
    })
    expect(inits[0]).toMatchObject({ method: 'POST', redirect: 'manual' })
    expect(inits[0]?.signal).toBeInstanceOf(AbortSignal)
  })

  it('gives up after the time of its class', async () => {
    vi.useFakeTimers()
    const timeouts: number[] = []
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms)
      return AbortSignal.abort()
    })
    for (const callClass of ['catalogue', 'personal', 'change', 'signIn'] as const)
      await expect(send('PAGE', sent, callClass, transport(cut).made)).rejects.toMatchObject({
        kind: 'timeout',
        message: 'PAGE did not answer in time.',
      })
    expect(timeouts).toEqual([4000, 4000, 8000, 8000])
    spy.mockRestore()
    vi.useRealTimers()
  })

  it('reads two megabytes of any answer, eight of the links, whether their length is said or not', async () => {
    const megabyte = 1024 * 1024
    const sized = (bytes: number, said: boolean) => async () => {
      const body = new Uint8Array(bytes).fill(49)
      const headers = new Headers(said ? { 'content-length': String(bytes) } : {})
      return new Response(said ? body : new Blob([body]).stream(), { headers })
    }
    for (const said of [true, false]) {
      const read = (key: 'PAGE' | 'LINKS', bytes: number) =>
        send(key, sent, 'change', transport(sized(bytes, said)).made).then(
          ({ body }) => typeof body,
          (error: Error) => error.message,
        )
      expect(await read('PAGE', 2 * megabyte)).toBe('number')
      expect(await read('PAGE', 2 * megabyte + 1)).toBe('PAGE answered more than 2097152 bytes.')
      expect(await read('LINKS', 2 * megabyte + 1)).toBe('number')
    }
  })

  it('reads letters that fall between two pieces, nothing of no body, and what is set', async () => {
    const bytes = new TextEncoder().encode('"şğ"')
    const pieces = async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
            controller.close()
          },
        }),
        { headers: { 'set-cookie': 'SID=a' } },
      )
    const { made } = transport(pieces)
    const wire = await send('PAGE', sent, 'catalogue', made)
    expect([wire.body, wire.setCookies]).toEqual(['şğ', ['SID=a']])
    const empty = transport(async () => new Response(null, { status: 204 })).made
    expect((await send('PAGE', sent, 'catalogue', empty)).body).toBe('')
  })
})
