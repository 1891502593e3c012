import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { bundles } from '../../functions/local/workers/build-workers'
import { prepareWorkers } from '../support/two-workers'
import { line } from './bench-line'
import { openCpuShop, pageLanes } from './cpu-shop'
import { limits } from './limits'
import { type Cost, compareCpu } from './load'

/**
 * `npm run bench -- --against ../before`: the CPU of each kind of page against that of another checkout of this project,
 * which must be built. Both take turns in one run, so that it holds on every machine. BENCH_ROUNDS sets the rounds.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 9)
const other = process.argv[process.argv.indexOf('--against') + 1]
if (!other)
  throw new Error('Name the folder of the other checkout: npm run bench -- --against ../before')

await prepareWorkers()
// A Worker's modules stand in the project's folder.
const bundle = 'build/other/index.js'
mkdirSync(path.dirname(bundle), { recursive: true })
copyFileSync(path.join(other, bundles.storefront.outfile), bundle)

const cpuShop = await openCpuShop()
let costs: Cost[] = []
try {
  const before = await pageLanes(cpuShop, bundle)
  const now = await pageLanes(cpuShop)
  costs = await compareCpu([...before, ...now], rounds)
} finally {
  await cpuShop.close()
}

console.log(
  `\nCPU of a page as a multiple of that in ${other}, median of ${rounds} rounds in turns`,
)
const half = costs.length / 2
for (const [at, before] of costs.slice(0, half).entries()) {
  const now = costs[at + half]?.micros ?? Number.NaN
  const ratio = now / before.micros
  const value = `${ratio.toFixed(2)} × (${now.toFixed(0)} of ${before.micros.toFixed(0)} µs)`
  line(before.name, value.padStart(24), `${limits.against} ×`, ratio <= limits.against)
}
