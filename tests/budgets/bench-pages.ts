import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'
import { bundles } from '../../functions/local/workers/build-workers'
import { demoProduct } from '../support/demo'
import { pathsOf } from '../support/links'
import { openWorkers, prepareWorkers } from '../support/two-workers'
import { measureCalls } from './backend-calls'
import { line } from './bench-line'
import { amongCold, controls, measureCpu } from './cpu'
import { pages } from './cpu-shop'
import { type FirstTouch, measureFirstTouches } from './first-touch'
import { weigh } from './first-view'
import { weighForms } from './form-pages'
import { measureInteractions, measureShifts } from './interactions'
import { limits } from './limits'
import { weighList } from './list-weight'
import { median } from './load'

/** Measures every limit of pages; BENCH_ROUNDS sets the rounds of CPU. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 9)

function bytes(name: string, value: number, limit?: number): void {
  line(name, `${value} B`, limit === undefined ? undefined : `${limit} B`, value <= (limit ?? 0))
}

await prepareWorkers()
console.log(`\nLoad of this machine before the run: ${loadavg()[0]?.toFixed(2)}`)

console.log('\nProduct page, first visit, Chromium (bytes after brotli)')
const shop = await openWorkers({ pictures: true })
const [product = '/'] = await pathsOf(shop, 'product')
const weight = await weigh(shop.url + product)
const [category = '/'] = await pathsOf(shop, 'category')
const chosen = await demoProduct(shop.db, 'oneGroup')
const presses = []
for (let round = 0; round < 5; round++)
  presses.push(await measureInteractions(shop.url, chosen, category, limits.slowness))
const quiet = await demoProduct(shop.db, 'addsQuietly')
/** Five visits that touch a page after a rest. */
async function touchesAfter(restMs: number) {
  const touched = { product: quiet.path, list: category, slow: limits.slowness, restMs }
  const all: FirstTouch[][] = []
  for (let round = 0; round < 5; round++) all.push(await measureFirstTouches(shop.url, touched))
  return (all[0] ?? []).map(({ name }, at) => {
    const rounds = all.flatMap((one) => one[at] ?? [])
    const inPlace = rounds.filter((one) => one.isInPlace)
    const counted = inPlace.length > 0 ? inPlace : rounds
    return { name, inPlace: inPlace.length, ms: median(counted.map(({ ms }) => ms)) }
  })
}
const touches = { atOnce: await touchesAfter(0), later: await touchesAfter(4500) }
const shifts = await measureShifts(shop.url, [
  '/',
  category,
  product,
  '/arama?q=kalem',
  '/sepet',
  '/uye-girisi-sayfasi',
  `/yorumlar${product}`,
  `/odeme-yollari${product}`,
  '/karsilastir',
])
const forms = await weighForms(shop)
await shop.close()
const firstView = weight.scriptFiles + weight.scriptInline
bytes('script files in the first view', weight.scriptFiles)
bytes('script in the document', weight.scriptInline)
bytes('script of the first view', firstView, limits.firstViewScript)
line('blocking scripts', `${weight.blocking}`, '0', weight.blocking === limits.blockingScripts)
bytes('all script after waking', weight.hydrated, limits.hydratedScript)
bytes('CSS', weight.css, limits.css)
bytes('HTML', weight.html, limits.html)

const [heaviest] = forms.sort((a, b) => b.bytes - a.bytes)
console.log(`\nScript of ${forms.length} forms beyond the hydrated page, every field touched`)
if (heaviest) bytes(`the heaviest: ${heaviest.page}`, heaviest.bytes, limits.formScript)

console.log(
  `\nFrom a press to the next frame, processor ${limits.slowness} × slower, median of 5 visits`,
)
for (const [at, { name }] of (presses[0] ?? []).entries()) {
  const ms = median(presses.map((context) => context[at]?.ms ?? Number.NaN))
  line(name, `${ms} ms`, `${limits.interaction} ms`, ms <= limits.interaction)
}

console.log(
  `\nFrom the first touch to the answer, processor ${limits.slowness} × slower, line of 150 ms, median of 5 first visits`,
)
for (const { name, ms } of touches.later)
  line(name, `${ms} ms`, `${limits.firstTouch} ms`, ms <= limits.firstTouch)
for (const { name, ms, inPlace } of touches.atOnce)
  if (inPlace > 0) {
    const label = `${name}, at once, ${inPlace} of 5 in place`
    line(label, `${ms} ms`, `${limits.firstTouch} ms`, ms <= limits.firstTouch)
  } else line(`${name}, at once, by the browser itself`, `${ms} ms`)

console.log('\nLayout shift while a page loads, hydrates and is read')
for (const [path, shift] of shifts) line(path, shift.toFixed(4), '0', shift === limits.shift)

const list = await weighList()
console.log('\nCategory of 24 products, first visit to a Worker that has cached nothing')
bytes('HTML', list.html, limits.listHtml)
const { length: listCalls } = list.calls
line('backend calls', `${listCalls}`, `${limits.listCalls}`, listCalls <= limits.listCalls)
line('depth of the calls', `${list.depth}`, '1', list.depth <= 1)

console.log('\nBackend calls of a product page')
const calls = await measureCalls(5)
const cold = calls.cold.length
line('cold', `${cold}`, `${limits.coldCalls}`, cold <= limits.coldCalls)
for (const path of calls.cold) console.log(`      ${path}`)
const depth = calls.depthOfMain
line('depth before the main part', depth.toFixed(2), '1', Math.round(depth) <= limits.coldDepth)
line('depth of the whole document', calls.depthOfAll.toFixed(2))
line('warm, anonymous', `${calls.warm.length}`, '0', calls.warm.length === limits.warmCalls)

console.log(`\nCPU of the storefront's process per request, median of ${rounds} rounds in turns`)
const costs = await measureCpu(rounds)
const microsOf = (name: string) => costs.find((cost) => cost.name === name)?.micros ?? Number.NaN
for (const { name, micros, spread } of costs) {
  const ratio = micros / microsOf(controls.constant)
  line(name, `${ratio.toFixed(1)} × (${micros.toFixed(0)} ± ${spread.toFixed(0)} µs)`.padStart(24))
}

const cpuLimits = [
  [pages.product, controls.product, limits.productCpu],
  [pages.list, controls.list, limits.listCpu],
  [pages.cached, controls.html, limits.cachedCpu],
  [amongCold, controls.html, limits.amongColdCpu],
] as const
for (const control of [controls.product, controls.list, controls.html]) {
  console.log(`\nCPU as a multiple of: ${control}`)
  for (const [name, against, limit] of cpuLimits.filter(([, of]) => of === control)) {
    const ratio = microsOf(name) / microsOf(against)
    line(name, `${ratio.toFixed(2)} ×`, `${limit} ×`, ratio <= limit)
  }
}

console.log('\nWorkers, as uploaded')
for (const [name, { outfile }] of Object.entries(bundles)) {
  const file = readFileSync(outfile)
  line(name, `${file.length} B`, undefined)
  line(`${name}, gzip`, `${gzipSync(file, { level: 9 }).length} B`)
}
