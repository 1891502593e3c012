import type { Plugin } from 'vite'

/** Makes the Worker and Remix's server build one bundle (decision 012). Must follow Remix's plugin, whose entry it sets. */
export function oneWorker(entry: string): Plugin {
  return {
    name: 'one-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({ build: { rollupOptions: { input: entry } } }),
  }
}
