import type { Readable } from 'node:stream'
import { Miniflare, type MiniflareOptions, type WorkerOptions } from 'miniflare'
import { steadyWait } from '../shop/seed/atomics-wait'
import { freePort } from './ports'
import { newSecrets, type Secrets } from './secrets'
import { bothSettings } from './settings'
import { bundles } from './workers/build-workers'

steadyWait()

/** Answers the storefront's calls instead of the shop; `shop` forwards a call to the real one. */
export type Backend = (
  request: Request,
  shop: (request: Request) => Promise<Response>,
) => Promise<Response>

export type HostOptions = {
  port?: number
  host?: string
  /** Where D1 and the Cache API store their files; default: in memory. */
  folder?: string
  /** The folder of the files that the storefront serves; default: the built ones. */
  files?: string
  secrets?: Secrets
  /** Overrides of `[vars]` in the storefront's wrangler.toml; `shopVars` in the shop's. */
  vars?: Record<string, string>
  shopVars?: Record<string, string>
  /** Intercepts calls from the storefront to the shop, for tests and measurements. */
  backend?: Backend
  /** Answers what the storefront requests elsewhere, such as a provider's captcha; for tests. */
  elsewhere?: (request: Request) => Promise<Response>
  /** The storefront's bundle, in the project's folder; default: the built one. */
  bundle?: string | undefined
  /** Leaves out emulated services that cost CPU: no Cache API, a direct fetch. For measurements. */
  bare?: boolean
  /** Opens an endpoint that runs many statements on the shop's database in one request; for tests. */
  statements?: boolean
  inspectorPort?: number
  /** Receives each line that the Workers print; default: they print to the console. */
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void
}

export type HostedWorkers = {
  /** The storefront's origin, without a trailing slash. */
  url: string
  /** The shop's own origin, for direct calls of the backend. */
  shopUrl: string
  secrets: Secrets
  db: D1Database
  /** Origin of the endpoint for statements; empty unless `statements` is set. */
  statementsUrl: string
  tick: () => Promise<void>
  close: () => Promise<void>
}

function eachLine(stream: Readable, onEachLine: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onEachLine(line)
  })
}

/** A Worker that only serves the built files, under the binding that `[assets]` names. */
const files = (directory: string, compatibilityDate: string): WorkerOptions => ({
  name: 'files',
  modules: true,
  script: 'export default { fetch() { return new Response(null, { status: 404 }) } }',
  compatibilityDate,
  assets: { directory, binding: 'ASSETS' },
})

/** A Worker that runs the statements of a request in one batch: Node's binding costs two round trips per statement. */
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

const maxAttempts = 3

async function onFreePorts<T>({ port }: HostOptions, host: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await host()
    } catch (error) {
      // Miniflare often reports only that workerd did not start, before it has read that an address is taken.
      const isTaken = /address already in use|runtime failed to start/i.test(String(error))
      if (!isTaken || port !== undefined || attempt === maxAttempts) throw error
    }
  }
}

/** Hosts both Workers on direct sockets: Miniflare's proxy delays streams. @throws when a bundle does not start */
export const hostWorkers = (options: HostOptions = {}): Promise<HostedWorkers> =>
  onFreePorts(options, () => hostOnce(options))

type Ports = { host: string; port: number; shopPort: number }

/** Miniflare's own options: no network of its own, files where `folder` says, lines to `onLine`. */
function sharedOptions(
  { inspectorPort, folder, onLine }: HostOptions,
  { host }: Pick<Ports, 'host'>,
) {
  return {
    host,
    port: 0,
    cf: false,
    logRequests: false,
    telemetry: { enabled: false },
    ...(inspectorPort ? { inspectorPort } : {}),
    ...(folder ? { d1Persist: `${folder}/d1`, cachePersist: `${folder}/cache` } : {}),
    ...(onLine
      ? {
          handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
            eachLine(stdout, (line) => onLine(line, 'stdout'))
            eachLine(stderr, (line) => onLine(line, 'stderr'))
          },
        }
      : {}),
  }
}

type Binding = 'shop' | ((request: Request) => Promise<Response>)

function storefrontOptions(
  options: HostOptions,
  { host, port }: Pick<Ports, 'host' | 'port'>,
  vars: Record<string, string>,
  shopBinding?: Binding,
) {
  const { storefront } = bothSettings()
  return {
    name: 'storefront',
    ...(options.bare ? cacheless : moduleOf)(options.bundle ?? bundles.storefront.outfile),
    compatibilityDate: storefront.compatibilityDate,
    compatibilityFlags: storefront.compatibilityFlags,
    bindings: { ...storefront.vars, ...vars, ...options.vars },
    serviceBindings: { ...(shopBinding ? { SHOP: shopBinding } : {}), ASSETS: 'files' },
    ...(options.bare ? { stripCfConnectingIp: false } : {}),
    ...(options.elsewhere ? { outboundService: options.elsewhere } : {}),
    unsafeDirectSockets: [{ host, port }],
  }
}

