import { slug } from '../catalogue/slug'
import { ancestors } from './categories'
import type { Product } from './product'
import { productCases } from './product-cases'
import { type ProductRow, productRows } from './product-rows'
import { makeVariants } from './variants'

const day = 86_400
/** Products were registered day by day before this. */
const opened = 1_760_000_000

function usual(id: number, categoryId: number, row: ProductRow): Product {
  const [tr, en, price, brandId] = row
  const index = id - 1001
  // Turkish letters stay in the paths of one category, as in shops that were imported from elsewhere.
  const unicode = categoryId === 111
  return {
    id,
    code: `KC-${id}`,
    title: { tr, en },
    path: { tr: slug(tr, unicode), en: slug(en) },
    categoryId,
    brandId,
    supplierId: (index % 2) + 1,
    modelId: 0,
    price,
    oldPrice: 0,
    currency: 'TL',
    vat: 20,
    stock: 20 + ((index * 7) % 30),
    unit: 'Adet',
    min: 1,
    max: 0,
    step: 1,
    groups: [],
    variants: [],
    attributes: {},
    filterValues: {
      3: 31 + (Math.floor(index / 6) % 5),
      4: 41 + (index % 3),
      5: 51 + (index % 2),
      6: [0.25, 0.5, 1, 1.5, 2, 3, 5][index % 7] ?? 1,
    },
    tiers: [],
    afterAdd: 0,
    needsStore: false,
    hidesUrl: false,
    personalizationId: 0,
    subscribePercent: 0,
    hasOrderNote: false,
    complements: false,
    dealHours: 0,
    isActive: true,
    isShowOnly: false,
    isNew: false,
    isCargoFree: false,
    pictures: 1 + (index % 4),
    created: opened - index * day,
  }
}

function make(): Product[] {
  const rows = productRows.flatMap(([category, list]) => list.map((row) => ({ category, row })))
  return rows.map(({ category, row }, index) => {
    const product = { ...usual(1001 + index, category, row), ...productCases[row[0]] }
    return { ...product, variants: makeVariants(product) }
  })
}

/** Fresh products: each started platform sells its own stock. */
export const makeProducts = (): Product[] => make()

/** Whether the product is in the category or below it. */
export const isIn = (product: Product, categoryId: number): boolean =>
  ancestors(product.categoryId).some(({ id }) => id === categoryId)
