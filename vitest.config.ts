import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/support/slowest-first'

const resolve = { alias: { '~': path.resolve('app') } }

/** Tests that talk to both built Workers; each file opens its own. */
const withWorkers = (name: string, include: string[]) => ({
  resolve,
  test: {
    name,
    include,
    environment: 'node' as const,
    globalSetup: 'tests/support/prepare-workers.ts',
    // For a busy machine: only a test that fails takes so long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // For two cores: a file that talks to the Workers leaves almost half of its core idle.
    maxWorkers: 3,
    // Fewer, and Vitest stops a process that has still to run its files (seen in 3.2.7 without isolation).
    minWorkers: 3,
    // Files of a process share their modules: starting anew for each took half of the unit tests' time.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'functions/**/*.test.{ts,tsx}',
            'tests/{support,gate,platform}/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: 'tests/support/seeded-shop.ts',
          // Property tests on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      withWorkers('contract', ['tests/contract/**/*.test.ts']),
      withWorkers('requests', ['tests/requests/**/*.test.ts']),
      withWorkers('model', ['tests/model/**/*.test.ts']),
      withWorkers('budgets', ['tests/budgets/**/*.test.ts']),
    ],
  },
})
