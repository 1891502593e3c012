import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildWorkers } from './workers/build-workers'
import { sourceState, stampBuild } from './workers/fresh-build'
import { slimManifest } from './workers/slim-manifest'

const began = performance.now()
const state = sourceState()
rmSync('build', { recursive: true, force: true })
const remix = spawnSync('node_modules/.bin/remix', ['vite:build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (remix.status !== 0) process.exit(remix.status ?? 1)
slimManifest()
await buildWorkers()
stampBuild(state)
console.log(`Built both Workers in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
