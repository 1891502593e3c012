import { demoAccounts } from '../../shop/seed/data/accounts'
import { prepareDatabase } from '../database'
import { hostWorkers } from '../hosting'
import { claimDatabase } from '../import/database-users'
import { localSecrets, readDevVars } from '../secrets'
import { ensureBuilt } from '../workers/fresh-build'
import { dataFolder, logFile, requestLog } from './request-log'
import type { StartSettings } from './start-settings'

/** Builds and seeds what is not up to date, and opens the storefront with the reference shop. @returns closes both */
export async function openReferenceShop({
  port,
  host,
  size,
  vars,
}: StartSettings): Promise<() => Promise<void>> {
  const began = performance.now()
  await ensureBuilt(console.log)
  const folder = `${dataFolder}/v3`
  claimDatabase(folder, 'shop')
  await prepareDatabase({ folder, size, log: console.log })
  const shop = await hostWorkers({
    port,
    host,
    folder,
    secrets: { ...localSecrets(dataFolder), ...vars },
    vars,
    shopVars: readDevVars('functions/shop/.dev.vars'),
    onLine: requestLog(),
  })
  const accounts = demoAccounts
    .map(({ kind, email, password }) => `    ${email.padEnd(32)} ${password.padEnd(16)} ${kind}`)
    .join('\n')
  console.log(`
  Vitrin is open:  ${shop.url}     (ready after ${((performance.now() - began) / 1000).toFixed(1)} s)
  Its shop's calls: ${shop.shopUrl}

  Demo accounts (e-mail, password):
${accounts}

  One line per request: ${logFile}
  To stop: Ctrl-C
`)
  const clock = setInterval(() => void shop.tick().catch(() => undefined), 60_000)
  return async () => {
    clearInterval(clock)
    await shop.close()
  }
}
