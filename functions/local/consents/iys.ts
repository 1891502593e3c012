import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { withDatabase } from '../database'
import { type ConsentRecord, consentQuery, iysRecords } from './iys-records'

const usage = `npm run --silent iys > izinler.json
  The consents to commercial messages and calls of the reference shop, as İYS takes them.
  --since 2026-11-01   only what has changed since that day
  --env production     of the deployed shop, by wrangler; default: of the shop of npm start`

const folder = '.data/v3'

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({ options: { since: { type: 'string' }, env: { type: 'string' } } }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function secondsOf(day: string): number {
  const began = Date.parse(`${day}T00:00:00+03:00`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(began))
    fail(`--since must be a day as 2026-11-01; it is "${day}".`)
  return began / 1000
}

const row = z.object({
  member_id: z.number(),
  kind: z.string(),
  agreed: z.number(),
  email: z.string(),
  phone: z.string(),
  given_at: z.number(),
  is_early: z.number(),
})
const remoteAnswer = z.array(z.object({ results: z.array(row) }))

function remoteRecords(env: string): ConsentRecord[] {
  const config = ['-c', 'functions/shop/wrangler.toml', '--env', env]
  const args = ['d1', 'execute', 'DB', '--remote', '--json', '--command', consentQuery, ...config]
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/wrangler', args, {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  if (status !== 0) fail(`wrangler could not read the database: ${stderr || stdout}`)
  return remoteAnswer.parse(JSON.parse(stdout)).flatMap(({ results }) => results)
}

async function localRecords(): Promise<ConsentRecord[]> {
  if (!existsSync(`${folder}/d1`)) fail('There is no shop yet: npm start makes one.')
  return withDatabase(folder, async (db) =>
    z.array(row).parse((await db.prepare(consentQuery).all()).results),
  )
}

const { since, env } = readArguments()
const from = since === undefined ? 0 : secondsOf(since)
const records = env === undefined ? await localRecords() : remoteRecords(env)
console.log(JSON.stringify(iysRecords(records, from), null, 2))
