import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** Asks for what a module will import while the module itself is on its way; each file once. */
const small = `
const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }),
    )
  }
  return load()
}`

/** Files of style among what a chunk's dynamic imports need. */
const styles = /__vite__mapDeps=.{0,20000}?\.css"/

/**
 * Puts a smaller one in the place of Vite's code for dynamic imports, which looks through the document for each file,
 * waits for style sheets and tells of failed ones: no dynamic import of ours has a style sheet, and one that fails
 * rejects by itself (decision 013).
 *
 * @throws at build when a dynamic import does bring a style sheet, or Vite names its code otherwise
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
