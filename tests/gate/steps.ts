import { mkdirSync, rmSync } from 'node:fs'
import { areas } from '../mutation/areas.mjs'
import { min, readMutation } from '../mutation/scores'
import { checks } from './checks'
import { judged, readPlaywright, readVitest } from './reports'
import { check, runTool, type Step } from './tool'

const reports = '.data/gate'
mkdirSync(reports, { recursive: true })

/** A project of vitest.config.ts; each of its tests counts. `files` narrows it to files whose path holds one of these. */
function vitest(name: string, files: string[] = [], project = name): Step {
  return {
    name,
    async run() {
      const file = `${reports}/${name}.json`
      rmSync(file, { force: true })
      const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
      const { code } = await runTool(
        'vitest',
        [...args, `--outputFile.json=${file}`, ...files],
        'always',
      )
      return judged(code, file, readVitest)
    },
  }
}

/** With script on a desktop, without on a phone; `npm run test:deep` takes all four combinations. */
function journeys(files: string[] = []): Step {
  return {
    name: 'journeys',
    async run() {
      const file = `${reports}/journeys.json`
      rmSync(file, { force: true })
      process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
      const projects = process.env.DEEP ? [] : ['--project=desktop-js', '--project=phone-nojs']
      const args = ['test', '--reporter=list,json', ...projects, ...files]
      const { code } = await runTool('playwright', args, 'always')
      return judged(code, file, readPlaywright)
    },
  }
}

const suites: Record<string, (files?: string[]) => Step> = {
  unit: (files) => vitest('unit', files),
  contract: (files) => vitest('contract', files),
  requests: (files) => vitest('requests', files),
  model: (files) => vitest('model', files),
  budgets: (files) => vitest('budgets', files, 'gates'),
  journeys,
}

const deploy = (env: string): Step => {
  const args = ['functions/local/deploy.ts', '--dry-run', '--no-build', '--env', env]
  return check(`deploy --dry-run (${env})`, 'tsx', args)
}

/** The memory of a Worker after the whole sitemap, and whether its caches count it truly. */
const memory = check('memory', 'tsx', ['tests/budgets/bench.ts', '--memory'])

/** Mutates the logic of each area (tests/mutation/areas.mjs): so many of a hundred mutants must fail a test. */
const mutation: Step = {
  name: 'mutation',
  async run() {
    const file = '.data/mutation/report.json'
    rmSync(file, { force: true })
    const { code } = await runTool('tsx', ['tests/mutation/run.ts'], 'always')
    return judged(code, file, (report) => readMutation(report, areas, min))
  },
}

const build = check('build', 'tsx', ['functions/local/build.ts'], true)

/** Everything, stage after stage; the steps of a stage run two at a time. */
const everything: Step[][] = [
  [build, ...checks],
  [deploy('staging'), deploy('production')],
  ...Object.values(suites).map((suite) => [suite()]),
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
    const [suite = '', ...rest] = name.split('/')
    const step = suites[suite]
    if (!step)
      throw new Error(
        `There is no suite "${suite}": it is one of ${Object.keys(suites).join(', ')}.`,
      )
    return [step(rest.length > 0 ? [rest.join('/')] : [])]
  })
}
