import { context } from 'esbuild'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { bundles, workerOptions } from './build-workers'
import { prepareDatabase } from './database'
import { freePort } from './ports'
import type { Secrets } from './secrets'
import { readDevVars } from './secrets'
import { readSettings } from './settings'

type DevShop = {
  fetch: typeof fetch
  /** Origin of the shop's own pages for the browser. */
  origin: string
  close: () => Promise<void>
}

/**
 * Runs the reference shop beside the dev server with its own database, and rebundles it at each edit.
 */
export async function startDevShop(secrets: Secrets, onEdit: () => void): Promise<DevShop> {
  const folder = '.data/dev'
  const size = Number(process.env.SEED_SIZE ?? 1200)
  await prepareDatabase({ folder, size, log: console.log })
  const settings = readSettings('functions/shop/wrangler.toml')
  const outfile = '.data/dev/shop.js'
  const port = await freePort()
  const options = (): MiniflareOptions =>
    ({
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
        ...readDevVars('functions/shop/.dev.vars'),
      },
      d1Databases: settings.databases,
      d1Persist: `${folder}/d1`,
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
    }) as MiniflareOptions

  let miniflare: Miniflare | undefined
  const bundle = await context({
    ...workerOptions('shop'),
    entryPoints: [bundles.shop.entry],
    outfile,
    minify: false,
    plugins: [
      {
        name: 'restart-shop',
        setup: (build) =>
          build.onEnd(async ({ errors }) => {
            if (errors.length > 0 || !miniflare) return
            await miniflare.setOptions(options())
            onEdit()
          }),
      },
    ],
  })
  await bundle.rebuild()
  miniflare = new Miniflare(options())
  await miniflare.ready
  await bundle.watch()
  const started = miniflare

  return {
    origin: `http://localhost:${port}`,
    async fetch(input, init) {
      const request = new Request(input, init)
      const origin = await started.unsafeGetDirectURL('shop')
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(new URL(pathname + search, origin), request))
    },
    async close() {
      await bundle.dispose()
      await started.dispose()
    },
  }
}
