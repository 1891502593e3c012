import { boughtProducts, buyEveryOption } from '../support/every-option'
import { test } from '../support/journey'
import type { SeededProduct } from '../support/seeded-products'

const soldOut = ({ variants }: SeededProduct) => variants.some(({ stock }) => stock === 0)
const isFor = (group: string) => (product: SeededProduct) => product.groups.join() === group

/** One product of each shape; the deep journeys test all of them. */
const shapes: Record<string, (product: SeededProduct) => boolean> = {
  'one group of sizes': isFor('Numara'),
  'one group of colours': isFor('Renk'),
  'one group, some sold out': (product) => product.groups.length === 1 && soldOut(product),
  'no options': ({ groups, needsStore, fields }) => !groups.length && !needsStore && !fields.length,
  'no options, had at a store': ({ groups, needsStore }) => groups.length === 0 && needsStore,
  'a text that must be typed': ({ fields }) => fields.length > 0,
  'two groups': (product) => product.groups.length === 2 && !soldOut(product),
  'two groups, some sold out': (product) => product.groups.length === 2 && soldOut(product),
}

for (const [shape, is] of Object.entries(shapes))
  test(`[P03] [P05] ${shape}: the clicked option is the one shown and bought`, async ({ page }) => {
    const product = boughtProducts().find(
      (each) => is(each) && each.variants.some(({ stock }) => stock > 0),
    )
    if (!product) throw new Error(`The seed has no product with ${shape}.`)
    await buyEveryOption(page, product)
  })
