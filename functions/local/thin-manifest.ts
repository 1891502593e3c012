import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

type Manifest = { entry: Record<string, unknown>; routes: Record<string, Record<string, unknown>> }

/**
 * Remix's list of routes for the browser without what says nothing there: settings that are off, style sheets that are
 * none, and the imports of each module, which only its prefetching links would read (we have none). Every woken page
 * carries the list, and it grows with each route (decision 015).
 */
export function thinManifest(source: string): string {
  const [, head = '', json = '', tail = ''] =
    /^(\s*window\.__remixManifest=)(.*?)(;?\s*)$/s.exec(source) ?? []
  if (!head)
    throw new Error('The browser’s manifest is not as functions/local/thin-manifest.ts knows it.')
  const manifest = JSON.parse(json) as Manifest
  for (const route of Object.values(manifest.routes)) {
    delete route.imports
    for (const [name, value] of Object.entries(route))
      if (value === false || (Array.isArray(value) && value.length === 0)) delete route[name]
  }
  return head + JSON.stringify(manifest) + tail
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
