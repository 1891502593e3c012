import { instalmentCapStatements } from '../settings/instalment-caps'
import { demoShop } from '../settings/read-shop'
import type { ShopSettings } from '../settings/shop-file'
import type { IsReserved } from '../settings/shop-rows'
import { flags } from './data/flags'
import { dictionaryStatements } from './dictionaries'
import { type Insert, insertRows, prepared } from './insert'
import { makeProduct } from './product/make-product'
import { priceHistoryStatements } from './product/offer-rows'
import { lastIdOf, plansOf } from './product/plans'
import { ProductRows } from './product/product-rows'
import { relatedStatements } from './product/related-rows'
import { reviewStatements } from './product/review-rows'
import { affiliateStatements, erpStatements } from './rows/account-rows'
import { listRows } from './rows/list-rows'
import { memberStatements } from './rows/member-rows'
import { messageStatements } from './rows/message-rows'
import { orderStatements } from './rows/order-rows'
import { regionStatements } from './rows/region-rows'
import { searchStatements } from './rows/search-rows'

export type SeedOptions = {
  /** Number of products; 120 include every special case, `npm start` seeds 1,200. */
  size: number
  /** The day that dates count from (deals, reviews); a fixed one makes the whole seed repeatable. */
  today?: Date
  /** The settings of the shop; default: the demo's. */
  shop?: ShopSettings
  /** Paths that no page of the shop gets; default: none. */
  isReserved?: IsReserved
  onProgress?: (line: string) => void
}

const CHUNK = 400

const flagStatements = () => insertRows('flag', ['code', 'webp'], Object.entries(flags))

/** From BIG on a shop has fewer reviews per product, and below SMALL fewer neighbourhoods. */
const BIG = 5000
const SMALL = 1000

/** Fills a migrated database; the same size and day give the same rows. Runs in Node, on Miniflare's D1 binding. */
export async function seedShop(db: D1Database, options: SeedOptions): Promise<void> {
  // Makes the next batch while the database writes one.
  let writing = Promise.resolve()
  const write = async (line: string, statements: Insert[]) => {
    await db.batch(statements.map((one) => prepared(db, one)))
    options.onProgress?.(line)
  }
  for (const { line, statements } of generateSeed(options)) {
    await writing
    writing = write(line, statements)
    // Node must send the batch before it makes the next one.
    await new Promise(setImmediate)
  }
  await writing
}

type Batch = { line: string; statements: Insert[] }

/** The seed as batches of SQL, each with a progress message. */
export function* generateSeed({
  size,
  today = new Date(),
  shop = demoShop,
  isReserved = () => false,
}: SeedOptions): Generator<Batch> {
  const day = Math.floor(today.getTime() / 86_400_000) * 86_400
  yield {
    line: 'Settings, pages, categories and accounts',
    statements: [
      ...dictionaryStatements(shop, shop === demoShop, isReserved),
      ...memberStatements(day),
      ...messageStatements(day),
      ...affiliateStatements(day),
      ...erpStatements(day),
      ...instalmentCapStatements().map((sql) => ({ sql, rows: '[]' })),
      ...(shop === demoShop ? searchStatements() : []),
    ],
  }
  yield {
    line: 'Countries, cities, towns and neighbourhoods',
    statements: [...regionStatements(size >= SMALL), ...flagStatements()],
  }
  const rows = new ProductRows(shop.payment.transfer?.discountPercent ?? 0)
  yield* productBatches(rows, size, day)
  yield { line: 'Words', statements: [...rows.words.statements(), ...rows.foundBy()] }
  yield { line: 'Lists', statements: listRows() }
  yield { line: 'Orders', statements: orderStatements(day) }
}

function* productBatches(rows: ProductRows, size: number, day: number): Generator<Batch> {
  const lastId = lastIdOf(size, day)
  const plans = [...plansOf(size, day)]
  for (let done = 0; done < plans.length; done += CHUNK) {
    const products = plans
      .slice(done, done + CHUNK)
      .map((plan) => makeProduct(plan, day, size > BIG))
    yield {
      line: `${done + products.length} of ${size} products of the demo`,
      statements: [
        ...rows.statements(products),
        ...reviewStatements(products, day),
        ...relatedStatements(products, lastId),
        ...priceHistoryStatements(products, day),
      ],
    }
  }
}
