import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chromiumArgs, findChromium } from '../../support/chromium.mjs'
import { openWorkers } from '../../support/two-workers'
import { desktopAgent } from '../../support/visitor'
import { type Catalogue, readCatalogue } from '../catalogue'
import { Database } from '../database'
import { productsByShape } from '../pool'
import { rememberSeed } from '../replay-seed'
import { maxDuration } from '../run'
import { newModel } from '../state'
import { RemoveLine, WriteCount } from './cart-hand'
import { Hand } from './hand'
import type { HandStep } from './hand-step'
import { AddFromList } from './list-hand'
import { Purchase } from './purchase'
import { touches } from './touch'

const { DEEP, MODEL_SEED, MODEL_PATH, MODEL_QUICK, MODEL_HANDS } = process.env

/** Sessions in a browser: each step takes some seconds. */
const sessions = Number(MODEL_HANDS ?? (DEEP ? 150 : 8))

function plans(catalogue: Catalogue): fc.Arbitrary<HandStep>[] {
  const all = [...productsByShape(catalogue), ...catalogue.products.values()]
  const special = productsByShape(catalogue)
  const isOffered = (one: (typeof all)[number]) => one.isActive && !one.isShowOnly
  const product = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...special.filter(isOffered)) },
    { weight: 1, arbitrary: fc.constantFrom(...all.filter(isOffered)) },
  )
  const what = fc.constantFrom(...(Object.keys(touches) as (keyof typeof touches)[]))
  const touched = fc.array(fc.record({ what, position: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 5,
  })
  const press = fc.constantFrom(
    'add' as const,
    'add' as const,
    'add twice' as const,
    'buy' as const,
  )
  const purchase = fc
    .tuple(product, touched, press, fc.integer({ min: -4, max: 4 }))
    .map((parts) => new Purchase(...parts))
  const ticks = fc.array(fc.nat(7), { minLength: 1, maxLength: 3 })
  return [
    purchase,
    purchase,
    fc.tuple(fc.nat(4), fc.integer({ min: 0, max: 9 })).map((parts) => new WriteCount(...parts)),
    fc.nat(4).map((position) => new RemoveLine(position)),
    fc.tuple(fc.nat(60), ticks).map((parts) => new AddFromList(...parts)),
  ]
}

describe('a hydrated page adds what it displays', () => {
  it(
    '[P03] [P05] [P06] [P07] [C11] [C16] on the page of a product, in a list and in the cart',
    async () => {
      const shop = await openWorkers({ pictures: true, statements: true })
      const executablePath = findChromium()
      const browser = await chromium.launch({
        args: chromiumArgs,
        ...(executablePath ? { executablePath } : {}),
      })
      try {
        const db = new Database(shop.statementsUrl)
        const catalogue = await readCatalogue(db)
        const second = await rememberSeed(db)
        let taken = 0
        const commands = fc.commands(plans(catalogue), { maxCommands: 10, size: 'max' })
        const property = fc.asyncProperty(commands, async (steps) => {
          await second()
          const context = await browser.newContext({
            baseURL: shop.url,
            userAgent: desktopAgent,
            locale: 'tr-TR',
            viewport: { width: 1280, height: 900 },
          })
          const model = newModel(catalogue, 1, catalogue.hearts)
          const hand = new Hand(await context.newPage())
          try {
            await fc.asyncModelRun(() => ({ model, real: { hand, db } }), steps)
          } finally {
            taken += model.steps
            await context.close()
          }
        })
        await fc.assert(property, {
          numRuns: sessions,
          seed: MODEL_SEED ? Number(MODEL_SEED) : 20261122,
          ...(MODEL_PATH ? { path: MODEL_PATH } : {}),
          endOnFailure: Boolean(MODEL_QUICK),
        })
        console.log(`By hand: ${sessions} sessions, ${taken} steps.`)
        expect(taken).toBeGreaterThan(sessions)
      } finally {
        await browser.close()
        await shop.close()
      }
    },
    maxDuration,
  )
})
