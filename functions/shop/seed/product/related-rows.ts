import type { ObjectSeed } from '../data/objects'
import { objects } from '../data/objects'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { suitingKeys } from './families'
import { choicesOf } from './make-product'
import { FIRST_PLAIN_ID, plainIdOf } from './plans'
import type { ProductSeed } from './product-seed'

/** Products up to this id have all four kinds of related products; later ones only the first. */
const LAST_WITH_ALL = 2000

const SMALL = 200

type ByCategory = Map<ObjectSeed['category'], ProductSeed[]>

/** Related products: 1 similar, 2 of the same object or near it, 3 and 4 what goes with it; all of one family. */
export function relatedStatements(products: ProductSeed[], lastId: number): Insert[] {
  const ofCategory: ByCategory = new Map()
  for (const product of products) {
    const { category } = product.object
    const known = ofCategory.get(category)
    if (known) known.push(product)
    else ofCategory.set(category, [product])
  }
  return insertRows(
    'related_product',
    ['product_id', 'type', 'position', 'related_id'],
    products.flatMap((product) => relatedOf(product, lastId, ofCategory)),
  )
}

function relatedOf(product: ProductSeed, lastId: number, ofCategory: ByCategory): Value[][] {
  const round = roundOf(product.id)
  const own = objects.indexOf(product.object)
  const exists = (id: number) => id !== product.id && id <= lastId
  const suiting = suitingTo(product.object)
  const near = suiting.map((index) => idAlike(index, product, lastId))
  const further = suiting.map((index) => plainIdOf(index, round + 1))
  const alike = [1, -1, 2, -2, 3, -3, 4, -4, 5]
    .filter((step) => round + step >= 0)
    .map((step) => plainIdOf(own, round + step))
    .filter(exists)
  const found = near.filter(exists)
  const neighbours = ofCategory.get(product.object.category) ?? []
  // A small shop may lack what suits a product: then others of its category stand beside it.
  const isLacking = found.length === 0 && (suiting.length > 0 || alike.length === 0)
  const beside = isLacking ? neighbours.map(({ id }) => id).filter(exists) : found
  const lists: Record<number, number[]> = {
    1: [...beside.slice(0, 4), ...alike].slice(0, 6),
    2: [...alike.slice(2, 5), ...alike.slice(0, 2), ...beside.slice(0, 2)].slice(0, 3),
    3: [...beside.slice(4, 8), ...beside.slice(0, 4)].slice(0, 4),
    4: [...beside.slice(4), ...beside.slice(0, 4), ...further.filter(exists)].slice(0, 8),
  }
  // In a shop of tests, which lacks most of what suits, everything plain goes with everything.
  const plain = Array.from({ length: SMALL }, (_, at) => FIRST_PLAIN_ID + at)
  if (lastId < SMALL) lists[4]?.push(...plain.filter(exists))
  // A card that comes by mail has nothing to go with it.
  const isCard = product.object.vat === 0
  const types = product.id <= LAST_WITH_ALL && !isCard ? [1, 2, 3, 4] : [1]
  return types.flatMap((type) =>
    [...new Set(lists[type])].map((id, index) => [product.id, type, index + 1, id]),
  )
}

const roundOf = (id: number) => Math.max(0, Math.floor((id - FIRST_PLAIN_ID) / objects.length))

const suiting = new Map<ObjectSeed, number[]>()

/** The other objects that suit one, those of its own category first. */
function suitingTo(object: ObjectSeed): number[] {
  const known = suiting.get(object)
  if (known) return known
  const isNear = (index: number) => objects[index]?.category === object.category
  const found = suitingKeys(object.key)
    .map((key) => objects.findIndex((other) => other.key === key))
    .filter((index) => index >= 0 && objects[index] !== object)
    .sort((a, b) => Number(isNear(b)) - Number(isNear(a)))
  suiting.set(object, found)
  return found
}

/** The product of another object with the same modifier (leather with leather), else of the same round. */
function idAlike(index: number, { id, object, modifier }: ProductSeed, lastId: number): number {
  const round = roundOf(id)
  const modifiers = choicesOf(objects[index] ?? object).modifiers
  const at = modifiers.indexOf(modifier)
  const alike = plainIdOf(index, round - (round % modifiers.length) + at)
  return at < 0 || alike > lastId ? plainIdOf(index, round) : alike
}
