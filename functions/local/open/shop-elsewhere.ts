import { readSettings, warningsOf } from '../../storefront/settings'
import { hostStorefront } from '../hosting'
import { ensureBuilt } from '../workers/fresh-build'
import { unansweredShop } from './probe-shop'
import { dataFolder, logFile, requestLog } from './request-log'
import { elsewhereVars, type StartSettings } from './start-settings'

/** Opens the storefront alone: no reference shop, no database. @throws one sentence for each wrong setting */
export async function openShopElsewhere(start: StartSettings): Promise<() => Promise<void>> {
  const began = performance.now()
  const vars = elsewhereVars(start)
  const settings = await readSettings(vars)
  const unanswered = unansweredShop(settings.shopOrigin)
  await ensureBuilt(console.log)
  const { url, close } = await hostStorefront({
    port: start.port,
    host: start.host,
    folder: `${dataFolder}/elsewhere`,
    vars,
    onLine: requestLog(),
  })
  const messages = [...warningsOf(settings), ...(await unanswered)]
  const warnings = messages.map((warning) => `  ${warning}\n`)
  console.log(`
  Vitrin is open:  ${url}     (ready after ${((performance.now() - began) / 1000).toFixed(1)} s)
  Its shop:        ${settings.shopOrigin}
${warnings.join('')}
  What of it Vitrin can use: npm run check-shop -- ${settings.shopOrigin}
  One line per request: ${logFile}
  To stop: Ctrl-C
`)
  return close
}
