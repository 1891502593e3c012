import { context } from 'esbuild'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { prepareDatabase } from './database'
import { readOwnShop } from './own-shop'
import { freePort } from './ports'
import type { Secrets } from './secrets'
import { readDevVars } from './secrets'
import { readSettings } from './settings'
import { bundles, workerOptions } from './workers/build-workers'

type DevShop = {
  fetch: typeof fetch
  /** Origin of the shop's own pages for the browser. */
  origin: string
  close: () => Promise<void>
}

const folder = '.data/dev'
const outfile = '.data/dev/shop.js'

function shopOptions(port: number, secrets: Secrets, siteOrigin: string): MiniflareOptions {
  const settings = readSettings('functions/shop/wrangler.toml')
  return {
    name: 'shop',
    modules: [{ type: 'ESModule', path: outfile }],
    modulesRoot: '.',
    compatibilityDate: settings.compatibilityDate,
    compatibilityFlags: settings.compatibilityFlags,
    cf: false,
    logRequests: false,
    telemetry: { enabled: false },
    bindings: {
      ...settings.vars,
      GUEST_TOKEN: secrets.SHOP_GUEST_TOKEN,
      TOKEN_SECRET: secrets.TOKEN_SECRET,
      OWN_ORIGIN: `http://localhost:${port}`,
      SITE_ORIGIN: siteOrigin,
      ...readDevVars('functions/shop/.dev.vars'),
    },
    d1Databases: settings.databases,
    d1Persist: `${folder}/d1`,
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  } as MiniflareOptions
}

/** Bundles the shop at each edit, and calls `onBundle` after each that succeeds. */
const shopBundle = (onBundle: () => Promise<void>) =>
  context({
    ...workerOptions('shop'),
    entryPoints: [bundles.shop.entry],
    outfile,
    minify: false,
    plugins: [
      {
        name: 'restart-shop',
        setup: ({ onEnd }) => onEnd(({ errors }) => (errors.length > 0 ? undefined : onBundle())),
      },
    ],
  })

/** Runs the reference shop beside the dev server with its own database, and rebundles it at each edit. */
export async function startDevShop(
  secrets: Secrets,
  siteOrigin: string,
  onEdit: () => void,
): Promise<DevShop> {
  const size = Number(process.env.SEED_SIZE ?? 1200)
  const own = readOwnShop(undefined, process.env)
  await prepareDatabase({ folder, size, log: console.log, own })
  const port = await freePort()
  let running: Miniflare | undefined
  const bundle = await shopBundle(async () => {
    if (!running) return
    await running.setOptions(shopOptions(port, secrets, siteOrigin))
    onEdit()
  })
  await bundle.rebuild()
  const miniflare = new Miniflare(shopOptions(port, secrets, siteOrigin))
  await miniflare.ready
  running = miniflare
  await bundle.watch()

  return {
    origin: `http://localhost:${port}`,
    async fetch(input, init) {
      const request = new Request(input, init)
      const origin = await miniflare.unsafeGetDirectURL('shop')
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(new URL(pathname + search, origin), request))
    },
    async close() {
      await bundle.dispose()
      await miniflare.dispose()
    },
  }
}
