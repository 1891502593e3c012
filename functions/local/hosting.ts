import type { Readable } from 'node:stream'
import { Miniflare, type MiniflareOptions, type WorkerOptions } from 'miniflare'
import { bundles } from './build-workers'
import { freePort } from './ports'
import { newSecrets, type Secrets } from './secrets'
import { bothSettings } from './settings'
import { steadyWait } from './steady-wait'

steadyWait()

/** Answers the storefront's calls in the shop's place; `shop` passes a call on to the real one. */
export type Backend = (
  request: Request,
  shop: (request: Request) => Promise<Response>,
) => Promise<Response>

export type HostOptions = {
  /** The storefront's port; without it a free one. */
  port?: number
  /** The address to listen on; 127.0.0.1 unless said otherwise. */
  host?: string
  /** Where D1 and the Cache API keep their files; without it they live in memory. */
  folder?: string
  secrets?: Secrets
  /** Over the `[vars]` of the two wrangler.toml files. */
  vars?: Record<string, string>
  shopVars?: Record<string, string>
  /** Stands between the storefront and the shop, for tests and measurements. */
  backend?: Backend
  /**
   * Leaves out the stand-ins for the platform that run in the Workers' own process and cost CPU there: the
   * storefront then finds no Cache API, and its fetch goes straight out. For measurements.
   */
  bare?: boolean
  /** Opens the shop's database to who sends many statements in one request; for tests. */
  statements?: boolean
  /** Where a debugger or profiler may attach; without it none can. */
  inspectorPort?: number
  /** What to do with a line the Workers print; without it they print as they do. */
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void
}

export type Hosted = {
  /** The storefront's origin, without a slash at its end. */
  url: string
  /** The shop's own origin, for who wants to call the backend directly. */
  shopUrl: string
  secrets: Secrets
  db: D1Database
  /** Where statements are sent to; empty unless they were wanted. */
  statementsUrl: string
  /** Does what the shop does by the clock, as its cron would. */
  tick: () => Promise<void>
  close: () => Promise<void>
}

function eachLine(stream: Readable, take: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
}

/** A Worker whose only work is to give out the built files, under the binding that `[assets]` names. */
const files = (compatibilityDate: string): WorkerOptions => ({
  name: 'files',
  modules: true,
  script: 'export default { fetch() { return new Response(null, { status: 404 }) } }',
  compatibilityDate,
  assets: { directory: 'build/client', binding: 'ASSETS' },
})

/** A Worker that runs what it is sent in one batch: the binding that Node has pays two round trips for each statement. */
const statements = (databases: Record<string, string>): WorkerOptions => ({
  name: 'statements',
  modules: true,
  script: `export default { async fetch(request, { DB }) {
    const sent = await request.json()
    const made = sent.map(([sql, ...values]) => DB.prepare(sql).bind(...values))
    return Response.json((await DB.batch(made)).map(({ results }) => results))
  } }`,
  compatibilityDate: '2026-01-01',
  d1Databases: databases,
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
})

const moduleOf = (path: string): Pick<WorkerOptions, 'modules' | 'modulesRoot'> => ({
  modules: [{ type: 'ESModule', path }],
  modulesRoot: '.',
})

/** The same Worker in a runtime without a Cache API. */
const cacheless = (path: string): Pick<WorkerOptions, 'modules' | 'modulesRoot'> => ({
  modules: [
    {
      type: 'ESModule',
      path: 'build/cacheless.js',
      contents: `delete globalThis.caches\nexport { default } from '/${path}'`,
    },
    { type: 'ESModule', path },
  ],
  modulesRoot: '.',
})

/** How often other free ports are looked for when somebody was quicker. */
const mostTries = 3

/**
 * Hosts the two built Workers, joined by their service binding, on sockets of their own: Miniflare's
 * usual port stands a proxy before them, which compresses and so holds streams back.
 *
 * @throws when a bundle is missing or does not start, with workerd's message
 */
