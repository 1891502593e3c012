import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { type Sameness, useKeptMarkup } from './kept-markup'

const fetches: (() => Promise<unknown>)[] = []
let wanted = false

/**
 * Fetches the code of the still parts, before the first step to another page in place.
 * @throws when one of it cannot be fetched; the step is then the browser's own
 */
export function fetchStillParts(): Promise<unknown> {
  wanted = true
  return Promise.all(fetches.map((fetchPart) => fetchPart()))
}

const Nothing = () => null
const never = () => () => {}
const yes = () => true
const no = () => false

/**
 * Whether this stands as the server wrote it: true on the server and, in the browser, for what waking found in the
 * document; false for what was drawn later.
 */
export function useServed(): boolean {
  const [served] = useState(useSyncExternalStore(never, no, yes))
  return served
}

/**
 * A part that never changes while it stands: it needs no code to be read, so waking leaves it as the server
 * wrote it, and its code is fetched only when a step in place has to draw it anew. Give it a `key` that changes
 * with what it shows. Its links and native forms work; it has no handlers of its own.
 * @param useSameness what its markup depends on, for a part that the server may draw once and keep; called as a hook
 * @example const Footer = still(() => import('./footer'), ({ site }) => ({ of: site }))
 */
export function still<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  useSameness?: (props: P) => Sameness,
) {
  let Ready: ComponentType<P> | undefined
  const fetchPart = async () => {
    const module = await load()
    Ready = module.default
    return module
  }
  // A page in trouble does without its still parts rather than without all.
  const Coming = lazy(() =>
    fetchPart().catch(() => ({ default: Nothing })),
  ) as unknown as ComponentType<P>
  fetches.push(fetchPart)
  if (import.meta.env.SSR || wanted) fetchPart().catch(() => undefined)

  return function Still(props: P) {
    const served = useServed()
    if (served && !import.meta.env.SSR)
      return (
        <div
          className="still"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React leave the server's HTML alone
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    const Part = Ready ?? Coming
    if (import.meta.env.SSR && Ready && useSameness) {
      // biome-ignore lint/correctness/useHookAtTopLevel: on the server a component is called once, and keeps no state
      const __html = useKeptMarkup(Ready, props, useSameness(props))
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself made of the part
      if (__html !== null) return <div className="still" dangerouslySetInnerHTML={{ __html }} />
    }
    const part = <Part {...props} />
    return <div className="still">{import.meta.env.SSR ? part : <Suspense>{part}</Suspense>}</div>
  }
}
