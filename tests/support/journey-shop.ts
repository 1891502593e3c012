import { mkdirSync, writeFileSync } from 'node:fs'
import { languages } from '../../app/i18n/languages'
import { ensureBuilt } from '../../functions/local/workers/fresh-build'
import { demoProducts } from '../platform/demo-products'
import { databaseTasks, openBackOffice } from './back-office'
import { allDemoProducts, type DemoProduct } from './demo'
import { addExpiredMembers } from './expired-members'
import { backend } from './facts/backend'
import { addHeartMembers } from './heart-members'
import { demoFile } from './journey-demo'
import { platformTasks } from './platform-office'
import { openPlatformShop } from './platform-shop'
import { seededProducts } from './seeded-products'
import { openWorkers, prepareWorkers } from './two-workers'

type Opened = { url: string; close: () => Promise<void> }

const port = Number(process.env.JOURNEY_PORT ?? 8791)
const onLine = (line: string, stream: string) => stream === 'stderr' && console.error(line)

const writeDemo = (demo: Record<string, DemoProduct>) =>
  writeFileSync(demoFile(), JSON.stringify(demo))

/** Both Workers, with a small seed of their own that is deleted at the end. */
async function openReference(): Promise<Opened> {
  await prepareWorkers()
  const shop = await openWorkers({ pictures: true, port, onLine })
  await addExpiredMembers(shop.db)
  await addHeartMembers(shop.db)
  writeDemo(await allDemoProducts(shop.db, languages))
  writeFileSync('.data/journey-products.json', JSON.stringify(await seededProducts(shop.db)))
  await openBackOffice(await databaseTasks(shop.db))
  return shop
}

/** The storefront alone in front of tests/platform. */
async function openPlatform(mode: 'full' | 'section7'): Promise<Opened> {
  await ensureBuilt(console.log)
  mkdirSync('.data', { recursive: true })
  const shop = await openPlatformShop({ mode }, {}, { port, onLine })
  const demo = Object.entries(demoProducts())
  writeDemo(
    Object.fromEntries(demo.map(([name, one]) => [name, { ...one, path: encodeURI(one.path) }])),
  )
  await openBackOffice(platformTasks(shop.platform.state))
  return shop
}

/** The shop of the Playwright journeys, with a port of its own. */
const shop = await (backend === 'reference'
  ? openReference()
  : openPlatform(backend === 'platform-full' ? 'full' : 'section7'))
console.log(`The journeys' shop is open at ${shop.url}`)

const stop = async () => {
  await shop.close()
  process.exit(0)
}
process.once('SIGTERM', stop).once('SIGINT', stop)
