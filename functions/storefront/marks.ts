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

/** Stands in a document's bytes where a visitor's value goes: no text of a page holds it (HTML §13.2.5.1). */
const gap = '\0'

/** Cuts a whole document at its marks, for keeping. */
export function cutAt(html: string, marks: Personal): CutDocument {
  const [first = '', ...rest] = html.replaceAll(gap, '').split(tokenOf(marks))
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

/**
 * A cut document encoded once, in one piece with a gap at each place, so that each answer copies bytes; `cuts` are the
 * gaps' offsets. In pieces, the hundreds that an isolate keeps would be tens of thousands of objects at every collection.
 */
export type EncodedDocument = {
  bytes: Uint8Array<ArrayBuffer>
  cuts: number[]
  places: (keyof Personal)[]
}

/** A document as it is kept, with the route that the log names. */
export type KeptDocument = EncodedDocument & { route: string }

const utf8 = new TextEncoder()

/** A document of bytes that hold their gaps already, as the Cache API gives them back. */
export function documentOfBytes(
  bytes: Uint8Array<ArrayBuffer>,
  places: (keyof Personal)[],
): EncodedDocument {
  const cuts: number[] = []
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) cuts.push(at)
  return { bytes, cuts, places }
}

/** Encodes a cut document once, for the answer and for keeping. */
export const encodeDocument = ({ parts, places }: CutDocument): EncodedDocument =>
  documentOfBytes(utf8.encode(parts.join(gap)), places)

/** Joins an encoded document with one visitor's values, each encoded once however often it stands there. */
export function joinBytes(document: EncodedDocument, personal: Personal): Uint8Array<ArrayBuffer> {
  const { bytes, cuts, places } = document
  const encoded = new Map(names.map((name) => [name, utf8.encode(personal[name])]))
  const values = places.map((name) => encoded.get(name) ?? new Uint8Array())
  const room = values.reduce((size, { length }) => size + length - 1, bytes.length)
  const joined = new Uint8Array(room)
  let from = 0
  let to = 0
  for (const [at, value] of values.entries()) {
    const cut = cuts[at] ?? from
    joined.set(bytes.subarray(from, cut), to)
    joined.set(value, to + cut - from)
    to += cut - from + value.length
    from = cut + 1
  }
  joined.set(bytes.subarray(from), to)
  return joined
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
