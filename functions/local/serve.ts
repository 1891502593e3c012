import { createWriteStream, mkdirSync } from 'node:fs'
import { demoAccounts } from '../shop/seed/data/accounts'
import { prepareDatabase } from './database'
import { hostWorkers } from './hosting'
import { tryPort } from './ports'
import { localSecrets, readDevVars } from './secrets'
import { ensureBuilt } from './workers/fresh-build'

const data = '.data'
const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? '127.0.0.1'
const size = Number(process.env.SEED_SIZE ?? 1200)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`)
if (!Number.isInteger(size) || size < 1)
  fail(`SEED_SIZE must be a whole number of products; it is "${process.env.SEED_SIZE}".`)
if ((await tryPort(port, host)) === null)
  fail(`Port ${port} is taken or may not be used. Stop what runs there, or: PORT=8788 npm start`)

try {
  const began = performance.now()
  await ensureBuilt(console.log)
  await prepareDatabase({ folder: `${data}/v3`, size, log: console.log })
  mkdirSync(data, { recursive: true })
  const log = createWriteStream(`${data}/requests.log`, { flags: 'a' })
  const vars = readDevVars('.dev.vars')
  const shop = await hostWorkers({
    port,
    host,
    folder: `${data}/v3`,
    secrets: { ...localSecrets(data), ...vars },
    vars,
    shopVars: readDevVars('functions/shop/.dev.vars'),
    onLine: (line, stream) => {
      log.write(`${line}\n`)
      if (stream === 'stderr') console.error(line)
    },
  })
  const accounts = demoAccounts
    .map(({ kind, email, password }) => `    ${email.padEnd(32)} ${password.padEnd(16)} ${kind}`)
    .join('\n')
  console.log(`
  Vitrin is open:  ${shop.url}     (ready after ${((performance.now() - began) / 1000).toFixed(1)} s)
  Its shop's calls: ${shop.shopUrl}

  Demo accounts (e-mail, password):
${accounts}

  One line per request: ${data}/requests.log
  To stop: Ctrl-C
`)
  const clock = setInterval(() => void shop.tick().catch(() => undefined), 60_000)
  const stop = async () => {
    clearInterval(clock)
    await shop.close()
    process.exit(0)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
