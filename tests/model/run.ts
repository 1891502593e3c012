import fc from 'fast-check'
import { openWorkers } from '../support/two-workers'
import { readCatalogue } from './catalogue'
import { Step } from './commands/step'
import { Database } from './database'
import { plans } from './plans'
import { storeFastHashes } from './quick-passwords'
import { rememberSeed } from './replay-seed'
import { Shopper } from './shopper'
import { newModel } from './state'

/** The result of the sessions; `commands` are all that were tried, `missed` those that were never possible. */
export type RunResult = {
  steps: number
  commands: number
  taken: Map<string, number>
  missed: string[]
}
export type Plan = { sessions: number; steps: number; shoppers: number }

const { MODEL_SEED, MODEL_PATH, MODEL_QUICK, MODEL_RUNS, DEEP } = process.env

/** The size of a run: sixty sessions of twenty steps, or three thousand of thirty (decision 040). */
export const size = DEEP ? { sessions: 3000, steps: 30 } : { sessions: 60, steps: 20 }

/**
 * The number of commands tried per step taken: most are impossible when their turn comes. The larger the shop, the more
 * are possible.
 */
const drawsForOne = DEEP ? 6.1 : 6.5

/**
 * The minimum share of tried commands that must be taken: three quarters of the usual two in `drawsForOne`, because
 * lengths are chosen evenly from zero to the maximum. A seed affects how many are tried, but hardly how many are
 * possible.
 */
export const minShare = (2 / drawsForOne) * 0.75

/** Two files, one process each, share the sessions. */
export const half = Math.ceil(Number(MODEL_RUNS ?? size.sessions) / 2)

/** The names of all commands. */
const commands = Object.values(
  import.meta.glob<Record<string, unknown>>('./commands/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((one): one is typeof Step => typeof one === 'function' && one.prototype instanceof Step)
  .map(({ name }) => name)

/** The time limit of the sessions of `npm run test:deep`. */
export const maxDuration = 4 * 3_600_000

/** How to reproduce a failure: the steps in words, and the command that runs them alone. */
function failureText(details: fc.RunDetails<[Iterable<unknown>]>, shoppers: number): string {
  const [steps] = details.counterexample ?? [[]]
  const words = String(steps).split(',shopper').join('\n  shopper')
  const reason = details.errorInstance
  return [
    `The model and the shop disagree after ${details.numRuns} sessions (${shoppers} shoppers).`,
    `The shortest way to it, shrunk ${details.numShrinks} times:`,
    `  ${words}`,
    reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    `Again: MODEL_SEED=${details.seed} MODEL_PATH="${details.counterexamplePath}" npx vitest run --project model`,
  ].join('\n')
}

/**
 * Runs random actions of shoppers in the shop and in the model.
 * @returns how many steps were taken, and how often each command
 * @throws with the shortest steps after which the two disagree
 */
export async function shopAtRandom({ sessions, steps: max, shoppers }: Plan): Promise<RunResult> {
  // A cached page may offer what has just been sold, so nothing is cached; the hydrated runs keep the cache.
  const shop = await openWorkers({ statements: true, bare: true, vars: { FRESH_SECONDS: '0' } })
  const db = new Database(shop.statementsUrl)
  try {
    const catalogue = await readCatalogue(db)
    await storeFastHashes(db)
    const replay = await rememberSeed(db)
    let steps = 0
    let drawCount = 0
    let ended = 0
    const taken = new Map<string, number>()
    const property = fc.asyncProperty(
      fc.commands(plans(catalogue, shoppers), { maxCommands: max * drawsForOne, size: 'max' }),
      async (commands) => {
        await replay()
        drawCount += [...commands].length
        const model = newModel(catalogue, shoppers, catalogue.hearts)
        const people = model.sessions.map(() => new Shopper(shop.url))
        const real = { shop, db, shoppers: people }
        await fc.asyncModelRun(() => ({ model, real }), commands)
        steps += model.steps
        ended += 1
        // A run of hours prints its progress.
        if (ended % 100 === 0) console.log(`${shoppers} at once: ${ended} sessions, ${steps} steps`)
        for (const [name, times] of model.taken) taken.set(name, (taken.get(name) ?? 0) + times)
      },
    )
    const details = await fc.check(property, {
      numRuns: sessions,
      seed: MODEL_SEED ? Number(MODEL_SEED) : 20261122,
      ...(MODEL_PATH ? { path: MODEL_PATH } : {}),
      endOnFailure: Boolean(MODEL_QUICK),
      maxSkipsPerRun: 1,
    })
    if (details.failed) throw new Error(failureText(details as never, shoppers))
    return {
      steps,
      commands: drawCount,
      taken,
      missed: commands.filter((name) => !taken.has(name)),
    }
  } finally {
    await shop.close()
  }
}
