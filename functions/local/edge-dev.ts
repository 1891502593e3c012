import type { Plugin, ViteDevServer } from 'vite'
import { startDevShop } from './dev-shop'
import { send, toRequest } from './node-bridge'
import { localSecrets, readDevVars } from './secrets'
import { readSettings } from './settings'

type Handle = (
  request: Request,
  env: unknown,
  ctx: { waitUntil: (work: Promise<unknown>) => void; passThroughOnException: () => void },
  build: unknown,
) => Promise<Response>

const nothing = { match: async () => undefined, put: async () => {}, delete: async () => false }

/** Node has no Cache API; in dev nothing is kept, so that an edit is always seen. */
function giveEmptyCaches(): void {
  Object.assign(globalThis, { caches: { default: nothing, open: async () => nothing } })
}

async function devEnv(server: ViteDevServer): Promise<Record<string, unknown>> {
  const vars = readDevVars('.dev.vars')
  const secrets = { ...localSecrets('.data'), ...vars }
  const shop = await startDevShop(secrets, () => server.ws.send({ type: 'full-reload' }))
  server.httpServer?.once('close', shop.close)
  const settings = readSettings('wrangler.toml')
  return {
    ...settings.vars,
    SITE_ORIGIN: `http://localhost:${server.config.server.port}`,
    PAYMENT_ORIGINS: shop.origin,
    ...secrets,
    // Vite itself gives out the files of public/ and the modules.
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    SHOP: { fetch: shop.fetch },
  }
}

/**
 * The dev server answers with the storefront Worker's own handler, and the reference shop runs beside
 * it in Miniflare: one process, hot reload of the app, a page reload when a Worker is edited.
 */
export function edgeDev(): Plugin {
  return {
    name: 'edge-dev',
    apply: 'serve',
    transform(code, id) {
      // What wakes a page (app/wake.tsx) fetches the manifest first; hot reload must be there before any module.
      if (id !== '\0virtual:remix/browser-manifest') return null
      return { code: `import 'virtual:remix/inject-hmr-runtime'\n${code}`, map: null }
    },
    configureServer(server) {
      // Remix makes a child server from the same plugins, without a configuration file. Vitest has no use for it.
      if (!server.config.configFile || process.env.VITEST) return
      giveEmptyCaches()
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
