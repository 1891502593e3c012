import type { GetModuleInfo, ModuleInfo } from 'rollup'
import type { Plugin } from 'vite'

/** The modules that most pages hydrate from: client entry, root route, and the route of products and categories. */
const starts = /\/app\/(entry\.client|root|content\/link\.route)\.tsx/

/** The declaration of a server-only part (app/rendering/server-only.tsx), as Vite compiles it. */
const declaration =
  /\bserverOnly\(\s*\(\) => (?:__vitePreload\(\s*\(\) => )?import\(\s*["']\W*([\w/-]+)["']/g

function serverOnlyParts({ code, dynamicallyImportedIds }: ModuleInfo): string[] {
  const names = [...(code ?? '').matchAll(declaration)].map(([, name]) => `/${name}.tsx`)
  return dynamicallyImportedIds.filter((id) => names.some((name) => id.endsWith(name)))
}

/**
 * Bundles what every hydrated page needs into one file: a dozen small files would compress worse and cost a request
 * each. The server-only parts form another file, since the first in-page navigation needs them all at once. Other
 * modules imported on demand (dialogs, enhancements) stay separate.
 */
export function coreChunk(): Plugin {
  const core = new Set<string>()
  const serverOnly = new Set<string>()

  function addImports(id: string, getModuleInfo: GetModuleInfo): void {
    for (const next of getModuleInfo(id)?.importedIds ?? [])
      if (!core.has(next)) {
        core.add(next)
        addImports(next, getModuleInfo)
      }
  }

  function manualChunks(id: string) {
    if (core.has(id)) return 'core'
    return serverOnly.has(id) ? 'server-only' : undefined
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
      for (const id of ids) if (starts.test(id)) addImports(id, getModuleInfo)
      for (const id of ids) if (starts.test(id)) core.delete(id)
      for (const id of ids)
        for (const part of serverOnlyParts(this.getModuleInfo(id) as ModuleInfo))
          serverOnly.add(part)
      if (serverOnly.size === 0)
        this.error(
          'No server-only part was found: see `declaration` in functions/local/core-chunk.ts.',
        )
    },
  }
}
