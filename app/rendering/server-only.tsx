import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { type FragmentKey, useCachedFragment } from './cached-fragment'
import { usePageKey } from './navigation/use-page-key'

const fetches: (() => Promise<unknown>)[] = []
let isRequested = false

/** Loads the code of all server-only components before the first client navigation. @throws when one fails */
export function fetchServerOnlyParts(): Promise<unknown> {
  isRequested = true
  return Promise.all(fetches.map((fetchPart) => fetchPart()))
}

/** An error page renders without its server-only components rather than not at all. */
const renderNothing = async () => ({ default: () => null })

/** The server renders a page whose code does not load; hydration does not need it. */
function reloadPage(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

const never = () => () => {}
const yes = () => true
const no = () => false

/** Whether this is the server's markup: true on the server and for what hydration found; false for later renders. */
export function useServerMarkup(): boolean {
  const [isServerMarkup] = useState(useSyncExternalStore(never, no, yes))
  return isServerMarkup
}

const serverMarkup = (
  <div
    className="server-only"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React leave the server's HTML alone
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)

/**
 * A component that is never hydrated: its server markup stays, and its code loads only when a client navigation renders
 * it. Give it a `key` that changes with its content. Links and native forms work; it has no handlers.
 * @param useFragmentKey what its markup depends on, if the server may cache it; called as a hook
 * @param whenMissing called in the browser when its code does not load
 * @example const Footer = serverOnly(() => import('./footer'), ({ site }) => ({ of: site }))
 */
export function serverOnly<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  useFragmentKey?: (props: P) => FragmentKey,
  whenMissing: () => Promise<{ default: () => null }> = renderNothing,
) {
  let Loaded: ComponentType<P> | undefined
  const fetchPart = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  // `lazy` types its props by the module; this one is the page's own component, or nothing in its place.
  const Lazy = lazy(() => fetchPart().catch(whenMissing)) as unknown as ComponentType<P>
  fetches.push(fetchPart)
  if (import.meta.env.SSR || isRequested) fetchPart().catch(() => undefined)

  return function ServerOnly(props: P) {
    const isServerMarkup = useServerMarkup()
    if (isServerMarkup && !import.meta.env.SSR) return serverMarkup
    const Part = Loaded ?? Lazy
    if (import.meta.env.SSR && Loaded && useFragmentKey) {
      // biome-ignore lint/correctness/useHookAtTopLevel: on the server a component is called once, and keeps no state
      const __html = useCachedFragment(Loaded, props, useFragmentKey(props))
      if (__html !== null)
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself made of the part
        return <div className="server-only" dangerouslySetInnerHTML={{ __html }} />
    }
    const part = <Part {...props} />
    return (
      <div className="server-only">{import.meta.env.SSR ? part : <Suspense>{part}</Suspense>}</div>
    )
  }
}

/** A page that is never hydrated: delegated handlers serve its forms and links. A client navigation renders it anew. */
export function serverOnlyPage<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  const Page = serverOnly(load, undefined, reloadPage)
  return function ServerOnlyPage(props: P) {
    return <Page key={usePageKey()} {...props} />
  }
}
