import { loadavg } from 'node:os'
import { prepareWorkers } from '../support/two-workers'
import { line } from './bench-line'
import { limits } from './limits'
import { measureGrowth } from './shop-lists'

/** Measures how much slower lists and searches are in a big shop than in the demo's; BENCH_SIZE sets how big. */
const big = Number(process.env.BENCH_SIZE ?? 100_000)
const small = 1200

await prepareWorkers()
console.log(`\nLists of the reference shop at ${small} and at ${big} products, medians in turns`)
for (const growth of await measureGrowth({ small, big })) {
  const ratio = growth.big / growth.small
  const value = `${ratio.toFixed(1)} × (${growth.small.toFixed(1)}, ${growth.big.toFixed(1)} ms)`
  line(growth.name, value.padStart(24), `${limits.growth} ×`, ratio <= limits.growth)
}
console.log(`\nLoad of this machine after the run: ${loadavg()[0]?.toFixed(2)}`)
