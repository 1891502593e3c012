import { expect, it } from 'vitest'
import {
  encodeDocument,
  fillPlaceholders,
  isolatePlaceholders,
  join,
  joinBytes,
  splitAtPlaceholders,
  type VisitorValues,
} from './placeholders'

const placeholders = isolatePlaceholders()
const visitorValues: VisitorValues = {
  nonce: 'n1',
  formKey: 'k1',
  requestId: 'r1',
  cartCount: '3',
  cartTotal: '300,00',
}
const html = `<p nonce="${placeholders.nonce}">Şişe</p><input value="${placeholders.formKey}"><b>${placeholders.cartCount}</b><i>${placeholders.cartTotal}</i><script nonce="${placeholders.nonce}">{"n":${placeholders.cartCount},"id":"${placeholders.requestId}"}</script>`
const expected =
  '<p nonce="n1">Şişe</p><input value="k1"><b>3</b><i>300,00</i><script nonce="n1">{"n":3,"id":"r1"}</script>'

it('joins a cached document with one visitor’s values', () => {
  const document = splitAtPlaceholders(html, placeholders)
  expect(join(document, visitorValues)).toBe(expected)
  expect(new TextDecoder().decode(joinBytes(encodeDocument(document), visitorValues))).toBe(
    expected,
  )
  expect(JSON.stringify(document)).not.toContain(placeholders.nonce)
})

it('[C16] [T52] gives two visitors of one cached document different keys', () => {
  const document = splitAtPlaceholders(html, placeholders)
  expect(join(document, visitorValues)).not.toBe(
    join(document, { ...visitorValues, formKey: 'k2' }),
  )
})

it.each([1, 2, 3, 7, 50, 1000])(
  'fills placeholders in a stream split every %i bytes',
  async (size) => {
    const bytes = new TextEncoder().encode(html)
    const chunks = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    expect(
      await new Response(chunks.pipeThrough(fillPlaceholders(placeholders, visitorValues))).text(),
    ).toBe(expected)
  },
)
