import { describe, expect, it } from 'vitest'
import { type CallNote, send, type Transport } from './transport'

const sent = { address: 'https://shop.test/x', init: {} }

function transport(...answers: (() => Promise<Response>)[]) {
  const notes: CallNote[] = []
  let asked = 0
  const made: Transport = {
    fetch: () => (answers[Math.min(asked++, answers.length - 1)] as () => Promise<Response>)(),
    note: (note) => notes.push(note),
    pause: async () => {},
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

  it('stops reading a body that never ends', async () => {
    const flood = async () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }),
      )
    const { made } = transport(flood)
    await expect(send('PAGE', sent, 'catalogue', made)).rejects.toMatchObject({ kind: 'size' })
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

  it('notes the call by its key, never by its address', async () => {
    const { made, notes } = transport(ok)
    await send(
      'PAGE',
      { address: 'https://shop.test/?q=ayse@ornek.test', init: {} },
      'catalogue',
      made,
    )
    expect(notes).toEqual([{ key: 'PAGE', ms: expect.any(Number), outcome: '200', tries: 1 }])
  })
})
