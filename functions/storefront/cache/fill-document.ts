import {
  type EncodedDocument,
  encodeDocument,
  fillPlaceholders,
  isolatePlaceholders,
  joinBytes,
  splitAtPlaceholders,
  type VisitorValues,
} from './placeholders'

/** Puts the visitor's values into a document, chunk by chunk. @param rendered gets the document when it is whole */
export function fillDocument(
  html: string | ReadableStream<string | Uint8Array>,
  values: VisitorValues,
  rendered: { document: EncodedDocument | null },
): BodyInit {
  const placeholders = isolatePlaceholders()
  if (typeof html !== 'string') return html.pipeThrough(fillPlaceholders(placeholders, values))
  rendered.document = encodeDocument(splitAtPlaceholders(html, placeholders))
  return joinBytes(rendered.document, values)
}
