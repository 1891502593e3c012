import type { GetModuleInfo, ModuleInfo } from 'rollup'
import type { Plugin } from 'vite'

/** What most pages wake by: the browser's entry, the root route, and the route of products and categories. */
const starts = /\/app\/(entry\.client|root|content\/link\.route)\.tsx/

/** A still part where it is declared (app/ui/still.tsx), as Vite leaves it. */
const declared =
  /\bstill\(\s*\(\) => (?:__vitePreload\(\s*\(\) => )?import\(\s*["']\W*([\w/-]+)["']/g

/** The still parts that a module declares. */
function stillParts({ code, dynamicallyImportedIds }: ModuleInfo): string[] {
  const names = [...(code ?? '').matchAll(declared)].map(([, name]) => `/${name}.tsx`)
  return dynamicallyImportedIds.filter((id) => names.some((name) => id.endsWith(name)))
}

/**
 * Puts all that every woken page needs into one file: apart, a dozen small files would compress worse and cost a
 * request each. The still parts are another one, for the first step in place needs them all at once. What else is
 * imported only on demand (windows, enhancements) stays apart.
 */
export function coreChunk(): Plugin {
  const core = new Set<string>()
  const still = new Set<string>()

  function reach(id: string, getModuleInfo: GetModuleInfo): void {
    for (const next of getModuleInfo(id)?.importedIds ?? [])
      if (!core.has(next)) {
        core.add(next)
        reach(next, getModuleInfo)
      }
  }

  function manualChunks(id: string) {
    if (core.has(id)) return 'core'
    return still.has(id) ? 'still' : undefined
  }

  return {
    name: 'core-chunk',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rollupOptions: { output: { manualChunks, onlyExplicitManualChunks: true } },
            },
          },
    buildEnd() {
      const getModuleInfo: GetModuleInfo = (id) => this.getModuleInfo(id)
      const ids = [...this.getModuleIds()]
      for (const id of ids) if (starts.test(id)) reach(id, getModuleInfo)
      for (const id of ids) if (starts.test(id)) core.delete(id)
      for (const id of ids)
        for (const part of stillParts(this.getModuleInfo(id) as ModuleInfo)) still.add(part)
      if (still.size === 0)
        this.error('No still part was found: see `declared` in functions/local/core-chunk.ts.')
    },
  }
}
