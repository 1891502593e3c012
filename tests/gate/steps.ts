import { mkdirSync, rmSync } from 'node:fs'
import { areas } from '../mutation/areas.mjs'
import { min, readMutation } from '../mutation/scores'
import { coreJourneys } from '../support/facts/core-journeys'
import { checks } from './checks'
import { journeysTable } from './journeys-table'
import { readPlaywright, readVitest, resultOf } from './reports'
import { check, runTool, type Step } from './tool'

const reports = '.data/gate'
mkdirSync(reports, { recursive: true })

type Suite = {
  tool: string
  args: string[]
  read: Parameters<typeof resultOf>[2]
  env?: Record<string, string>
}

const reportOf = (name: string) => `${reports}/${name}.json`

/** A suite whose tests are counted one by one. `files` narrows it to files whose path contains one of these. */
function suite(name: string, { tool, args, read, env = {} }: Suite) {
  const file = reportOf(name)
  return (files: string[] = []): Step => ({
    name,
    async run() {
      rmSync(file, { force: true })
      const named = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
      const code = await runTool(tool, [...args, ...files], named)
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
  const args = ['run', '--project', name, ...report]
  return suite(name, { tool: 'vitest', args, read: readVitest })
}

/** With script on a desktop and without on a phone; `npm run test:deep` runs all four combinations. */
const projects = process.env.DEEP ? [] : ['--project=desktop-js', '--project=phone-nojs']
const journeys = ['test', '--reporter=list,json', ...projects]

const journeysOf = (name: string, args: string[], env: Record<string, string> = {}) =>
  suite(name, { tool: 'playwright', args, read: readPlaywright, env })

/** Ports of their own, for both at the same time. */
const ports = { full: '8792', section7: '8793' }

/** The journeys on another backend, on a phone without script and only the core of them unless all is asked for. */
const onPlatform = (mode: 'full' | 'section7') =>
  journeysOf(
    `journeys-${mode}`,
    process.env.DEEP
      ? journeys
      : [
          'test',
          '--reporter=list,json',
          '--project=phone-nojs',
          ...[...coreJourneys, 'other-endings'].map((one) => `/${one}.test`),
        ],
    { JOURNEY_BACKEND: `platform-${mode}`, JOURNEY_PORT: ports[mode] },
  )

const onPlatforms = {
  'journeys-full': onPlatform('full'),
  'journeys-section7': onPlatform('section7'),
}
const platformSteps = Object.values(onPlatforms).map((stepOf) => stepOf())

const suites = {
  unit: vitest('unit'),
  contract: vitest('contract'),
  requests: vitest('requests'),
  model: vitest('model'),
  budgets: vitest('budgets'),
  journeys: journeysOf('journeys', journeys, { WITHOUT_CORE: process.env.DEEP ? '' : '1' }),
  ...onPlatforms,
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

/** Prints what became of each journey in each shop. */
const table: Step = {
  name: 'journeys by shop',
  run: async () => {
    const lines = journeysTable({
      reference: reportOf('journeys'),
      full: reportOf('journeys-full'),
      section7: reportOf('journeys-section7'),
    })
    for (const line of lines) console.log(line)
    return { passed: 1, failed: 0 }
  },
}

const build = check('build', 'tsx', ['functions/local/build.ts'], true)

/** Everything, stage after stage; the steps of a stage run two at a time. */
const everything: Step[][] = [
  [build, ...checks],
  [deploy('staging'), deploy('production')],
  ...Object.entries(suites).flatMap(([name, stepOf]) => (name in onPlatforms ? [] : [[stepOf()]])),
  // Without script a journey waits more than it works; with it, each needs both cores.
  ...(process.env.DEEP ? platformSteps.map((step) => [step]) : [platformSteps]),
  [table],
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
