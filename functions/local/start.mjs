// Runs on a fresh clone: it must import no package before the packages are installed, and must parse on a Node
// that is too old to go on.
import { ensureInstalled, requireNode } from './install.mjs'

requireNode()
try {
  await ensureInstalled()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const { register } = await import('tsx/esm/api')
register()
await import('./open/open.ts')
