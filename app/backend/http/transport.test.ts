import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readAs } from './read-body'
import { type CallNote, secondsToWait, send, type Transport } from './transport'

const request = { address: 'https://shop.test/x', init: {} }

function fakeTransport(...answers: (() => Promise<Response>)[]) {
  const notes: CallNote[] = []
  let requests = 0
  let pauses = 0
  const transport: Transport = {
    fetch: () => (answers[Math.min(requests++, answers.length - 1)] as () => Promise<Response>)(),
    readDeadline: 1300,
    started: Date.now(),
    note: (note) => notes.push(note),
    // Endless retries must fail instead of blocking the test run.
    pause: async () => {
      pauses += 1
      if (pauses > 9) throw new Error('It is tried again without end.')
    },
  }
  return { transport, notes, requestCount: () => requests }
}
const ok = async () => Response.json({ a: 1 })
const cut = async () => {
  throw new TypeError('Network connection lost.')
}
const status = (code: number) => async () => new Response('{}', { status: code })

describe('a request to the backend', () => {
  it('[T09] retries a read once after a lost connection or a 503', async () => {
    for (const first of [cut, status(502), status(503), status(504)]) {
      const { transport, requestCount } = fakeTransport(first, ok)
      expect((await send('PAGE', request, 'catalogue', transport)).body).toEqual({ a: 1 })
      expect(requestCount()).toBe(2)
    }
  })

  it('[T09] never sends a change twice', async () => {
    const { transport, requestCount } = fakeTransport(cut, ok)
    await expect(send('CART_DELETE', request, 'change', transport)).rejects.toMatchObject({
      kind: 'network',
    })
    expect(requestCount()).toBe(1)
  })

  it('[T10] does not follow redirects', async () => {
    const away = async () =>
      new Response(null, { status: 302, headers: { location: 'https://evil.test' } })
    const { transport } = fakeTransport(away)
    await expect(send('LINKS', request, 'catalogue', transport)).rejects.toMatchObject({
      kind: 'redirect',
    })
  })

  it('[T10] takes a redirect to itself for a fault, not for a missing call', async () => {
    const loop = async () => new Response(null, { status: 302, headers: { location: '/x' } })
    for (const key of ['LOGIN', 'GLOBALS'] as const)
      await expect(
        send(key, request, 'signIn', fakeTransport(loop).transport),
      ).rejects.toMatchObject({ kind: 'status', status: 508, isCallMissing: false })
  })

  it('[T10] names where the page of a link has moved, without going there', async () => {
    const away = async () =>
      new Response(null, { status: 302, headers: { location: 'https://evil.test' } })
    const { transport } = fakeTransport(away)
    expect(await send('PAGE', request, 'catalogue', transport)).toMatchObject({
      status: 302,
      location: 'https://evil.test',
    })
  })

  it('[T11] stops reading a body that is too long', async () => {
    let pieces = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      pieces += 1
      if (pieces < 99) controller.enqueue(new Uint8Array(65_536))
      else controller.close()
    }
    const { transport } = fakeTransport(async () => new Response(new ReadableStream({ pull })))
    await expect(send('PAGE', request, 'catalogue', transport)).rejects.toMatchObject({
      kind: 'size',
    })
    expect(pieces).toBeLessThan(40)
  })

  it.each([
    ['a byte order mark', '\ufeff{"a":1}', { a: 1 }],
    ['bytes of another encoding', new Uint8Array([0x22, 0xde, 0xfe, 0x22]), '\ufffd\ufffd'],
    ['JSON that is cut off', '{"a":[1,', '{"a":[1,'],
    ['a false gzip', new Uint8Array([0x1f, 0x8b, 0x08]), '\u001f\ufffd\b'],
  ])('[T12] reads a body with %s', async (_, sent, body) => {
    const { transport } = fakeTransport(async () => new Response(sent))
    expect((await send('PAGE', request, 'catalogue', transport)).body).toEqual(body)
  })

  it('[T12] a body that is nested without end is a failed call, no crash', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const { transport } = fakeTransport(async () => new Response(nested))
    const { body } = await send('PAGE', request, 'catalogue', transport)
    expect(() => readAs('PAGE', z.object({ a: z.number() }), body)).toThrow('unreadable')
  })

  it('[T12] parses JSON whatever its content type, and keeps text', async () => {
    const html = async () =>
      new Response('{"Title":"Çerez"}', { headers: { 'content-type': 'text/html' } })
    const plain = async () => new Response('1')
    expect((await send('PAGE', request, 'catalogue', fakeTransport(html).transport)).body).toEqual({
      Title: 'Çerez',
    })
    expect(
      (await send('SET_CURRENCY', request, 'change', fakeTransport(plain).transport)).body,
    ).toBe(1)
  })

  it('[T20] logs the call by its key and duration, never by its URL', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { transport, notes } = fakeTransport(async () => {
      vi.advanceTimersByTime(70)
      return ok()
    })
    await send(
      'PAGE',
      { address: 'https://shop.test/?q=ayse@ornek.test', init: {} },
      'catalogue',
      transport,
    )
    vi.useRealTimers()
    expect(notes).toEqual([{ key: 'PAGE', ms: 70, outcome: '200', tries: 1 }])
  })

  it('[T09] retries personal reads too, but no sign-in, and never twice', async () => {
    const tries = async (
      callClass: 'personal' | 'signIn' | 'change',
      ...how: (() => Promise<Response>)[]
    ) => {
      const { transport, notes, requestCount } = fakeTransport(...how)
      const outcome = await send('CART_LOAD', request, callClass, transport).then(
        ({ status: got }) => got,
        (error) => error.kind,
      )
      return [outcome, requestCount(), notes[0]?.tries, notes[0]?.outcome, notes.length]
    }
    expect(await tries('personal', cut, ok)).toEqual([200, 2, 2, '200', 1])
    expect(await tries('personal', status(503), status(503))).toEqual([503, 2, 2, '503', 1])
    expect(await tries('personal', cut, cut, ok)).toEqual(['network', 2, 2, 'network', 1])
    expect(await tries('personal', status(500), ok)).toEqual([500, 1, 1, '500', 1])
    expect(await tries('signIn', cut, ok)).toEqual(['network', 1, 1, 'network', 1])
    expect(await tries('change', status(503), ok)).toEqual([503, 1, 1, '503', 1])
  })

  it('waits briefly before the retry', async () => {
    const waits: number[] = []
    for (const first of [cut, status(502)]) {
      const { transport } = fakeTransport(first, ok)
      await send('PAGE', request, 'catalogue', {
        ...transport,
        pause: async (ms) => void waits.push(ms),
      })
    }
    expect(waits.every((ms) => ms >= 20 && ms < 80)).toBe(true)
    expect(waits).toHaveLength(2)
    const { transport } = fakeTransport(cut, ok)
    const { pause: _, ...real } = transport
    expect((await send('PAGE', request, 'catalogue', real)).status).toBe(200)
  })

  it('describes what went wrong', async () => {
    const failure = async (how: () => Promise<Response>) => {
      const { transport } = fakeTransport(how)
      return send('CART_ADD', request, 'change', transport).catch((error: Error) => error.message)
    }
    expect(await failure(cut)).toBe('CART_ADD could not be reached.')
    const timedOut = async () => {
      throw new DOMException('late', 'TimeoutError')
    }
    expect(await failure(timedOut)).toBe('CART_ADD did not answer in time.')
    for (const code of [300, 399])
      expect(await failure(status(code))).toBe('CART_ADD answered a redirect; it is not followed.')
    const { transport } = fakeTransport(status(400))
    expect((await send('CART_ADD', request, 'change', transport)).status).toBe(400)
    const inits: RequestInit[] = []
    await send('CART_ADD', { address: '/x', init: { method: 'POST' } }, 'change', {
      fetch: async (_address, init) => {
        inits.push(init)
        return Response.json({})
      },
      readDeadline: 1300,
      started: Date.now(),
      note: () => {},
    })
    expect(inits[0]).toMatchObject({ method: 'POST', redirect: 'manual' })
    expect(inits[0]?.signal).toBeInstanceOf(AbortSignal)
  })

  it('[T11] times out after the deadline of its class', async () => {
    vi.useFakeTimers()
    const timeouts: number[] = []
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms)
      return AbortSignal.abort()
    })
    for (const callClass of ['catalogue', 'shared', 'personal', 'change', 'signIn'] as const)
      await expect(
        send('PAGE', request, callClass, fakeTransport(cut).transport),
      ).rejects.toMatchObject({
        kind: 'timeout',
        message: 'PAGE did not answer in time.',
      })
    expect(timeouts).toEqual([1300, 4000, 1300, 5000, 5000])
    const { transport } = fakeTransport(cut)
    for (const passed of [2000, 9000])
      await send('PAGE', request, 'change', {
        ...transport,
        started: Date.now() - passed,
      }).catch(() => undefined)
    await send('CAPTCHA', request, 'change', transport).catch(() => undefined)
    expect(timeouts.slice(5)).toEqual([3500, 1000, 1300])
    spy.mockRestore()
    vi.useRealTimers()
  })

  it('reads two megabytes, eight for the links, with or without a content length', async () => {
    const megabyte = 1024 * 1024
    const sized = (bytes: number, isDeclared: boolean) => async () => {
      const body = new Uint8Array(bytes).fill(49)
      const headers = new Headers(isDeclared ? { 'content-length': String(bytes) } : {})
      return new Response(isDeclared ? body : new Blob([body]).stream(), { headers })
    }
    for (const isDeclared of [true, false]) {
      const read = (key: 'PAGE' | 'LINKS', bytes: number) =>
        send(key, request, 'change', fakeTransport(sized(bytes, isDeclared)).transport).then(
          ({ body }) => typeof body,
          (error: Error) => error.message,
        )
      expect(await read('PAGE', 2 * megabyte)).toBe('number')
      expect(await read('PAGE', 2 * megabyte + 1)).toBe('PAGE answered more than 2097152 bytes.')
      expect(await read('LINKS', 2 * megabyte + 1)).toBe('number')
    }
  })

  it('reads no more of a compressed body, whose length is that of fewer bytes', async () => {
    const headers = { 'content-length': '2048', 'content-encoding': 'gzip' }
    const unpacked = async () => new Response('1'.repeat(2 * 1024 * 1024 + 1), { headers })
    const { transport } = fakeTransport(unpacked)
    await expect(send('PAGE', request, 'change', transport)).rejects.toThrow('answered more than')
  })

  it('reads split characters, empty bodies and cookies', async () => {
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
    const { transport } = fakeTransport(pieces)
    const wire = await send('PAGE', request, 'catalogue', transport)
    expect([wire.body, wire.setCookies]).toEqual(['şğ', ['SID=a']])
    const empty = fakeTransport(async () => new Response(null, { status: 204 })).transport
    expect((await send('PAGE', request, 'catalogue', empty)).body).toBe('')
  })
})

describe('[T12] how long a shop asks to wait', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')

  it.each([
    ['90', 90],
    ['0', 1],
    ['86400', 3600],
    ['Sun, 01 Mar 2026 12:02:00 GMT', 120],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 1],
    ['Mon, 02 Mar 2026 12:00:00 GMT', 3600],
    ['soon', undefined],
    [' ', undefined],
    [null, undefined],
  ])('by Retry-After: %s', (header, seconds) => {
    expect(secondsToWait(header, now)).toBe(seconds)
  })
})
