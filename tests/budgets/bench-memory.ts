import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { capacities } from '../../app/backend/http/cache/cache-capacities'
import { seededFolder } from '../../functions/local/database'
import { hostWorkers } from '../../functions/local/hosting'
import { prepareWorkers } from '../support/two-workers'
import { line } from './bench-line'
import { crawl, sitemapPaths } from './crawl'
import { watchHeap } from './heap'
import { limitedWorker } from './limited-worker'
import { limits } from './limits'
import { cpuSeconds } from './process-cpu'

/**
 * Requests the whole sitemap of the storefront, four visitors at once, with the heap of an isolate: 128 MB minus its
 * buffers, because V8 limits only the heap.
 */
const heapMegabytes = 128 - Math.ceil(capacities.documents / 2 ** 20)
const visitors = 4

await prepareWorkers()
const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-memory-'))
cpSync(await seededFolder(1200, console.log), folder, { recursive: true })
const shop = await hostWorkers({ folder, onLine: () => {} })
const worker = await limitedWorker(shop, heapMegabytes)
const paths = await sitemapPaths(worker.url)
const heap = await watchHeap(worker)
await crawl(worker.url, paths.slice(0, 20), 1, () => {})
const base = await heap.held()

const quarter = Math.floor(paths.length / 4)
const cpu: number[] = [cpuSeconds(worker.pid)]
const failed = await crawl(worker.url, paths, visitors, (opened) => {
  if (opened % quarter === 0) cpu.push(cpuSeconds(worker.pid))
})
const held = await heap.held()
const ended = worker.ended()
heap.close()
worker.close()
await shop.close()
rmSync(folder, { recursive: true, force: true })

const perPage = (at: number) => (((cpu[at + 1] ?? 0) - (cpu[at] ?? 0)) * 1000) / quarter
const megabytes = (bytes: number) => bytes / 2 ** 20
/** The difference between used memory and the caches' own count, in percent. */
const off = (real: number, counted: number) => Math.abs(real / counted - 1) * 100

console.log(`\n${paths.length} pages, ${visitors} visitors at once, a heap of ${heapMegabytes} MB`)
for (const failure of failed.slice(0, 5)) console.log(`  ${failure}`)
line('pages that failed', String(failed.length), '0', failed.length === 0)
line('the Worker', ended ?? 'runs on', 'runs on', ended === null)
const slowing = perPage(3) / perPage(1)
line(
  'CPU of a page, last quarter to second',
  `${slowing.toFixed(2)} ×`,
  `${limits.slowing} ×`,
  slowing <= limits.slowing,
)
const count = (name: string, real: number, bytes: number) => {
  const counted = megabytes(bytes)
  const value = `${real.toFixed(1)} MB held, ${counted.toFixed(1)} counted`
  line(name, value, `± ${limits.countedOff} %`, off(real, counted) <= limits.countedOff)
}
// The sitemap is larger than the caches, so they are full: they count their capacity, minus less than one entry.
count('cached responses, heap', held.used - base.used, capacities.answers)
count('cached documents, buffers', held.buffers - base.buffers, capacities.documents)
