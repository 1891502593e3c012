import { ensureChromium } from './chromium'
import type { Result } from './reports'
import { stagesOf } from './steps'
import type { Step } from './tool'

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
const began = performance.now()
const total: Result = { passed: 0, failed: 0 }
const failedSteps: string[] = []
const failures: string[] = []
let stopped = false

async function take(step: Step): Promise<void> {
  console.log(`\n▸ ${step.name}`)
  const since = performance.now()
  const result = await step.run().catch((error): Result => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += result.passed
  total.failed += result.failed
  const symbol = result.failed > 0 ? '✗' : '✓'
  console.log(
    `${symbol} ${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds(since)}`,
  )
  if (result.failed === 0) return
  failedSteps.push(step.name)
  failures.push(...(result.failures ?? []))
  if (step.needed) stopped = true
}

/** Runs steps in order, two at a time: one per core. */
async function takeAll(steps: Step[]): Promise<void> {
  const left = [...steps]
  const work = async () => {
    for (let step = left.shift(); step; step = left.shift()) await take(step)
  }
  await Promise.all([work(), work()])
}

const names = process.argv.slice(2).filter((name) => name !== 'deep')
const stages = stagesOf(names)
if (!names.includes('check')) ensureChromium()
for (const steps of stages) {
  if (!stopped) {
    await takeAll(steps)
    continue
  }
  total.failed += steps.length
  failedSteps.push(...steps.map(({ name }) => `${name} (not tried)`))
}

// Again at the end, for who keeps only the last lines of a long output.
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(
  `\nAll in ${seconds(began)}.${failedSteps.length > 0 ? ` Failed: ${failedSteps.join(', ')}.` : ''}`,
)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
