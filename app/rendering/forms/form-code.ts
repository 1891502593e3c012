import { clientActionModule } from '~/rendering/client-action-module'

const loadedModules = new Set<string>()

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
  // The code that such modules pass on is requested beside them, not after them.
  return Promise.all([import(/* @vite-ignore */ module), import('./client-action')]).then(
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
