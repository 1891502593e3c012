import type { GetModuleInfo } from 'rollup'
import type { Plugin } from 'vite'

/** What most pages wake by: the browser's entry, the root route, and the route of products and categories. */
const starts = /\/app\/(entry\.client|root|content\/link\.route)\.tsx/

/**
 * Puts all that every woken page needs into one file: apart, a dozen small files would compress worse and cost a
 * request each. What is imported only on demand (still parts, windows) stays apart.
 */
export function coreChunk(): Plugin {
  const core = new Set<string>()
  const apart = new Set<string>()

  function reach(id: string, getModuleInfo: GetModuleInfo): void {
    for (const next of getModuleInfo(id)?.importedIds ?? [])
      if (!core.has(next)) {
        core.add(next)
        reach(next, getModuleInfo)
      }
  }

  function manualChunks(id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }) {
    if (starts.test(id) && !apart.has(id)) {
      apart.add(id)
      reach(id, getModuleInfo)
    }
    return core.has(id) && !starts.test(id) ? 'core' : undefined
  }

  return {
    name: 'core-chunk',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rollupOptions: { output: { manualChunks } } } },
  }
}