const withShop = ({ port, shopPort }: Ports, secrets: Secrets): Record<string, string> => ({
  SITE_ORIGIN: `http://localhost:${port}`,
  PAYMENT_ORIGINS: `http://localhost:${shopPort}`,
  SESSION_KEYS: secrets.SESSION_KEYS,
  SHOP_GUEST_TOKEN: secrets.SHOP_GUEST_TOKEN,
})

function shopOptions(
  { vars, shopVars }: HostOptions,
  { host, port, shopPort }: Ports,
  secrets: Secrets,
) {
  const { shop } = bothSettings()
  return {
    name: 'shop',
    ...moduleOf(bundles.shop.outfile),
    compatibilityDate: shop.compatibilityDate,
    compatibilityFlags: shop.compatibilityFlags,
    bindings: {
      ...shop.vars,
      GUEST_TOKEN: secrets.SHOP_GUEST_TOKEN,
      TOKEN_SECRET: secrets.TOKEN_SECRET,
      OWN_ORIGIN: `http://localhost:${shopPort}`,
      SITE_ORIGIN: vars?.SITE_ORIGIN ?? `http://localhost:${port}`,
      ...shopVars,
    },
    d1Databases: shop.databases,
    unsafeDirectSockets: [{ host, port: shopPort }],
  }
}

type ShopWorker = {
  fetch: (request: Request) => Promise<Response>
  scheduled: (event: { cron: string }) => Promise<unknown>
}

async function started(options: MiniflareOptions): Promise<Miniflare> {
  const miniflare = new Miniflare(options)
  try {
    await miniflare.ready
    return miniflare
  } catch (error) {
    await miniflare.dispose().catch(() => undefined)
    throw error
  }
}

/**
 * A response with its body in memory: through Miniflare's proxy, one that a test holds back for some 250 ms before it
 * is read did not arrive at all about once in 60 times.
 */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, answer)
}

async function hostOnce(options: HostOptions): Promise<HostedWorkers> {
  const { storefront, shop } = bothSettings()
  const { backend, host = '127.0.0.1', port = await freePort(), secrets = newSecrets() } = options
  const ports = { host, port, shopPort: await freePort() }
  const shopBinding = backend
    ? (request: Request) => backend(request, async (r) => whole(await (await shopOf()).fetch(r)))
    : 'shop'
  const miniflare = await started({
    ...sharedOptions(options, ports),
    workers: [
      files(options.files ?? 'build/client', storefront.compatibilityDate),
      storefrontOptions(options, ports, withShop(ports, secrets), shopBinding),
      shopOptions(options, ports, secrets),
      ...(options.statements ? [statements(shop.databases)] : []),
    ],
  } as MiniflareOptions)
  // Miniflare's own Request type demands more than the one that its fetch accepts.
  const shopOf = async () => (await miniflare.getWorker('shop')) as unknown as ShopWorker
  const originOf = async (worker: string) => (await miniflare.unsafeGetDirectURL(worker)).origin
  return {
    url: `http://localhost:${port}`,
    shopUrl: await originOf('shop'),
    secrets,
    db: (await miniflare.getD1Database('DB', 'shop')) as D1Database,
    statementsUrl: options.statements ? await originOf('statements') : '',
    tick: async () => {
      await (await shopOf()).scheduled({ cron: '*/5 * * * *' })
    },
    close: () => miniflare.dispose(),
  }
}

/** Hosts the storefront alone, in front of the shop that `vars` names. @throws when its bundle does not start */
export const hostStorefront = (options: StorefrontOptions): Promise<HostedStorefront> =>
  onFreePorts(options, () => hostStorefrontOnce(options))

type StorefrontOptions = HostOptions & { vars: Record<string, string> }
export type HostedStorefront = Pick<HostedWorkers, 'url' | 'close'>

async function hostStorefrontOnce(options: StorefrontOptions): Promise<HostedStorefront> {
  const { host = '127.0.0.1', port = await freePort() } = options
  const { storefront } = bothSettings()
  const site = { SITE_ORIGIN: `http://localhost:${port}` }
  const miniflare = await started({
    ...sharedOptions(options, { host }),
    workers: [
      files(options.files ?? 'build/client', storefront.compatibilityDate),
      storefrontOptions(options, { host, port }, site),
    ],
  } as MiniflareOptions)
  return { url: `http://localhost:${port}`, close: () => miniflare.dispose() }
}
