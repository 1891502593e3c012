import { newToken } from './request-id'

/** What differs between two visitors of one document. */
export type Personal = {
  nonce: string
  formKey: string
  requestId: string
  cartCount: string
  cartTotal: string
}

const names = ['nonce', 'formKey', 'requestId', 'cartCount', 'cartTotal'] as const

/** A document cut at its personal places: `parts` has one more entry than `places`. */
export type CutDocument = { parts: string[]; places: (keyof Personal)[] }

let marks: Personal | undefined

/**
 * The marks of this isolate: one unguessable token and the place's number, so that no text of the shop can hold one
 * and a document is cut by looking for one string. They never leave the isolate, and markup that is kept between two
 * renderings holds the same ones (decision 016).
 */
export function isolateMarks(): Personal {
  if (!marks) {
    const token = newToken()
    const [nonce, formKey, requestId, cartCount, cartTotal] = names.map((_, at) => token + at)
    marks = { nonce, formKey, requestId, cartCount, cartTotal } as Personal
  }
  return marks
}

/** The token that a rendering's marks share. */
const tokenOf = (marks: Personal) => marks.nonce.slice(0, -1)

/** Cuts a whole document at its marks, for keeping. */
export function cutAt(html: string, marks: Personal): CutDocument {
  const [first = '', ...rest] = html.split(tokenOf(marks))
  const parts = [first]
  const places: (keyof Personal)[] = []
  for (const piece of rest) {
    places.push(names[Number(piece[0])] ?? 'nonce')
    parts.push(piece.slice(1))
  }
  return { parts, places }
}

/** Joins a cut document with one visitor's values. */
export function join(document: CutDocument, personal: Personal): string {
  let html = document.parts[0] ?? ''
  for (const [at, name] of document.places.entries())
    html += personal[name] + (document.parts[at + 1] ?? '')
  return html
}

/** A cut document encoded once, so that each answer copies bytes and encodes only what is the visitor's. */
export type EncodedDocument = { parts: Uint8Array[]; places: (keyof Personal)[] }

const utf8 = new TextEncoder()

export function encodeDocument(document: CutDocument): EncodedDocument {
  return { parts: document.parts.map((part) => utf8.encode(part)), places: document.places }
}

/** Joins an encoded document with one visitor's values. */
export function joinBytes(document: EncodedDocument, personal: Personal): Uint8Array<ArrayBuffer> {
  const { parts, places } = document
  const values = places.map((name) => utf8.encode(personal[name]))
  let size = 0
  for (const piece of parts) size += piece.length
  for (const value of values) size += value.length
  const bytes = new Uint8Array(size)
  let end = 0
  const add = (piece: Uint8Array | undefined) => {
    if (!piece) return
    bytes.set(piece, end)
    end += piece.length
  }
  add(parts[0])
  for (const [at, value] of values.entries()) {
    add(value)
    add(parts[at + 1])
  }
  return bytes
}

/** A piece of a rendering: text as this build's React gives it, bytes as React comes (in dev). */
function textOfChunk(chunk: string | Uint8Array, decoder: TextDecoder): string {
  return typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
}

/** Replaces marks in a stream as it passes; what follows the last `>` waits, for a mark may be cut in two there. */
export function fillMarks(
  marks: Personal,
  personal: Personal,
): TransformStream<string | Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const fill = (text: string) => join(cutAt(text, marks), personal)
  let rest = ''
  return new TransformStream({
    transform(chunk, controller) {
      const text = rest + textOfChunk(chunk, decoder)
      const end = text.lastIndexOf('>') + 1
      rest = text.slice(end)
      if (end > 0) controller.enqueue(encoder.encode(fill(text.slice(0, end))))
    },
    flush(controller) {
      const text = fill(rest + decoder.decode())
      if (text) controller.enqueue(encoder.encode(text))
    },
  })
}
