import { parseArgs } from 'node:util'
import { openReferenceShop } from './reference-shop'
import { openShopElsewhere } from './shop-elsewhere'
import { startFault } from './start-fault'
import { readStart } from './start-settings'
import { watchPort } from './watch-port'

/** `npm start`: the storefront with the reference shop, with `--shop` by an owner's settings, or alone in front of the shop that SHOP_ORIGIN names. */
try {
  const { shop } = parseArgs({ options: { shop: { type: 'string' } } }).values
  const start = await readStart(process.env, shop)
  const close = await (start.vars.SHOP_ORIGIN ? openShopElsewhere(start) : openReferenceShop(start))
  const unwatch = watchPort(start, () => {
    console.error(
      'The shop has ended: the process that served it is not there. Start it anew: npm start',
    )
    process.exit(1)
  })
  const stop = async () => {
    unwatch()
    await close()
    process.exit(0)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  console.error(startFault(error))
  process.exit(1)
}
