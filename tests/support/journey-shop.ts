import { writeFileSync } from 'node:fs'
import { languages } from '../../app/i18n/languages'
import { openBackOffice } from './back-office'
import { allDemoProducts } from './demo'
import { addExpiredMembers } from './expired-members'
import { addHeartMembers } from './heart-members'
import { seededProducts } from './seeded-products'
import { openWorkers, prepareWorkers } from './two-workers'

/** The shop of the Playwright journeys: with its own port and its own small seed, deleted at the end. */
await prepareWorkers()
const shop = await openWorkers({
  pictures: true,
  port: Number(process.env.JOURNEY_PORT ?? 8791),
  onLine: (line, stream) => stream === 'stderr' && console.error(line),
})
await addExpiredMembers(shop.db)
await addHeartMembers(shop.db)
writeFileSync('.data/journey-demo.json', JSON.stringify(await allDemoProducts(shop.db, languages)))
writeFileSync('.data/journey-products.json', JSON.stringify(await seededProducts(shop.db)))
await openBackOffice(shop.db)
console.log(`The journeys' shop is open at ${shop.url}`)

const stop = async () => {
  await shop.close()
  process.exit(0)
}
process.once('SIGTERM', stop).once('SIGINT', stop)
