import { buyEveryOption, seededVariantProducts } from '../support/every-option'
import { test } from '../support/journey'
import type { VariantProduct } from '../support/variant-products'

const soldOut = ({ variants }: VariantProduct) => variants.some(({ stock }) => stock === 0)
const isFor = (group: string) => (product: VariantProduct) => product.groups.join() === group

/** One product of each shape; the table over all of them stands in the deep journeys. */
const shapes: Record<string, (product: VariantProduct) => boolean> = {
  'one group of sizes': isFor('Numara'),
  'one group of colours': isFor('Renk'),
  'one group, some sold out': (product) => product.groups.length === 1 && soldOut(product),
  'two groups': (product) => product.groups.length === 2 && !soldOut(product),
  'two groups, some sold out': (product) => product.groups.length === 2 && soldOut(product),
}

for (const [shape, is] of Object.entries(shapes))
  test(`[P03] [P05] ${shape}: each option that is clicked is what is shown and bought`, async ({
    page,
  }) => {
    const product = seededVariantProducts().find(
      (each) => is(each) && each.variants.some(({ stock }) => stock > 0),
    )
    if (!product) throw new Error(`The seed has no product with ${shape}.`)
    await buyEveryOption(page, product)
  })
