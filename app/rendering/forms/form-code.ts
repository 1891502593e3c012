import { remixRoutes } from '~/rendering/navigation/remix-window'

const loadedModules = new Set<string>()

/** The module with the client action of an address; undefined when its action answers with a page. */
function clientActionModule(address: string): string | undefined {
  const [path = ''] = address.split('?')
  for (const { path: own = '', module, hasClientAction } of remixRoutes()) {
    const isOwn =
      own === path.slice(1) || (own.endsWith('/*') && path.startsWith(`/${own.slice(0, -1)}`))
    if (hasClientAction && isOwn) return module
  }
}

/** Whether an action answers script with data: those have a client action, which reports a missing answer. */
export const answersData = (address: string): boolean => clientActionModule(address) !== undefined

const isReachable = (file: string) =>
  fetch(file, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/**
 * Loads the client action of an address before anything is sent, since it reports a missing answer. If the router itself
 * failed to load it, it would reload the page and lose typed values.
 * @returns undefined when nothing is missing, else whether the form may be sent: not without a connection. Code that a
 * newer release has replaced is left to the router
 */
export function fetchActionCode(address: string): Promise<boolean> | undefined {
  const module = clientActionModule(address)
  if (!module || loadedModules.has(module)) return
  return import(/* @vite-ignore */ module).then(
    () => {
      loadedModules.add(module)
      return true
    },
    () => isReachable(module),
  )
}

/** Loads the code of forms whose answer is a page; without it, whether a newer release has replaced it. */
export async function loadPagePost(): Promise<
  typeof import('./page-post') | 'replaced' | 'unreachable'
> {
  try {
    return await import('./page-post')
  } catch {
    return (await isReachable(location.href)) ? 'replaced' : 'unreachable'
  }
}
