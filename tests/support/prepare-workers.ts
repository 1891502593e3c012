import { prepareWorkers } from './two-workers'

const once = Symbol.for('vitrin.prepared')
type Memory = { [once]?: Promise<void> }

/** Vitest's global setup of every project that talks to the Workers; several share one preparation. */
export default function setup(): Promise<void> {
  const memory = globalThis as Memory
  memory[once] ??= prepareWorkers()
  return memory[once]
}
