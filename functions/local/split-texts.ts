import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

type Texts = { [key: string]: string | Texts }

/** The entries that hydrate the first page or must work offline: their texts load first, the rest on demand. */
const entries = /\/app\/(?:entry\.client|root|content\/link\.route|cart\/add\/add\.route)\.tsx?/
const texts = /^(.*\/app\/i18n\/texts\/\w+\.json)\?(first|rest)$/
const plural = /_(?:zero|one|two|few|many|other)$/

/** The text keys that a source may use: strings that look like keys, and prefixes of computed keys. */
export function keysIn(source: string): { fullKeys: string[]; prefixes: string[] } {
  const fullKeys = [...source.matchAll(/(['"`])(\w+(?:\.\w+)+)\1/g)].map((match) => match[2] ?? '')
  const prefixes = [...source.matchAll(/`((?:\w+\.)+)\$\{/g)].map((match) => match[1] ?? '')
  return { fullKeys, prefixes }
}

export function partOf(texts: Texts, wanted: (key: string) => boolean, prefix = ''): Texts {
  const part: Texts = {}
  for (const [name, value] of Object.entries(texts)) {
    const key = prefix + name
    if (typeof value !== 'string') {
      const inner = partOf(value, wanted, `${key}.`)
      if (Object.keys(inner).length > 0) part[name] = inner
    } else if (wanted(key.replace(plural, ''))) part[name] = value
  }
  return part
}

/**
 * Splits each language's texts in two in the browser's build (decision 015): `?first` has what the code of a hydrated
 * first page can use, `?rest` everything else. In dev both have all texts.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(_code, chunk, _options, { chunks }) {
      const [, file = '', half] = texts.exec(chunk.facadeModuleId ?? '') ?? []
      if (!half) return null
      const reached = new Set<string>()
      const reach = (fileName: string) => {
        if (reached.has(fileName)) return
        reached.add(fileName)
        for (const next of chunks[fileName]?.imports ?? []) reach(next)
      }
      for (const entry of Object.values(chunks))
        if (entries.test(entry.facadeModuleId ?? '')) reach(entry.fileName)
      const app = path.resolve('app')
      const usedKeys = [...reached]
        .flatMap((name) => chunks[name]?.moduleIds ?? [])
        .filter((id) => id.startsWith(app))
        .map((id) => keysIn(this.getModuleInfo(id)?.code ?? ''))
      const fullKeys = new Set(usedKeys.flatMap((keys) => keys.fullKeys))
      const prefixes = usedKeys.flatMap((keys) => keys.prefixes)
      const isFirst = (key: string) =>
        fullKeys.has(key) || prefixes.some((prefix) => key.startsWith(prefix))
      const all = JSON.parse(readFileSync(file, 'utf8')) as Texts
      const part = partOf(all, half === 'first' ? isFirst : (key) => !isFirst(key))
      return { code: `export default ${JSON.stringify(part)}`, map: null }
    },
  }
}
