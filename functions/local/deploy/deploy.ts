import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../workers/fresh-build'
import { judgeBoth } from './judge-settings'
import { storefrontOnly } from './storefront-only'

const environments = ['staging', 'production']
const storefront = 'wrangler.toml'
const shop = 'functions/shop/wrangler.toml'

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Runs wrangler without prompts and banners; exits with its exit code when it fails. */
function wrangler(args: string[]): void {
  const { status } = spawnSync('node_modules/.bin/wrangler', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Says the warnings of some environments, and exits with all that is wrong in them. @returns what wrangler gets for mails */
async function judged(envs: string[], isRehearsal: boolean): Promise<string[]> {
  const results = await Promise.allSettled(
    envs.map((env) => judgeBoth(env, isRehearsal, { shop, storefront })),
  )
  const wrong = results.flatMap((one, at) =>
    one.status === 'rejected' ? [`Wrong settings of ${envs[at]}:\n${one.reason.message}`] : [],
  )
  if (wrong.length > 0) fail(wrong.join('\n'))
  const read = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const warning of read.flatMap(({ warnings }) => warnings)) console.warn(warning)
  return read.flatMap(({ args }) => args)
}

/** Deploys one environment: the database first, then the shop, then the storefront that calls it. */
async function deploy(env: string): Promise<void> {
  if (readFileSync(shop, 'utf8').includes('00000000-0000-0000-0000-'))
    fail(
      `${shop} has no database of yours yet. Make one with "npx wrangler d1 create shop" and write its id there; README says the rest.`,
    )
  const mails = await judged([env], false)
  wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', '-c', shop, '--env', env])
  wrangler(['deploy', '-c', shop, '--env', env, ...mails])
  wrangler(['deploy', '-c', storefront, '--env', env])
}

/** Bundles Workers as a deploy would, offline, and deletes the bundles. */
function rehearse(env: string, configs: string[]): void {
  const outdir = mkdtempSync(path.join(tmpdir(), 'vitrin-deploy-'))
  for (const config of configs) {
    console.log(`\n${config}, ${env}:`)
    wrangler(['deploy', '--dry-run', '--outdir', outdir, '-c', config, '--env', env])
  }
  rmSync(outdir, { recursive: true, force: true })
}

/** Deploys, or rehearses, the storefront alone: no reference shop, no database, no binding. */
async function deployAlone(env: string, isRehearsal: boolean): Promise<void> {
  const { config, warnings } = await storefrontOnly(env).catch((error) => fail(error.message))
  for (const warning of warnings) console.warn(warning)
  if (isRehearsal) rehearse(env, [config])
  else wrangler(['deploy', '-c', config, '--env', env])
}

const { values } = parseArgs({
  options: {
    env: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    'storefront-only': { type: 'boolean', default: false },
  },
})
const { env, 'dry-run': isRehearsal, 'storefront-only': isAlone } = values
if (env !== undefined && !environments.includes(env))
  fail(`--env must be one of ${environments.join(', ')}; it is "${env}".`)
if (env === undefined && (isAlone || !isRehearsal))
  fail('Say where to: npm run deploy -- --env staging (or production). --dry-run only rehearses.')
if (!values['no-build']) await ensureBuilt(console.log)
if (env !== undefined && isAlone) await deployAlone(env, isRehearsal)
else if (isRehearsal) {
  const envs = env ? [env] : environments
  await judged(envs, true)
  for (const one of envs) rehearse(one, [shop, storefront])
} else if (env !== undefined) await deploy(env)
