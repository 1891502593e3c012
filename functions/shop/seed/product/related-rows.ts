import { categories } from '../data/categories'
import type { ObjectSeed } from '../data/objects'
import { objects } from '../data/objects'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { choicesOf } from './make-product'
import { FIRST_PLAIN_ID, plainIdOf } from './plans'
import type { ProductSeed } from './product-seed'

/** Products up to this id have all four kinds of related products; later ones only the first. */
const LAST_WITH_ALL = 2000

/** Related products: 1 similar, 2 of the same object or near it, 3 and 4 what goes with it; all from near categories. */
export function relatedStatements(products: ProductSeed[], lastId: number): Insert[] {
  return insertRows(
    'related_product',
    ['product_id', 'type', 'position', 'related_id'],
    products.flatMap((product) => relatedOf(product, lastId)),
  )
}

function relatedOf(product: ProductSeed, lastId: number): Value[][] {
  const round = roundOf(product.id)
  const own = objects.indexOf(product.object)
  const exists = (id: number) => id !== product.id && id <= lastId
  const near = nearestTo(product.object).map((index) => idAlike(index, product, lastId))
  const alike = [round + 1, round - 1, round + 2, round + 3]
    .filter((one) => one >= 0)
    .map((one) => plainIdOf(own, one))
  const similar = [...near.slice(0, 4), ...alike.slice(0, 2), ...near.slice(4)].filter(exists)
  const beside = near.filter(exists)
  const lists: Record<number, number[]> = {
    1: similar.slice(0, 6),
    2: [...alike.filter(exists), ...beside.slice(0, 2)].slice(0, 3),
    3: beside.slice(0, 4),
    4: beside.slice(4, 12).concat(beside.slice(0, 4)).slice(0, 8),
  }
  const types = product.id <= LAST_WITH_ALL ? [1, 2, 3, 4] : [1]
  return types.flatMap((type) =>
    [...new Set(lists[type])].map((id, index) => [product.id, type, index + 1, id]),
  )
}

const roundOf = (id: number) => Math.max(0, Math.floor((id - FIRST_PLAIN_ID) / objects.length))

const nearest = new Map<ObjectSeed, number[]>()

/** The other objects of the same topmost category by their nearness: own category, then the one above, then the rest. */
function nearestTo(object: ObjectSeed): number[] {
  const known = nearest.get(object)
  if (known) return known
  const parentOf = (id: number) => categories.find((one) => one.id === id)?.parent
  const own = objects.indexOf(object)
  const distance = (other: ObjectSeed) => {
    if (other.category === object.category) return 0
    return parentOf(other.category) === parentOf(object.category) ? 1 : 2
  }
  const found = objects
    .map((other, index) => ({ other, index, far: distance(other) }))
    .filter(({ other, index }) => index !== own && topOf(other) === topOf(object))
    .sort((a, b) => a.far - b.far || Math.abs(a.index - own) - Math.abs(b.index - own))
    .slice(0, 16)
    .map(({ index }) => index)
  nearest.set(object, found)
  return found
}

const topOf = ({ category }: ObjectSeed) => Math.floor(category / 100)

/** The product of another object with the same modifier (leather with leather), else of the same round. */
function idAlike(index: number, { id, object, modifier }: ProductSeed, lastId: number): number {
  const round = roundOf(id)
  const modifiers = choicesOf(objects[index] ?? object).modifiers
  const at = modifiers.indexOf(modifier)
  const alike = plainIdOf(index, round - (round % modifiers.length) + at)
  return at < 0 || alike > lastId ? plainIdOf(index, round) : alike
}
