// Mutation testing (`npm run mutate`): each small change to the logic of tests/mutation/areas.mjs must fail a test.
import { areas } from './tests/mutation/areas.mjs'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [...Object.values(areas).flat(), '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // What runs once as a module is read (a table, a schema, a pattern) would need every test anew.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 5000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.data/mutation/report.json' },
  tempDirName: '.data/mutation/sandbox',
  ignorePatterns: ['.data', 'build', 'public', 'shots', 'test-results', '.wrangler', '.dev.vars'],
  allowEmpty: false,
  disableTypeChecks: false,
}
