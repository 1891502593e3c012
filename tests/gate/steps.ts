import { mkdirSync, rmSync } from 'node:fs'
import { areas } from '../mutation/areas.mjs'
import { min, readMutation } from '../mutation/scores'
import { checks } from './checks'
import { readPlaywright, readVitest, resultOf } from './reports'
import { check, runTool, type Step } from './tool'

const reports = '.data/gate'
mkdirSync(reports, { recursive: true })

/** A suite whose tests are counted one by one. `files` narrows it to files whose path contains one of these. */
function suite(name: string, tool: string, args: string[], read: Parameters<typeof resultOf>[2]) {
  const file = `${reports}/${name}.json`
  return (files: string[] = []): Step => ({
    name,
    async run() {
      rmSync(file, { force: true })
      process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
      const code = await runTool(tool, [...args, ...files])
      return resultOf(code, file, read)
    },
  })
}

/** A project of vitest.config.ts. */
const vitest = (name: string) => {
  const report = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ]
  return suite(name, 'vitest', ['run', '--project', name, ...report], readVitest)
}

/** With script on a desktop and without on a phone; `npm run test:deep` runs all four combinations. */
const projects = process.env.DEEP ? [] : ['--project=desktop-js', '--project=phone-nojs']
const journeys = ['test', '--reporter=list,json', ...projects]

const suites = {
  unit: vitest('unit'),
  contract: vitest('contract'),
  requests: vitest('requests'),
  model: vitest('model'),
  budgets: vitest('budgets'),
  journeys: suite('journeys', 'playwright', journeys, readPlaywright),
}

const deploy = (env: string): Step => {
  const args = ['functions/local/deploy/deploy.ts', '--dry-run', '--no-build', '--env', env]
  return check(`deploy --dry-run (${env})`, 'tsx', args)
}

/** The memory of a Worker after the whole sitemap, compared with its caches' own count. */
const memory = check('memory', 'tsx', ['tests/budgets/bench.ts', '--memory'])

/** Mutates the logic of each area (tests/mutation/areas.mjs): a percentage of the mutants must fail a test. */
const mutation: Step = {
  name: 'mutation',
  async run() {
    const file = '.data/mutation/report.json'
    rmSync(file, { force: true })
    const code = await runTool('tsx', ['tests/mutation/run.ts'])
    return resultOf(code, file, (report) => readMutation(report, areas, min))
  },
}

const build = check('build', 'tsx', ['functions/local/build.ts'], true)

/** Everything, stage after stage; the steps of a stage run two at a time. */
const everything: Step[][] = [
  [build, ...checks],
  [deploy('staging'), deploy('production')],
  ...Object.values(suites).map((stepOf) => [stepOf()]),
  ...(process.env.DEEP ? [[memory], [mutation]] : []),
]

/**
 * The stages of a run.
 * @param names nothing for everything, `check` for the quick checks, else suites (`requests`) or parts of one by their
 * file names (`requests/cart-add`)
 * @throws where a name is none of these
 */
export function stagesOf(names: string[]): Step[][] {
  if (names.length === 0) return everything
  return names.map((name) => {
    if (name === 'check') return checks
    const [start = '', ...rest] = name.split('/')
    if (Object.hasOwn(suites, start))
      return [suites[start as keyof typeof suites](rest.length > 0 ? [rest.join('/')] : [])]
    throw new Error(`There is no suite "${start}": it is one of ${Object.keys(suites).join(', ')}.`)
  })
}
