import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const suffix = '?built-file'
/** The name of the module itself: Vite's own plugins would take one that ends in `.json`. */
const prefix = '\0built-file:'
const end = ':'
const manifestFile = 'build/client/.vite/manifest.json'

/** The file that the browser's build, which comes first, has made of a module. */
function builtFrom(file: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const built = manifest[path.relative(process.cwd(), file)]
  if (!built) throw new Error(`The browser's build has no file of its own for ${file}.`)
  return `/${built.file}`
}

/**
 * `import address from './texts/tr/shop.json?built-file'`: in the Worker the address of a module that the browser imports
 * late, so that a document can have it loaded early; empty in dev and in the browser.
 */
export function builtFile(): Plugin {
  return {
    name: 'built-file',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const found = await this.resolve(source.slice(0, -suffix.length), importer)
      return found && prefix + found.id + end
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const isWorker = this.environment.name !== 'client' && existsSync(manifestFile)
      const address = isWorker ? builtFrom(id.slice(prefix.length, -end.length)) : ''
      return `export default ${JSON.stringify(address)}`
    },
  }
}
