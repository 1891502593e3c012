import { expect, it } from 'vitest'
import {
  encodeDocument,
  fillPlaceholders,
  isolatePlaceholders,
  joinBytes,
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

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

it('joins a document with one visitor’s values', () => {
  expect(textOf(joinBytes(encodeDocument(html, placeholders), visitorValues))).toBe(expected)
})

it('keeps it without this isolate’s placeholders', () => {
  const { bytes } = encodeDocument(html, placeholders)
  expect(textOf(bytes)).not.toContain(placeholders.nonce.slice(0, -1))
})

it('leaves what only begins like a placeholder', () => {
  const text = `a ~ b ~${placeholders.nonce.slice(1, 5)} ${placeholders.formKey}~`
  expect(textOf(joinBytes(encodeDocument(text, placeholders), visitorValues))).toBe(
    `a ~ b ~${placeholders.nonce.slice(1, 5)} k1~`,
  )
})

it('drops the sign that separates from what the shop wrote', () => {
  const document = encodeDocument(`\0${html}\0`, placeholders)
  expect(textOf(joinBytes(document, visitorValues))).toBe(expected)
})

it('[C16] [T52] gives two visitors of one cached document different keys', () => {
  const document = encodeDocument(html, placeholders)
  const keyFor = (formKey: string) => textOf(joinBytes(document, { ...visitorValues, formKey }))
  expect(keyFor('k1')).toContain('value="k1"')
  expect(keyFor('k2')).toContain('value="k2"')
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
