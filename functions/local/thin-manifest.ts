import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

type Route = Record<string, unknown> & { id: string; module: string }
type Manifest = { entry: Record<string, unknown>; routes: Record<string, Route> }

/** What a route may have, by a letter each. */
const flags = {
  a: 'hasAction',
  l: 'hasLoader',
  c: 'hasClientLoader',
  d: 'hasClientAction',
  e: 'hasErrorBoundary',
  i: 'index',
} as const

/** How many characters a file's hash has. */
const hash = 8

/** Writes the routes out again in the browser; `own` is a file's hash, its name with one, or nothing for the one before. */
const decoder =
  `(t=>{let m;const r={};for(const w of t.split("\\n")){const[id,path,f,own]=w.split(" ");\
if(own)m="/assets/"+(own.length>${hash}?own:id.split("/").pop()+"-"+own)+".js";\
const o=r[id]={id,module:m};if(id!="root")o.parentId="root";const k=${JSON.stringify(flags)};\
for(const c of f)o[k[c]]=!0;if(!o.index)o.path=path}return r})`.replaceAll('\\\n', '')

/** One route as a line: id, path, letters, file. */
function lineOf({ id, path, module, parentId, ...rest }: Route, before: string): string {
  const known = new Set<string>(Object.values(flags))
  const other = Object.keys(rest).filter((name) => !known.has(name))
  const isPlain = parentId === (id === 'root' ? undefined : 'root') && !/[\s]/.test(`${id}${path}`)
  if (other.length > 0 || !isPlain)
    throw new Error(
      `functions/local/thin-manifest.ts does not know ${other.join(', ')} of route ${id}.`,
    )
  const letters = Object.entries(flags).flatMap(([letter, name]) => (rest[name] ? letter : []))
  const file = module.replace(/^\/assets\/(.+)\.js$/, '$1')
  const own = file.slice(0, -hash) === `${id.split('/').pop()}-` ? file.slice(-hash) : file
  return [id, path ?? '', letters.join(''), module === before ? '' : own].join(' ')
}

/**
 * Remix's list of routes for the browser without what says nothing there: settings that are off, style sheets that are
 * none, and the imports of each module, which only its prefetching links would read (we have none). Every woken page
 * carries the list, and it grows with each route, so each route is one short line (decision 015).
 * @throws when the list is not as this file knows it
 */
export function thinManifest(source: string): string {
  const [, head = '', json = '', tail = ''] =
    /^(\s*window\.__remixManifest=)(.*?)(;?\s*)$/s.exec(source) ?? []
  if (!head)
    throw new Error('The browser’s manifest is not as functions/local/thin-manifest.ts knows it.')
  const { routes, ...rest } = JSON.parse(json) as Manifest
  for (const route of Object.values(routes)) {
    delete route.imports
    for (const [name, value] of Object.entries(route))
      if (value === false || (Array.isArray(value) && value.length === 0)) delete route[name]
  }
  let before = ''
  const lines = Object.values(routes).map((route) => {
    const line = lineOf(route, before)
    before = route.module
    return line
  })
  const text = `{...${JSON.stringify(rest)},routes:${decoder}(${JSON.stringify(lines.join('\n'))})}`
  const again: unknown = runInNewContext(`JSON.stringify(${text})`)
  if (!isDeepStrictEqual(JSON.parse(String(again)), { ...rest, routes }))
    throw new Error('functions/local/thin-manifest.ts wrote another list of routes than it read.')
  return head + text + tail
}

/** Thins the manifest of a finished build. @throws when there is not exactly one */
export function thinBuiltManifest(folder = 'build/client/assets'): void {
  const files = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))
  const [file] = files
  if (!file || files.length > 1)
    throw new Error(`Expected one manifest in ${folder}, found ${files.length}.`)
  const path = `${folder}/${file}`
  writeFileSync(path, thinManifest(readFileSync(path, 'utf8')))
}
