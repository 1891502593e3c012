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

/** Marks for one rendering: unguessable, so that no text of the shop can hold one. */
export function newMarks(): Personal {
  return {
    nonce: newToken(),
    formKey: newToken(),
    requestId: newToken(),
    cartCount: newToken(),
    cartTotal: newToken(),
  }
}

function cutter(marks: Personal): RegExp {
  return new RegExp(`(${names.map((name) => marks[name]).join('|')})`)
}

/** Cuts a whole document at its marks, for keeping. */
export function cutAt(html: string, marks: Personal): CutDocument {
  const parts: string[] = []
  const places: (keyof Personal)[] = []
  const nameOf = new Map(names.map((name) => [marks[name], name]))
  for (const piece of html.split(cutter(marks))) {
    const name = nameOf.get(piece)
    if (name) places.push(name)
    else parts.push(piece)
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

const longestMark = 32

/** Replaces marks in a stream as it passes; holds back the last bytes, where a mark may be cut in two. */
export function fillMarks(
  marks: Personal,
  personal: Personal,
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const pattern = new RegExp(cutter(marks), 'g')
  const nameOf = new Map(names.map((name) => [marks[name], name]))
  const fill = (text: string) =>
    text.replace(pattern, (mark) => {
      const name = nameOf.get(mark)
      return name ? personal[name] : mark
    })
  let rest = ''
  return new TransformStream({
    transform(chunk, controller) {
      const text = fill(rest + decoder.decode(chunk, { stream: true }))
      // A document ends its chunks with a tag; only an open tail can hold the start of a mark.
      const keep = text.endsWith('>') ? 0 : longestMark
      rest = keep ? text.slice(-keep) : ''
      const ready = keep ? text.slice(0, -keep) : text
      if (ready) controller.enqueue(encoder.encode(ready))
    },
    flush(controller) {
      const text = fill(rest + decoder.decode())
      if (text) controller.enqueue(encoder.encode(text))
    },
  })
}
