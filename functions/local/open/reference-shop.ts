import { unsentMails } from '../../shop/mail/mail-settings'
import { demoAccounts } from '../../shop/seed/data/accounts'
import { prepareDatabase } from '../database'
import { hostWorkers } from '../hosting'
import { claimDatabase } from '../import/database-users'
import { localSecrets, readDevVars } from '../secrets'
import { ensureBuilt } from '../workers/fresh-build'
import { dataFolder, logFile, requestLog } from './request-log'
import type { StartSettings } from './start-settings'

/** The demo's accounts that the shop still has, for the terminal. */
async function accountsOf(db: D1Database): Promise<string> {
  const { results } = await db.prepare('SELECT email FROM member').all<{ email: string }>()
  const known = new Set(results.map(({ email }) => email))
  const rows = demoAccounts
    .filter(({ email }) => known.has(email))
    .map(({ kind, email, password }) => `    ${email.padEnd(32)} ${password.padEnd(16)} ${kind}\n`)
  return rows.length > 0 ? `\n  Demo accounts (e-mail, password):\n${rows.join('')}` : ''
}

const given = (mail: StartSettings['mail']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mail).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )

/** Builds and seeds what is not up to date, and opens the storefront with the reference shop. @returns closes both */
export async function openReferenceShop({
  port,
  host,
  size,
  own,
  mail,
  vars,
}: StartSettings): Promise<() => Promise<void>> {
  const began = performance.now()
  await ensureBuilt(console.log)
  const folder = `${dataFolder}/v3`
  claimDatabase(folder, 'shop')
  await prepareDatabase({ folder, size, log: console.log, own })
  const shopVars = { ...given(mail), ...readDevVars('functions/shop/.dev.vars') }
  const shop = await hostWorkers({
    port,
    host,
    folder,
    secrets: { ...localSecrets(dataFolder), ...vars },
    vars,
    shopVars,
    onLine: requestLog(),
  })
  console.log(`
  Vitrin is open:  ${shop.url}     (ready after ${((performance.now() - began) / 1000).toFixed(1)} s)
  Its shop's calls: ${shop.shopUrl}
${await accountsOf(shop.db)}${shopVars.MAIL_URL ? '' : `\n  ${unsentMails}\n`}
  One line per request: ${logFile}
  To stop: Ctrl-C
`)
  const clock = setInterval(() => void shop.tick().catch(() => undefined), 60_000)
  return async () => {
    clearInterval(clock)
    await shop.close()
  }
}
