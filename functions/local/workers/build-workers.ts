import { type BuildOptions, build } from 'esbuild'

/** The two Workers by name: entry and output file (both relative to the root). */
export const bundles = {
  storefront: { entry: 'build/server/index.js', outfile: 'build/worker/index.js' },
  shop: { entry: 'functions/shop/worker.ts', outfile: 'build/shop/index.js' },
} as const

/** Options that bundle a Worker as wrangler does, without its start-up: workerd conditions, ES modules. */
export function workerOptions(name: keyof typeof bundles): BuildOptions {
  const { entry, outfile } = bundles[name]
  return {
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.sql': 'text', '.txt': 'text' },
    minify: true,
    keepNames: false,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  }
}

/** Bundles both Workers; throws with esbuild's message when one does not build. */
export async function buildWorkers(): Promise<void> {
  await Promise.all([build(workerOptions('storefront')), build(workerOptions('shop'))])
}
