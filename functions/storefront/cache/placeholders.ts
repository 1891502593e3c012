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

/** A document split at its placeholders: `parts` has one more entry than `fields`. */
export type SplitDocument = { parts: string[]; fields: (keyof VisitorValues)[] }

let placeholders: VisitorValues | undefined

/**
 * The placeholders of this isolate: one unguessable token and the field's number, so that no text of the shop can
 * contain one and a single search splits a document. They never leave the isolate; cached fragments contain the same
 * ones (decision 016).
 */
export function isolatePlaceholders(): VisitorValues {
  if (!placeholders) {
    const token = newToken()
    const [nonce, formKey, requestId, cartCount, cartTotal] = fieldNames.map(
      (_, index) => token + index,
    )
    placeholders = { nonce, formKey, requestId, cartCount, cartTotal } as VisitorValues
  }
  return placeholders
}

const tokenOf = (placeholders: VisitorValues) => placeholders.nonce.slice(0, -1)

/** Marks a placeholder in a document's bytes: no text of a page may contain it (HTML §13.2.5.1). */
const separator = '\0'

export function splitAtPlaceholders(html: string, placeholders: VisitorValues): SplitDocument {
  const [first = '', ...rest] = html.replaceAll(separator, '').split(tokenOf(placeholders))
  const parts = [first]
  const fields: (keyof VisitorValues)[] = []
  for (const piece of rest) {
    fields.push(fieldNames[Number(piece[0])] ?? 'nonce')
    parts.push(piece.slice(1))
  }
  return { parts, fields }
}

export function join(document: SplitDocument, visitorValues: VisitorValues): string {
  let html = document.parts[0] ?? ''
  for (const [at, name] of document.fields.entries())
    html += visitorValues[name] + (document.parts[at + 1] ?? '')
  return html
}

/** A document encoded once; `offsets` are its separators'. Cached in pieces it would slow every garbage collection. */
export type EncodedDocument = {
  bytes: Uint8Array<ArrayBuffer>
  offsets: number[]
  fields: (keyof VisitorValues)[]
}

/** @param numbers as the page writes prices, for its header's cart */
export type CachedDocument = EncodedDocument & { route: string; numbers: NumberFormat }

const utf8 = new TextEncoder()

/** A document from bytes with separators, as the Cache API returns them. */
export function documentOfBytes(
  bytes: Uint8Array<ArrayBuffer>,
  fields: (keyof VisitorValues)[],
): EncodedDocument {
  const offsets: number[] = []
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) offsets.push(at)
  return { bytes, offsets, fields }
}

export const encodeDocument = ({ parts, fields }: SplitDocument): EncodedDocument =>
  documentOfBytes(utf8.encode(parts.join(separator)), fields)

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
  const encoder = new TextEncoder()
  const fill = (text: string) => adapt(join(splitAtPlaceholders(text, placeholders), visitorValues))
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
