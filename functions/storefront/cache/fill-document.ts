import {
  type EncodedDocument,
  encodeDocument,
  fillPlaceholders,
  isolatePlaceholders,
  join,
  joinBytes,
  splitAtPlaceholders,
  type VisitorValues,
} from './placeholders'

type Changes = { isShared: boolean; isPrivate: boolean; document: EncodedDocument | null }

/** Puts the visitor's values into a document, chunk by chunk. @param changes gets a whole document that may be cached */
export function fillDocument(
  html: string | ReadableStream<string | Uint8Array>,
  values: VisitorValues,
  changes: Changes,
): BodyInit {
  const placeholders = isolatePlaceholders()
  if (typeof html !== 'string') return html.pipeThrough(fillPlaceholders(placeholders, values))
  const split = splitAtPlaceholders(html, placeholders)
  if (!changes.isShared || changes.isPrivate) return join(split, values)
  changes.document = encodeDocument(split)
  return joinBytes(changes.document, values)
}
