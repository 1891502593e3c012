import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededFolder } from '../../functions/local/database'
import { type HostedWorkers, type HostOptions, hostWorkers } from '../../functions/local/hosting'
import { ensureBuilt } from '../../functions/local/workers/fresh-build'
import { Visitor } from './visitor'

/** The number of products: a seed with every special case of the demo shop and little else; 5000 is the full size. */
const size = Number(process.env.TEST_PRODUCTS ?? 120)

/** Builds the Workers and seeds the small shop, unless both are fresh. Once before a test run. */
export async function prepareWorkers(log: (line: string) => void = console.log): Promise<void> {
  await ensureBuilt(log)
  await seededFolder(size, log)
}

export type Shop = HostedWorkers & {
  /** A request to the storefront without cookies; redirects are not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** A new visitor in a browser of their own. */
  visitor: (headers?: Record<string, string>) => Visitor
}

type Options = Pick<
  HostOptions,
  'vars' | 'shopVars' | 'backend' | 'onLine' | 'port' | 'statements' | 'bare'
> & {
  /** Serves the pictures too. */
  pictures?: boolean
}

/** A machine that runs many tests at once answers late. */
const slowMachine = { READ_DEADLINE_MS: '4000' }

const built = 'build/client'
const pictureFolder = path.join(built, 'img')

let copied = ''

/** The built files without the pictures, in a copy for each process: Miniflare hashes each file, which took a third of each start. */
export function filesWithoutPictures(): string {
  if (copied) return copied
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-files-'))
  cpSync(built, folder, { recursive: true, filter: (from) => from !== pictureFolder })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  copied = folder
  return folder
}

/**
 * Both built Workers on a freshly seeded database of their own. Without `onLine` their log lines are dropped, without
 * `pictures` the storefront serves none. Close it when done.
 * @example const shop = await openWorkers({ vars: { DEFAULT_CURRENCY: 'EUR' } })
 */
export async function openWorkers({ pictures, ...options }: Options = {}): Promise<Shop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-'))
  cpSync(await seededFolder(size, () => {}), folder, { recursive: true })
  const files = pictures ? built : filesWithoutPictures()
  const vars = { ...slowMachine, ...options.vars }
  const hosted = await hostWorkers({ onLine: () => {}, ...options, vars, folder, files })
  return {
    ...hosted,
    fetch: (to, init) => fetch(new URL(to, hosted.url), { redirect: 'manual', ...init }),
    visitor: (headers) => new Visitor(hosted.url, headers),
    async close() {
      await hosted.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
