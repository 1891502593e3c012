import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { areas } from '../mutation/areas.mjs'
import { least, readMutation } from '../mutation/scores'
import { brokenRules } from './house'
import { judged, type Result, readPlaywright, readVitest } from './reports'

export type Step = {
  name: string
  run: () => Promise<Result>
  /** No later stage can be tried when it fails. */
  needed?: boolean
}

const reports = '.data/gate'

type Ran = { code: number; output: string }

/** Runs a tool of node_modules; its output is shown as it comes, or kept and shown only when it fails. */
function tool(name: string, args: string[], show: 'always' | 'on failure'): Promise<Ran> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(`node_modules/.bin/${name}`, args, {
      stdio: [
        'ignore',
        show === 'always' ? 'inherit' : 'pipe',
        show === 'always' ? 'inherit' : 'pipe',
      ],
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
      },
    })
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** A step that is one check: the tool's exit code decides. */
function check(name: string, bin: string, args: string[], needed = false): Step {
  return {
    name,
    needed,
    async run() {
      const { code, output } = await tool(bin, args, 'on failure')
      if (code === 0) return { passed: 1, failed: 0 }
      console.log(output)
      return { passed: 0, failed: 1, said: [output.split('\n').slice(-20).join('\n')] }
    },
  }
}

/** A project of vitest.config.ts; each of its tests counts. */
function vitest(project: string): Step {
  return {
    name: project === 'gates' ? 'budgets' : project,
    async run() {
      const file = `${reports}/${project}.json`
      rmSync(file, { force: true })
      const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
      const { code } = await tool('vitest', [...args, `--outputFile.json=${file}`], 'always')
      return judged(code, file, readVitest)
    },
  }
}

/** With script on a desktop, without on a phone; `npm run test:deep` walks all four worlds. */
const journeys: Step = {
  name: 'journeys',
  async run() {
    const file = `${reports}/journeys.json`
    rmSync(file, { force: true })
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
    const worlds = process.env.DEEP ? [] : ['--project=desktop-js', '--project=phone-nojs']
    const args = ['test', '--reporter=list,json', ...worlds]
    const { code } = await tool('playwright', args, 'always')
    return judged(code, file, readPlaywright)
  },
}

/** The rules of tests/gate/house-rules.ts; each rule counts once. */
const house: Step = {
  name: 'house rules',
  async run() {
    const { rules, broken } = brokenRules()
    const said = broken.map(({ name, places }) => `${name}:\n    ${places.join('\n    ')}`)
    for (const words of said) console.log(words)
    return { passed: rules - broken.length, failed: broken.length, said }
  },
}

const deploy = (env: string): Step =>
  check(`deploy --dry-run (${env})`, 'tsx', [
    'functions/local/deploy.ts',
    '--dry-run',
    '--no-build',
    '--env',
    env,
  ])

/** What an isolate holds after the whole sitemap, and whether its caches count it truly. */
const memory = check('memory', 'tsx', ['tests/budgets/bench.ts', '--memory'])

/** Changes the logic of each area (tests/mutation/areas.mjs): so many of a hundred changes must fail a test. */
const mutation: Step = {
  name: 'mutation',
  async run() {
    const file = '.data/mutation/report.json'
    rmSync(file, { force: true })
    const { code } = await tool('tsx', ['tests/mutation/run.ts'], 'always')
    return judged(code, file, (report) => readMutation(report, areas, least))
  },
}

mkdirSync(reports, { recursive: true })

/** Everything `npm test` tries, and `npm run test:deep` with memory and mutants at the end, stage after stage; the steps of a stage run beside each other, two at a time. */
export const stages: Step[][] = [
  [
    check('build', 'tsx', ['functions/local/build.ts'], true),
    check('types', 'tsc', ['--noEmit', '--pretty', 'false']),
    check('format', 'biome', ['format', '--max-diagnostics=50']),
    check('lint', 'biome', ['lint', '--error-on-warnings', '--max-diagnostics=100']),
    check('doors', 'depcruise', [
      'app',
      'functions',
      'tests',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
    check('doors, by any way', 'depcruise', ['app', '--config', 'tests/gate/wall-reach.cjs']),
    house,
  ],
  [deploy('staging'), deploy('production')],
  [vitest('unit')],
  [vitest('contract')],
  [vitest('requests')],
  [vitest('model')],
  [vitest('gates')],
  [journeys],
  ...(process.env.DEEP ? [[memory], [mutation]] : []),
]
