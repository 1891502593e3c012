import type { Plugin } from 'vite'

/**
 * Makes the storefront Worker the entry of Remix's server build, so that both are one bundle: bundled one
 * after the other, all that the Worker and the pages have in common (sessions, languages, zod) would be
 * there twice, state included. Stands after Remix's own plugin, whose entry it replaces.
 */
export function oneWorker(entry: string): Plugin {
  return {
    name: 'one-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({ build: { rollupOptions: { input: entry } } }),
  }
}
