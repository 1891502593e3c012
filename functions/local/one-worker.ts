import type { Plugin } from 'vite'

/**
 * Makes the storefront Worker the entry of Remix's server build, so that both are one bundle: in two bundles the shared
 * modules (sessions, languages, zod) would exist twice, state included. Must come after Remix's plugin, whose entry it
 * replaces.
 */
export function oneWorker(entry: string): Plugin {
  return {
    name: 'one-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({ build: { rollupOptions: { input: entry } } }),
  }
}
