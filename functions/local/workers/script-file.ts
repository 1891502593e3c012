import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const suffix = '?script-file'

/** A script of its own for documents, bundled the same for the browser's build and for the Worker that names it. */
async function bundled(file: string): Promise<{ name: string; source: string }> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    alias: { '~': path.resolve('app') },
    legalComments: 'none',
  })
  const source = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
  return { name: `assets/${path.basename(file, '.ts')}-${hash}.js`, source }
}

/** `import address from './entry.first?script-file'`: the address of a module that documents load by themselves. */
export function scriptFile(): Plugin {
  let isDev = false
  return {
    name: 'script-file',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isDev = command === 'serve'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const found = await this.resolve(source.slice(0, -suffix.length), importer)
      return found && found.id + suffix
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const file = id.slice(0, -suffix.length)
      if (isDev) return `export default ${JSON.stringify(file.slice(process.cwd().length))}`
      const { name, source } = await bundled(file)
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: name, source })
      return `export default ${JSON.stringify(`/${name}`)}`
    },
  }
}
