import type { GetModuleInfo, ModuleInfo } from 'rollup'
import type { Plugin } from 'vite'

/** The modules that most pages hydrate from: client entry, root route, and the route of products and categories. */
const starts = /\/app\/(entry\.client|root|content\/link\.route)\.tsx/

/** The declaration of a server-only part (app/rendering/server-only.tsx), as Vite compiles it. */
const declaration =
  /\bserverOnly\(\s*\(\) => (?:__vitePreload\(\s*\(\) => )?import\(\s*["']\W*([\w/-]+)["']/g

/** A sheet's URL, and the empty module of its content that Vite adds. */
const sheet = /\.css\?(?:url|transform-only)$/

/** The one in the handle of routes, which hydrate without the others. */
const inHandle = /\/checkout-frame\.css/

function serverOnlyParts({ code, dynamicallyImportedIds }: ModuleInfo): string[] {
  const names = [...(code ?? '').matchAll(declaration)].map(([, name]) => `/${name}.tsx`)
  return dynamicallyImportedIds.filter((id) => names.some((name) => id.endsWith(name)))
}

/** All modules that a module imports statically, directly or not. */
function addImports(id: string, getModuleInfo: GetModuleInfo, found: Set<string>): void {
  for (const next of getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(next)) continue
    found.add(next)
    addImports(next, getModuleInfo, found)
  }
}

/** One file for what every hydrated page needs and one for the server-only parts (decision 013). */
export function coreChunk(): Plugin {
  const core = new Set<string>()
  const serverOnly = new Set<string>()

  function manualChunks(id: string) {
    if (core.has(id)) return 'core'
    // The first client navigation needs the URLs of all style sheets at once (app/rendering/navigation/page-styles.ts).
    if (sheet.test(id) && !inHandle.test(id)) return 'style-urls'
    return serverOnly.has(id) ? 'server-only' : undefined
  }
  const output = { manualChunks, onlyExplicitManualChunks: true }

  return {
    name: 'core-chunk',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { rollupOptions: { output } } }),
    buildEnd() {
      const getModuleInfo: GetModuleInfo = (id) => this.getModuleInfo(id)
      const infos = [...this.getModuleIds()].flatMap((id) => getModuleInfo(id) ?? [])
      const entries = infos.map(({ id }) => id).filter((id) => starts.test(id))
      for (const id of entries) addImports(id, getModuleInfo, core)
      for (const id of entries) core.delete(id)
      for (const part of infos.flatMap(serverOnlyParts)) serverOnly.add(part)
      if (serverOnly.size === 0)
        this.error(
          'No server-only part was found: see `declaration` in functions/local/workers/core-chunk.ts.',
        )
    },
  }
}
