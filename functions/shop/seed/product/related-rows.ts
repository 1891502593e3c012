import { objects } from '../data/objects'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { FIRST_PLAIN_ID, plainIdOf } from './plans'
import type { ProductSeed } from './product-seed'

/** Products up to this id have all four kinds of related products; later ones only the first. */
const LAST_WITH_ALL = 2000

/** Related products: 1 of the same category, 2 of the same object, 3 and 4 of neighbouring objects. */
export function relatedStatements(products: ProductSeed[], lastId: number): Insert[] {
  return insertRows(
    'related_product',
    ['product_id', 'type', 'position', 'related_id'],
    products.flatMap((product) => relatedOf(product, lastId)),
  )
}

function relatedOf(product: ProductSeed, lastId: number): Value[][] {
  const objectIndex = objects.indexOf(product.object)
  const round = Math.max(0, Math.floor((product.id - FIRST_PLAIN_ID) / objects.length))
  const at = (step: number, turn: number) =>
    plainIdOf((objectIndex + step + objects.length) % objects.length, Math.max(0, round + turn))
  const addRequests: Record<number, number[]> = {
    1: [at(1, 0), at(-1, 0), at(2, 0), at(1, 1), at(-1, 1), at(0, 2)],
    2: [at(0, 1), at(0, -1), at(0, 2), at(0, 3)],
    3: [at(3, 0), at(-3, 0), at(4, 0), at(4, 1)],
    4: [at(-2, 0), at(5, 0), at(-4, 0)],
  }
  const types = product.id <= LAST_WITH_ALL ? [1, 2, 3, 4] : [1]
  return types.flatMap((type) => {
    const ids = [...new Set(addRequests[type])].filter((id) => id !== product.id && id <= lastId)
    return ids.map((id, index) => [product.id, type, index + 1, id])
  })
}
