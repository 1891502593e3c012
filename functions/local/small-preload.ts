import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** Preloads what a module imports while the module itself loads; each file once. */
const small = `
const requested = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (requested.has(file)) continue
    requested.add(file)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }),
    )
  }
  return load()
}`

/** Style sheets among the dependencies of a chunk's dynamic imports. */
const styles = /__vite__mapDeps=.{0,20000}?\.css"/

/**
 * Replaces Vite's code for dynamic imports with a smaller one. Vite's searches the document for each file, waits for
 * style sheets and reports failed ones; no dynamic import here has a style sheet, and a failed one rejects by itself
 * (decision 013).
 *
 * @throws at build when a dynamic import brings a style sheet, or Vite has renamed its helper
 */
export function smallPreload(): Plugin {
  let isReplaced = false
  return {
    name: 'small-preload',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(_code, id) {
      if (id !== helper) return null
      isReplaced = true
      return { code: small, map: null }
    },
    generateBundle(_options, bundle) {
      if (!isReplaced) this.error('Vite no longer has its preload code under the known name.')
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && styles.test(file.code))
          this.error(
            `A dynamic import in ${file.fileName} brings a style sheet; import it elsewhere.`,
          )
    },
  }
}
