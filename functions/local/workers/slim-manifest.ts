import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const start = 'window.__remixManifest='

type Manifest = { routes: Record<string, Record<string, unknown>> }

const isNothing = (value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0)

/** Leaves out of the browser's manifest what is false or empty, and what only links that prefetch read: a fifth of it. */
export function slimManifest(folder = 'build/client/assets'): void {
  const [name] = readdirSync(folder).filter((one) => one.startsWith('manifest-'))
  const file = path.join(folder, name ?? '')
  const text = name ? readFileSync(file, 'utf8') : ''
  if (!text.startsWith(start))
    throw new Error(
      'Remix writes its manifest otherwise: see functions/local/workers/slim-manifest.ts.',
    )
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, '')) as Manifest
  for (const route of Object.values(manifest.routes))
    for (const [key, value] of Object.entries(route))
      if (key === 'imports' || isNothing(value)) delete route[key]
  writeFileSync(file, `${start}${JSON.stringify(manifest)};`)
}
