import type { NumberFormat } from '../../../app/i18n/money'
import { newToken } from '../request/request-id'

/** What differs between two visitors of one document. */
export type VisitorValues = {
  nonce: string
  formKey: string
  requestId: string
  cartCount: string
  cartTotal: string
}

const fieldNames = ['nonce', 'formKey', 'requestId', 'cartCount', 'cartTotal'] as const

let placeholders: VisitorValues | undefined

/** The first letter of every placeholder: pages hold it seldom, so that a search for it is fast. */
const prefix = '~'

/**
 * The placeholders of this isolate: one unguessable token and the field's number, so that no text of the shop can
 * contain one and a single search finds all. They never leave the isolate; cached fragments contain the same ones
 * (decision 016).
 */
export function isolatePlaceholders(): VisitorValues {
  if (!placeholders) {
    const token = prefix + newToken()
    const [nonce, formKey, requestId, cartCount, cartTotal] = fieldNames.map(
      (_, index) => token + index,
    )
    placeholders = { nonce, formKey, requestId, cartCount, cartTotal } as VisitorValues
  }
  return placeholders
}

const tokenOf = (placeholders: VisitorValues) => placeholders.nonce.slice(0, -1)

const utf8 = new TextEncoder()

/** A document encoded once: the separator at each offset stands for a visitor's value. In pieces it would slow every garbage collection. */
export type EncodedDocument = {
  bytes: Uint8Array<ArrayBuffer>
  offsets: number[]
  fields: (keyof VisitorValues)[]
}

/** @param numbers as the page writes prices, for its header's cart */
export type CachedDocument = EncodedDocument & { route: string; numbers: NumberFormat }

/** Stands for a value in a document. Browsers ignore it in a text (HTML §13.2.6.4.7), so none of the page's own is kept. */
const separator = '\0'

/** Finds the placeholders in a rendered document. */
export function encodeDocument(html: string, placeholders: VisitorValues): EncodedDocument {
  const [first = '', ...others] = html.split(tokenOf(placeholders))
  const fields = others.map((piece) => fieldNames[Number(piece[0])] ?? 'nonce')
  const text = [first, ...others.map((piece) => piece.slice(1))].join(separator)
  const document = documentOfBytes(utf8.encode(text), fields)
  if (document.offsets.length === fields.length) return document
  return encodeDocument(html.replaceAll(separator, ''), placeholders)
}

/** A document from its bytes, as the Cache API returns them. */
export function documentOfBytes(
  bytes: Uint8Array<ArrayBuffer>,
  fields: (keyof VisitorValues)[],
): EncodedDocument {
  const offsets: number[] = []
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) offsets.push(at)
  return { bytes, offsets, fields }
}

/** Joins an encoded document with one visitor's values; each value is encoded once. */
export function joinBytes(
  document: EncodedDocument,
  visitorValues: VisitorValues,
): Uint8Array<ArrayBuffer> {
  const { bytes, offsets, fields } = document
  const encoded = new Map(fieldNames.map((name) => [name, utf8.encode(visitorValues[name])]))
  const values = fields.map((name) => encoded.get(name) ?? new Uint8Array())
  const length = values.reduce((sum, value) => sum + value.length - 1, bytes.length)
  const joined = new Uint8Array(length)
  let from = 0
  let to = 0
  for (const [at, value] of values.entries()) {
    const offset = offsets[at] ?? from
    joined.set(bytes.subarray(from, offset), to)
    joined.set(value, to + offset - from)
    to += offset - from + value.length
    from = offset + 1
  }
  joined.set(bytes.subarray(from), to)
  return joined
}

/** A rendered chunk: text from the patched React of the build, bytes from stock React in dev. */
function textOfChunk(chunk: string | Uint8Array, decoder: TextDecoder): string {
  return typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
}

/** Fills placeholders in a stream. Text after the last `>` waits, since a placeholder may be split there. @param adapt changes text of whole tags */
export function fillPlaceholders(
  placeholders: VisitorValues,
  visitorValues: VisitorValues,
  adapt = (text: string) => text,
): TransformStream<string | Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  const pattern = new RegExp(`${tokenOf(placeholders)}(\\d)`, 'g')
  const valueAt = (_: string, at: string) => visitorValues[fieldNames[Number(at)] ?? 'nonce']
  const fill = (text: string) => adapt(text.replace(pattern, valueAt))
  let rest = ''
  return new TransformStream({
    transform(chunk, controller) {
      const text = rest + textOfChunk(chunk, decoder)
      const end = text.lastIndexOf('>') + 1
      rest = text.slice(end)
      if (end > 0) controller.enqueue(utf8.encode(fill(text.slice(0, end))))
    },
    flush(controller) {
      const text = fill(rest + decoder.decode())
      if (text) controller.enqueue(utf8.encode(text))
    },
  })
}
