import { spawnSync } from 'node:child_process'
import { buildWorkers } from './build-workers'

const began = performance.now()
const remix = spawnSync('node_modules/.bin/remix', ['vite:build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (remix.status !== 0) process.exit(remix.status ?? 1)
await buildWorkers()
console.log(`Built both Workers in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
