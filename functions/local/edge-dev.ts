import type { Plugin } from 'vite'

/** Placeholder name kept for the dev server's plugin; filled with the storefront Worker's handler. */
export function edgeDev(): Plugin {
  return { name: 'edge-dev', apply: 'serve' }
}
