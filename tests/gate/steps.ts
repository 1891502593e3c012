import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { brokenRules } from './house'

/** What a step found: how many checks or tests held and how many did not. */
export type Result = { passed: number; failed: number }

export type Step = {
  name: string
  run: () => Promise<Result>
  /** Nothing after it can be tried when it fails. */
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
      return { passed: 0, failed: 1 }
    },
  }
}

/** The number at a path of names in a report; 0 when it is not there. */
function count(report: unknown, ...names: string[]): number {
  const found = names.reduce<unknown>(
    (value, name) => (value && typeof value === 'object' ? Reflect.get(value, name) : undefined),
    report,
  )
  return typeof found === 'number' ? found : 0
}

/** Adds what the exit code says to what the report counted: no test at all is a failure too. */
function judged(code: number, { passed, failed }: Result): Result {
  if (passed + failed === 0) console.log('No test was found.')
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed) }
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
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
      const report = readReport(file)
      return judged(code, {
        passed: count(report, 'numPassedTests'),
        failed: count(report, 'numFailedTests'),
      })
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
    const report = readReport(file)
    return judged(code, {
      passed: count(report, 'stats', 'expected'),
      failed: count(report, 'stats', 'unexpected') + count(report, 'stats', 'flaky'),
    })
  },
}

/** The rules of tests/gate/house-rules.ts; each rule counts once. */
const house: Step = {
  name: 'house rules',
  async run() {
    const { rules, broken } = brokenRules()
    for (const { name, places } of broken) console.log(`  ${name}:\n    ${places.join('\n    ')}`)
    return { passed: rules - broken.length, failed: broken.length }
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

mkdirSync(reports, { recursive: true })

/** Everything `npm test` tries, in this order. */
export const steps: Step[] = [
  check('format', 'biome', ['format', '--max-diagnostics=50']),
  check('lint', 'biome', ['lint', '--error-on-warnings', '--max-diagnostics=100']),
  check('types', 'tsc', ['--noEmit', '--pretty', 'false']),
  check('doors', 'depcruise', ['app', 'functions', 'tests', '--config', '.dependency-cruiser.cjs']),
  check('doors, by any way', 'depcruise', ['app', '--config', 'tests/gate/wall-reach.cjs']),
  house,
  check('build', 'tsx', ['functions/local/build.ts'], true),
  deploy('staging'),
  deploy('production'),
  vitest('unit'),
  vitest('contract'),
  vitest('requests'),
  vitest('gates'),
  journeys,
]
