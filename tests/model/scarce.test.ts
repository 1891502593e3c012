import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'
import { type Catalogue, readCatalogue } from './catalogue'
import { Database } from './database'
import { productsByShape } from './pool'
import { rememberSeed } from './replay-seed'
import { Rush } from './rush'

let shop: Shop
let db: Database
let catalogue: Catalogue
let second: () => Promise<void>
beforeAll(async () => {
  shop = await openWorkers({ statements: true })
  db = new Database(shop.statementsUrl)
  catalogue = await readCatalogue(db)
  second = await rememberSeed(db)
}, 120_000)
afterAll(() => shop.close())

const { DEEP, MODEL_SEED } = process.env

describe('many shoppers and few products in stock', () => {
  it('[O02] sell the stock and no more, with every payment method', async () => {
    const scarce = productsByShape(catalogue).filter(
      (one) => one.isActive && !one.isShowOnly && !one.needsStore && one.fields.length === 0,
    )
    const plans = fc.record({
      product: fc.constantFrom(...scarce),
      buyers: fc.integer({ min: 2, max: 20 }),
      pieces: fc.integer({ min: 0, max: 4 }),
      methods: fc.record({ payment: fc.constantFrom(-1, -2, -3), carrier: fc.constantFrom(1, 2) }),
    })
    const property = fc.asyncProperty(plans, async (plan) => {
      await second()
      const rush = new Rush({ shop, db, shoppers: [] }, catalogue, {
        ...plan,
        variant: plan.product.variants[0]?.id ?? 0,
      })
      const { confirmed, statuses } = await rush.run()
      const { min, title } = plan.product
      const sold = Math.min(plan.buyers, plan.pieces)
      const outcome = `${plan.buyers} want ${plan.pieces} of ${title.tr}`
      expect(Math.max(...statuses), outcome).toBeLessThan(500)
      expect({ confirmed, left: await rush.stock() }, outcome).toEqual({
        confirmed: sold,
        left: min * (plan.pieces - sold),
      })
    })
    await fc.assert(property, {
      numRuns: DEEP ? 100 : 5,
      endOnFailure: true,
      seed: MODEL_SEED ? Number(MODEL_SEED) : 20261122,
    })
  }, 1_800_000)
})
