import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

type Route = Record<string, unknown> & { id: string; module: string }
type Manifest = { entry: Record<string, unknown>; routes: Record<string, Route> }

const flags = {
  a: 'hasAction',
  l: 'hasLoader',
  c: 'hasClientLoader',
  d: 'hasClientAction',
  e: 'hasErrorBoundary',
  i: 'index',
} as const

const hashLength = 8

/** Rebuilds the routes in the browser. `own` is a file's hash, its whole name, or empty for the previous route's file. */
const decoder =
  `(t=>{let m;const r={};for(const w of t.split("\\n")){const[id,path,f,own]=w.split(" ");\
if(own)m="/assets/"+(own.length>${hashLength}?own:id.split("/").pop()+"-"+own)+".js";\
const o=r[id]={id,module:m};if(id!="root")o.parentId="root";const k=${JSON.stringify(flags)};\
for(const c of f)o[k[c]]=!0;if(!o.index)o.path=path}return r})`.replaceAll('\\\n', '')

/** One route as a line: id, path, letters, file. */
function lineOf({ id, path, module, parentId, ...rest }: Route, previousModule: string): string {
  const flagNames = new Set<string>(Object.values(flags))
  const unknownNames = Object.keys(rest).filter((name) => !flagNames.has(name))
  const isPlain = parentId === (id === 'root' ? undefined : 'root') && !/[\s]/.test(`${id}${path}`)
  if (unknownNames.length > 0 || !isPlain)
    throw new Error(
      `functions/local/thin-manifest.ts does not know ${unknownNames.join(', ')} of route ${id}.`,
    )
  const letters = Object.entries(flags).flatMap(([letter, name]) => (rest[name] ? letter : []))
  const file = module.replace(/^\/assets\/(.+)\.js$/, '$1')
  const ownFile =
    file.slice(0, -hashLength) === `${id.split('/').pop()}-` ? file.slice(-hashLength) : file
  return [id, path ?? '', letters.join(''), module === previousModule ? '' : ownFile].join(' ')
}

/**
 * Shortens Remix's list of routes for the browser: drops flags that are off, empty lists of style sheets, and the
 * imports of each module, which only prefetching links use (there are none). Every hydrated page loads the list, so
 * each route is one short line (decision 015).
 * @throws when the list has an unknown form
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
  let previousModule = ''
  const lines = Object.values(routes).map((route) => {
    const line = lineOf(route, previousModule)
    previousModule = route.module
    return line
  })
  const text = `{...${JSON.stringify(rest)},routes:${decoder}(${JSON.stringify(lines.join('\n'))})}`
  const decoded: unknown = runInNewContext(`JSON.stringify(${text})`)
  if (!isDeepStrictEqual(JSON.parse(String(decoded)), { ...rest, routes }))
    throw new Error('functions/local/thin-manifest.ts wrote another list of routes than it read.')
  return head + text + tail
}

/** Shortens the manifest of a finished build. @throws when there is not exactly one */
export function thinBuiltManifest(folder = 'build/client/assets'): void {
  const files = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))
  const [file] = files
  if (!file || files.length > 1)
    throw new Error(`Expected one manifest in ${folder}, found ${files.length}.`)
  const path = `${folder}/${file}`
  writeFileSync(path, thinManifest(readFileSync(path, 'utf8')))
}
