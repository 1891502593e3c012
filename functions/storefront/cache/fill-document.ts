import { type OwnChoices, withChoices, withChoicesIn } from './own-choices'
import {
  type EncodedDocument,
  encodeDocument,
  fillPlaceholders,
  isolatePlaceholders,
  joinBytes,
  type VisitorValues,
} from './placeholders'

type Changes = { isShared: boolean; isPrivate: boolean; document: EncodedDocument | null }

/** Puts the visitor's values into a document, chunk by chunk. @param changes gets a whole document that may be cached @param choices the visitor's own */
export function fillDocument(
  html: string | ReadableStream<string | Uint8Array>,
  values: VisitorValues,
  changes: Changes,
  choices: OwnChoices,
): BodyInit {
  const placeholders = isolatePlaceholders()
  if (typeof html !== 'string')
    return html.pipeThrough(
      fillPlaceholders(placeholders, values, (text) => withChoices(text, choices)),
    )
  const document = encodeDocument(html, placeholders)
  if (changes.isShared && !changes.isPrivate) changes.document = document
  return withChoicesIn(joinBytes(document, values), choices)
}
