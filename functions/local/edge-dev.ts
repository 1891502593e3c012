import type { Plugin, ViteDevServer } from 'vite'
import { startDevShop } from './dev-shop'
import { send, toRequest } from './node-bridge'
import { localVars } from './open/start-settings'
import { localSecrets } from './secrets'
import { readSettings } from './settings'

type Handle = (
  request: Request,
  env: unknown,
  ctx: { waitUntil: (work: Promise<unknown>) => void; passThroughOnException: () => void },
  build: unknown,
) => Promise<Response>

const emptyCache = { match: async () => undefined, put: async () => {}, delete: async () => false }

/** Node has no Cache API. Nothing is cached in dev, so that every edit takes effect. */
function defineEmptyCaches(): void {
  Object.assign(globalThis, { caches: { default: emptyCache, open: async () => emptyCache } })
}

async function devEnv(server: ViteDevServer): Promise<Record<string, unknown>> {
  const vars = localVars(process.env)
  const { SESSION_KEYS, ...shopSecrets } = localSecrets('.data')
  const ofEveryShop = {
    ...readSettings('wrangler.toml').vars,
    SITE_ORIGIN: `http://localhost:${server.config.server.port}`,
    SESSION_KEYS,
    // Vite itself serves the files of public/ and the modules.
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
  }
  if (vars.SHOP_ORIGIN) return { ...ofEveryShop, ...vars }
  const secrets = { SESSION_KEYS, ...shopSecrets, ...vars }
  const { SITE_ORIGIN } = ofEveryShop
  const reload = () => server.ws.send({ type: 'full-reload' })
  const shop = await startDevShop(secrets, SITE_ORIGIN, reload)
  server.httpServer?.once('close', shop.close)
  return {
    ...ofEveryShop,
    PAYMENT_ORIGINS: shop.origin,
    ...secrets,
    SHOP: { fetch: shop.fetch },
  }
}

/** The dev server answers with the storefront Worker's handler, beside the shop in Miniflare; edits reload the page. */
export function edgeDev(): Plugin {
  return {
    name: 'edge-dev',
    apply: 'serve',
    transform(code, id) {
      // Hydration (app/rendering/hydrate-on-intent.tsx) loads the manifest first; hot reload must run before it.
      if (id !== '\0virtual:remix/browser-manifest') return null
      return { code: `import 'virtual:remix/inject-hmr-runtime'\n${code}`, map: null }
    },
    configureServer(server) {
      // Remix creates a child server from the same plugins without a configuration file; it and Vitest need no shop.
      if (!server.config.configFile || process.env.VITEST) return
      defineEmptyCaches()
      const env = devEnv(server)
      env.catch((error: Error) => server.config.logger.error(error.message))
      server.watcher.on('change', (file) => {
        if (file.includes('/functions/storefront/')) server.ws.send({ type: 'full-reload' })
      })
      const ctx = {
        waitUntil: (work: Promise<unknown>) =>
          void work.catch((error: Error) => server.config.logger.error(error.message)),
        passThroughOnException() {},
      }
      return () =>
        server.middlewares.use(async (message, to, next) => {
          try {
            const { handle } = await server.ssrLoadModule('/functions/storefront/handle.ts')
            const build = await server.ssrLoadModule('virtual:remix/server-build')
            const origin = `http://${message.headers.host ?? 'localhost'}`
            const request = toRequest(message, new URL(message.originalUrl ?? '/', origin))
            send(await (handle as Handle)(request, await env, ctx, build), to)
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          }
        })
    },
  }
}
