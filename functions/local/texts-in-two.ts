import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

type Texts = { [key: string]: string | Texts }

/** What wakes first pages, and what must speak without a connection: its texts come first, the rest when asked for. */
const starts = /\/app\/(?:entry\.client|root|content\/link\.route|cart\/add\.route)\.tsx?/
const texts = /^(.*\/app\/i18n\/texts\/\w+\.json)\?(first|rest)$/
const plural = /_(?:zero|one|two|few|many|other)$/

/** All that a source may ask a text by: its strings that look like keys, and the beginnings it fills up. */
export function keysIn(source: string): { whole: string[]; starts: string[] } {
  const whole = [...source.matchAll(/(['"`])(\w+(?:\.\w+)+)\1/g)].map((match) => match[2] ?? '')
  const starts = [...source.matchAll(/`((?:\w+\.)+)\$\{/g)].map((match) => match[1] ?? '')
  return { whole, starts }
}

/** The part of the texts whose keys are wanted, or the other part. */
export function partOf(texts: Texts, wanted: (key: string) => boolean, before = ''): Texts {
  const part: Texts = {}
  for (const [name, value] of Object.entries(texts)) {
    const key = before + name
    if (typeof value !== 'string') {
      const inner = partOf(value, wanted, `${key}.`)
      if (Object.keys(inner).length > 0) part[name] = inner
    } else if (wanted(key.replace(plural, ''))) part[name] = value
  }
  return part
}

/**
 * Cuts each language's texts in two while the browser's bundle is built (decision 015): `?first` keeps what the code
 * of a woken first page can ask for, `?rest` all else. In dev both are whole.
 */
export function textsInTwo(): Plugin {
  return {
    name: 'texts-in-two',
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
      for (const each of Object.values(chunks))
        if (starts.test(each.facadeModuleId ?? '')) reach(each.fileName)
      const app = path.resolve('app')
      const asked = [...reached]
        .flatMap((name) => chunks[name]?.moduleIds ?? [])
        .filter((id) => id.startsWith(app))
        .map((id) => keysIn(this.getModuleInfo(id)?.code ?? ''))
      const whole = new Set(asked.flatMap((keys) => keys.whole))
      const begun = asked.flatMap((keys) => keys.starts)
      const isFirst = (key: string) =>
        whole.has(key) || begun.some((start) => key.startsWith(start))
      const all = JSON.parse(readFileSync(file, 'utf8')) as Texts
      const part = partOf(all, half === 'first' ? isFirst : (key) => !isFirst(key))
      return { code: `export default ${JSON.stringify(part)}`, map: null }
    },
  }
}
