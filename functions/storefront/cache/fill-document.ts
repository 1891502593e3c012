import { type OwnChoices, withChoices, withChoicesIn } from './own-choices'
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

/** Puts the visitor's values into a document, chunk by chunk. @param changes gets a whole document that may be cached @param choices the visitor's own */
export function fillDocument(
  html: string | ReadableStream<string | Uint8Array>,
  values: VisitorValues,
  changes: Changes,
  choices: OwnChoices,
): BodyInit {
  const placeholders = isolatePlaceholders()
  const adapt = (text: string) => withChoices(text, choices)
  if (typeof html !== 'string')
    return html.pipeThrough(fillPlaceholders(placeholders, values, adapt))
  const split = splitAtPlaceholders(html, placeholders)
  if (!changes.isShared || changes.isPrivate) return adapt(join(split, values))
  changes.document = encodeDocument(split)
  return withChoicesIn(joinBytes(changes.document, values), choices)
}