export async function hostWorkers(options: HostOptions = {}): Promise<Hosted> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await hostOnce(options)
    } catch (error) {
      // Miniflare often ends before it has read that an address is taken, and then says only that workerd did not start.
      const isTaken = /address already in use|runtime failed to start/i.test(String(error))
      if (!isTaken || options.port !== undefined || tried === mostTries) throw error
    }
  }
}

async function hostOnce(options: HostOptions): Promise<Hosted> {
  const { storefront, shop } = bothSettings()
  const host = options.host ?? '127.0.0.1'
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const shopPort = await freePort()
  const secrets = options.secrets ?? newSecrets()
  const { backend, onLine, folder } = options

  const through = backend
    ? (request: Request) => backend(request, async (r) => (await shopOf()).fetch(r))
    : 'shop'
  const settings = {
    host,
    port: 0,
    cf: false,
    logRequests: false,
    telemetry: { enabled: false },
    ...(options.inspectorPort ? { inspectorPort: options.inspectorPort } : {}),
    ...(folder ? { d1Persist: `${folder}/d1`, cachePersist: `${folder}/cache` } : {}),
    ...(onLine
      ? {
          handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
            eachLine(stdout, (line) => onLine(line, 'stdout'))
            eachLine(stderr, (line) => onLine(line, 'stderr'))
          },
        }
      : {}),
    workers: [
      files(storefront.compatibilityDate),
      {
        name: 'storefront',
        ...(options.bare ? cacheless : moduleOf)(bundles.storefront.outfile),
        compatibilityDate: storefront.compatibilityDate,
        compatibilityFlags: storefront.compatibilityFlags,
        bindings: {
          ...storefront.vars,
          SITE_ORIGIN: url,
          PAYMENT_ORIGINS: `http://localhost:${shopPort}`,
          SESSION_KEYS: secrets.SESSION_KEYS,
          SHOP_GUEST_TOKEN: secrets.SHOP_GUEST_TOKEN,
          ...options.vars,
        },
        serviceBindings: { SHOP: through, ASSETS: 'files' },
        ...(options.bare ? { stripCfConnectingIp: false } : {}),
        unsafeDirectSockets: [{ host, port }],
      },
      {
        name: 'shop',
        ...moduleOf(bundles.shop.outfile),
        compatibilityDate: shop.compatibilityDate,
        compatibilityFlags: shop.compatibilityFlags,
        bindings: {
          ...shop.vars,
          GUEST_TOKEN: secrets.SHOP_GUEST_TOKEN,
          TOKEN_SECRET: secrets.TOKEN_SECRET,
          OWN_ORIGIN: `http://localhost:${shopPort}`,
          ...options.shopVars,
        },
        d1Databases: shop.databases,
        unsafeDirectSockets: [{ host, port: shopPort }],
      },
      ...(options.statements ? [statements(shop.databases)] : []),
    ],
  } as MiniflareOptions
  const miniflare = new Miniflare(settings)
  const shopOf = async () =>
    (await miniflare.getWorker('shop')) as unknown as {
      fetch: (request: Request) => Promise<Response>
      scheduled: (event: { cron: string }) => Promise<unknown>
    }
  try {
    await miniflare.ready
  } catch (error) {
    await miniflare.dispose().catch(() => undefined)
    throw error
  }
  const shopUrl = await miniflare.unsafeGetDirectURL('shop')
  const statementsUrl = options.statements
    ? (await miniflare.unsafeGetDirectURL('statements')).origin
    : ''
  const db = (await miniflare.getD1Database('DB', 'shop')) as unknown as D1Database
  return {
    url,
    shopUrl: shopUrl.origin,
    secrets,
    db,
    statementsUrl,
    tick: async () => {
      await (await shopOf()).scheduled({ cron: '*/5 * * * *' })
    },
    close: () => miniflare.dispose(),
  }
}
