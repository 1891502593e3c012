import { expect, it } from 'vitest'
import { send } from './transport'

async function bodyOf(fetch: () => Promise<Response>): Promise<unknown> {
  const transport = { fetch, readDeadline: 1300, started: Date.now(), note: () => {} }
  const request = { address: 'https://shop.test/x', init: {} }
  return (await send('PLATFORM_PAGE', request, 'catalogue', transport)).body
}

it.each([
  ['text/html; charset=windows-1254', [0xde, 0x65, 0xf0, 0xfd]],
  ['text/html; charset="iso-8859-9"', [0xde, 0x65, 0xf0, 0xfd]],
  ['text/html; charset=unknown-9', [...new TextEncoder().encode('Şeğı')]],
  ['text/html', [...new TextEncoder().encode('Şeğı')]],
])('[G08] [T12] an answer is read in its own characters: %s', async (type, bytes) => {
  const headers = { 'content-type': type }
  const answer = async () => new Response(new Uint8Array(bytes), { headers })
  expect(await bodyOf(answer)).toBe('Şeğı')
})

it.each([
  ['<meta charset="windows-1254">', 0, 'Şeğı'],
  ['<META http-equiv=Content-Type content="text/html; charset=iso-8859-9">', 0, 'Şeğı'],
  ['<meta charset="windows-1254">', 1024, '\ufffde\ufffd\ufffd'],
  ['<meta charset="unknown-9">', 0, '\ufffde\ufffd\ufffd'],
  ['<meta charset="utf-16">', 0, '\ufffde\ufffd\ufffd'],
])(
  '[G08] [T12] a page whose header names no charset says it in its first 1,024 bytes: %s after %i',
  async (meta, spaces, text) => {
    const head = `<!doctype html>${' '.repeat(spaces)}<head>${meta}`
    const bytes = [...new TextEncoder().encode(head), 0xde, 0x65, 0xf0, 0xfd]
    const answer = (type: string) => async () =>
      new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    const read = (type: string) => bodyOf(answer(type))
    expect(await read('text/html')).toBe(head + text)
    expect(await read('text/html; charset=utf-8')).toBe(`${head}\ufffde\ufffd\ufffd`)
  },
)
