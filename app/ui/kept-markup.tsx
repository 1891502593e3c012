import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
} from 'react'

/** What a part's markup depends on. */
export type Sameness = {
  /** An answer of the wall, or a piece of one: as long as that very object serves, so does the markup. */
  of: object | undefined
  /** What else its looks depend on. */
  rest?: string
}

/**
 * How a kept part becomes markup; null where parts are drawn as they come: in the browser, and for a signed-in
 * visitor, whose page may say in any part what is theirs alone.
 */
export const DrawMarkup = createContext<((element: ReactElement) => string) | null>(null)

const kept = new WeakMap<object, Map<unknown, { rest: string; html: string }>>()

/**
 * The same text as one piece. A renderer's text is a tree of thousands of short pieces, which V8 joins when a
 * character is asked for; kept as it comes, it takes several times the memory and is walked at every collection.
 */
function flat(text: string): string {
  text.charCodeAt(0)
  return text
}

/**
 * The markup of a part that shows nothing but an answer of the backend: drawn once, and taken from memory until the
 * answer is another (decision 016). What is the visitor's own stands in it as the isolate's marks
 * (functions/storefront/marks.ts). Null where nothing is kept.
 */
export function useKeptMarkup<P extends object>(
  Part: ComponentType<P>,
  props: P,
  { of, rest = '' }: Sameness,
): string | null {
  const draw = useContext(DrawMarkup)
  if (!import.meta.env.SSR || !draw || !of) return null
  let parts = kept.get(of)
  if (!parts) {
    parts = new Map()
    kept.set(of, parts)
  }
  const found = parts.get(Part)
  if (found?.rest === rest) return found.html
  const html = flat(draw(createElement(Part, props)))
  parts.set(Part, { rest, html })
  return html
}

type KeptProps<P extends object> = { part: ComponentType<P>; with: P } & Sameness

/** A part within a still part whose markup the server keeps. */
export function Kept<P extends object>({ part: Part, with: props, of, rest }: KeptProps<P>) {
  const __html = useKeptMarkup(Part, props, { of, rest })
  if (__html !== null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself made of the part
    return <div className="still" dangerouslySetInnerHTML={{ __html }} />
  return (
    <div className="still">
      <Part {...props} />
    </div>
  )
}
