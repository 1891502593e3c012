import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { assets, staticImports } from './script-files'
import { brotli } from './weight'

const weighed = new Map<string, number>()

/** A file's bytes after brotli; each is compressed once. */
function weightOf(file: string): number {
  const known = weighed.get(file) ?? brotli(readFileSync(path.join(assets, file)), 11)
  weighed.set(file, known)
  return known
}

/** The file of each name of `data-behavior`, read from the built registries. */
function behaviorFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(path.join(assets, file), 'utf8')
    const entries = text.matchAll(
      /([\w$]+|"[\w-]+"):\(\)=>[\w$]+\(\(\)=>import\("\.\/([\w.-]+\.js)"\)/g,
    )
    for (const [, name = '', target = ''] of entries)
      if (!name.startsWith('./')) files.set(name.replaceAll('"', ''), target)
  }
  return files
}

/** The files that a document hydrates with, named by its inline script. */
function hydratingFiles(html: string): Set<string> {
  const [, json = '[]'] = /window\.vitrinPage=(\[.*?\]);/.exec(html) ?? []
  const [, entry, modules = []] = JSON.parse(json) as [string?, string?, [string, string][]?]
  const files = new Set<string>()
  for (const address of [entry, ...modules.map(([, module]) => module)])
    if (address) staticImports(path.basename(address), files)
  if (files.size === 0) throw new Error('The document hydrates with nothing.')
  return files
}

/** What a form loads on focus besides its behaviors: their registry, the code that sends it and shows errors. */
const formCode = /^(?:further-behaviors|page-post|field-errors)-/

function formFiles(): string[] {
  const files = readdirSync(assets).filter((file) => formCode.test(file))
  if (files.length !== 3) throw new Error(`The build names the code of forms otherwise: ${files}.`)
  return files
}

/**
 * The script that a form's page loads, hydrated and with each field focused, beyond what every hydrated page loads
 * (`plain`, the document of a product): bytes after brotli.
 */
export function formScript(html: string, plain: string): { bytes: number; files: string[] } {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  if (!/<form\b/.test(main)) throw new Error('The page has no form.')
  const common = hydratingFiles(plain)
  const all = hydratingFiles(html)
  const known = behaviorFiles()
  const names = [...main.matchAll(/data-behavior="([^"]+)"/g)].flatMap(([, text = '']) =>
    text.split(' '),
  )
  for (const name of new Set(names)) {
    const file = known.get(name)
    if (!file) throw new Error(`No file of the build holds the behavior "${name}".`)
    staticImports(file, all)
  }
  for (const file of formFiles()) staticImports(file, all)
  const files = [...all].filter((file) => !common.has(file))
  const bytes = files.reduce((sum, file) => sum + weightOf(file), 0)
  return { bytes, files }
}
