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
import { pressHearts, pressHeartsIn } from './press-hearts'

type Changes = { isShared: boolean; isPrivate: boolean; document: EncodedDocument | null }

/** Puts the visitor's values into a document, chunk by chunk. @param changes gets a whole document that may be cached @param hearts a guest's favourites */
export function fillDocument(
  html: string | ReadableStream<string | Uint8Array>,
  values: VisitorValues,
  changes: Changes,
  hearts: readonly string[],
): BodyInit {
  const placeholders = isolatePlaceholders()
  const press = (text: string) => pressHearts(text, hearts)
  if (typeof html !== 'string')
    return html.pipeThrough(fillPlaceholders(placeholders, values, press))
  const split = splitAtPlaceholders(html, placeholders)
  if (!changes.isShared || changes.isPrivate) return press(join(split, values))
  changes.document = encodeDocument(split)
  return pressHeartsIn(joinBytes(changes.document, values), hearts)
}
