// `npm test`, whole or `-- requests/cart-add`; with `deep` the long matrices too, with `check` only the quick checks. Plain Node with nothing installed: a fresh clone has no packages yet.
import { ensureInstalled, requireNode } from '../../functions/local/install.mjs'

requireNode()
if (process.argv[2] === 'deep') process.env.DEEP = '1'
try {
  await ensureInstalled()
  const { register } = await import('tsx/esm/api')
  register()
  await import('./gate.ts')
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
