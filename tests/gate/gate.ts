import { ensureChromium } from './chromium'
import type { Result } from './reports'
import { steps } from './steps'

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
const began = performance.now()
const total: Result = { passed: 0, failed: 0 }
const failures: string[] = []
const said: string[] = []
let stopped = false

ensureChromium()
for (const step of steps) {
  if (stopped) {
    total.failed += 1
    failures.push(`${step.name} (not tried)`)
    continue
  }
  console.log(`\n▸ ${step.name}`)
  const since = performance.now()
  let result: Result
  try {
    result = await step.run()
  } catch (error) {
    result = { passed: 0, failed: 1, said: [String(error)] }
  }
  total.passed += result.passed
  total.failed += result.failed
  const sign = result.failed > 0 ? '✗' : '✓'
  console.log(
    `${sign} ${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds(since)}`,
  )
  if (result.failed > 0) {
    failures.push(step.name)
    said.push(...(result.said ?? []).map((words) => `✗ ${step.name}: ${words}`))
    stopped = step.needed === true
  }
}

// Once more together: whoever sees only the end of a log sees what failed.
for (const words of said) console.log(`\n${words}`)
console.log(
  `\nAll in ${seconds(began)}.${failures.length > 0 ? ` Failed: ${failures.join(', ')}.` : ''}`,
)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
