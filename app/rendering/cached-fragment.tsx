import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
} from 'react'

/** What a fragment's markup depends on. */
export type FragmentKey = {
  /** Part of a backend answer: the markup is cached as long as this very object is. */
  of: object | undefined
  rest?: string
}

/** Renders cacheable fragments; null in the browser and for signed-in visitors, whose parts may be personal. */
export const RenderMarkup = createContext<((element: ReactElement) => string) | null>(null)

const fragmentCache = new WeakMap<object, Map<unknown, { rest: string; html: string }>>()

/** A renderer's text is a tree of thousands of pieces; cached unflattened it takes several times the memory. */
function flatten(text: string): string {
  text.charCodeAt(0)
  return text
}

/**
 * Markup of a component that depends only on a backend answer, rendered once per answer (decision 016). Per-visitor
 * values are placeholders in it (functions/storefront/cache/placeholders.ts). Null where nothing is cached.
 */
export function useCachedFragment<P extends object>(
  Part: ComponentType<P>,
  props: P,
  { of, rest = '' }: FragmentKey,
): string | null {
  const render = useContext(RenderMarkup)
  if (!import.meta.env.SSR || !render || !of) return null
  let parts = fragmentCache.get(of)
  if (!parts) {
    parts = new Map()
    fragmentCache.set(of, parts)
  }
  const found = parts.get(Part)
  if (found?.rest === rest) return found.html
  const html = flatten(render(createElement(Part, props)))
  parts.set(Part, { rest, html })
  return html
}

type CachedFragmentProps<P extends object> = { part: ComponentType<P>; with: P } & FragmentKey

/** A cached fragment within a server-only component. */
export function CachedFragment<P extends object>({
  part: Part,
  with: props,
  of,
  rest,
}: CachedFragmentProps<P>) {
  const __html = useCachedFragment(Part, props, { of, rest })
  if (__html !== null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself made of the part
    return <div className="server-only" dangerouslySetInnerHTML={{ __html }} />
  return (
    <div className="server-only">
      <Part {...props} />
    </div>
  )
}
