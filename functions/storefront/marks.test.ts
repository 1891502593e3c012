import { expect, it } from 'vitest'
import {
  cutAt,
  encodeDocument,
  fillMarks,
  isolateMarks,
  join,
  joinBytes,
  type Personal,
} from './marks'

const marks = isolateMarks()
const ayla: Personal = {
  nonce: 'n1',
  formKey: 'k1',
  requestId: 'r1',
  cartCount: '3',
  cartTotal: '300,00',
}
const html = `<p nonce="${marks.nonce}">Şişe</p><input value="${marks.formKey}"><b>${marks.cartCount}</b><i>${marks.cartTotal}</i><script nonce="${marks.nonce}">{"n":${marks.cartCount},"id":"${marks.requestId}"}</script>`
const expected =
  '<p nonce="n1">Şişe</p><input value="k1"><b>3</b><i>300,00</i><script nonce="n1">{"n":3,"id":"r1"}</script>'

it('joins a kept document with one visitor’s values', () => {
  const document = cutAt(html, marks)
  expect(join(document, ayla)).toBe(expected)
  expect(new TextDecoder().decode(joinBytes(encodeDocument(document), ayla))).toBe(expected)
  expect(JSON.stringify(document)).not.toContain(marks.nonce)
})

it('[C16] gives two visitors of one kept document different keys', () => {
  const document = cutAt(html, marks)
  expect(join(document, ayla)).not.toBe(join(document, { ...ayla, formKey: 'k2' }))
})

it.each([1, 2, 3, 7, 50, 1000])('replaces marks in a stream cut every %i bytes', async (size) => {
  const bytes = new TextEncoder().encode(html)
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  expect(await new Response(chunks.pipeThrough(fillMarks(marks, ayla))).text()).toBe(expected)
})
