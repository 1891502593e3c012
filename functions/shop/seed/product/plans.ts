import { objects } from '../data/objects'
import { demoPlans } from '../demo/demo-products'
import type { ProductPlan } from './make-product'
import { choicesOf } from './make-product'

/** The first id of random products; those before it are the special cases. */
export const FIRST_PLAIN_ID = 101

/** Step from one object to the next, so that a small shop has products of every kind. */
const STRIDE = 37

/** Every product of a shop of `size`, the special cases first. The same id is the same product in every size. */
export function* plansOf(size: number, today: number): Generator<ProductPlan> {
  const special = demoPlans(today)
  yield* special
  const taken = new Set(special.map(nameOf))
  const moved = new Set<string>()
  for (let index = 0; index < size - special.length; index += 1) {
    const natural = plainPlan(index)
    const plan = taken.has(nameOf(natural)) ? withOwnName(natural, taken) : natural
    if (plan !== natural) moved.add(nameOf(plan))
    const isTaken = plan === natural && moved.has(nameOf(plan))
    yield isTaken ? { ...plan, serial: (plan.serial ?? 0) + 1 } : plan
  }
}

/** The plan with the last brand and modifier that no special case has: names are used from the first on. */
function withOwnName(plan: ProductPlan, taken: Set<string>): ProductPlan {
  const { modifiers, brandIds } = choicesOf(plan.object)
  const named = brandIds
    .toReversed()
    .flatMap((brandId) => modifiers.map((modifier) => ({ ...plan, brandId, modifier })))
    .find((one) => !taken.has(nameOf(one)))
  return named ? { ...named, modelId: 0, attributes: [] } : plan
}

/** A key that is equal for products with the same title. */
function nameOf({ object, modifier, brandId, serial = 0 }: ProductPlan): string {
  return [object.key, modifier, brandId, serial].join(' ')
}

/** The highest id of a shop of `size`. */
export function lastIdOf(size: number, today: number): number {
  return FIRST_PLAIN_ID - 1 + Math.max(0, size - demoPlans(today).length)
}

/** The id of the `round`-th random product of an object. */
export function plainIdOf(objectIndex: number, round: number): number {
  return FIRST_PLAIN_ID + (firstIndexOf.get(objectIndex) ?? 0) + round * objects.length
}

const firstIndexOf = new Map(objects.map((_, index) => [(index * STRIDE) % objects.length, index]))

function plainPlan(index: number): ProductPlan {
  const object = objects[(index * STRIDE) % objects.length]
  if (!object) throw new Error(`No object for product ${index}`)
  const round = Math.floor(index / objects.length)
  const { modifiers, brandIds } = choicesOf(object)
  const pairs = modifiers.length * brandIds.length
  const pair = round % pairs
  const modifier = modifiers[pair % modifiers.length]
  const brandId =
    brandIds[(Math.floor(pair / modifiers.length) + (pair % modifiers.length)) % brandIds.length]
  if (!modifier || !brandId) throw new Error(`No modifier or brand for ${object.key}`)
  const isModel = round < 3 && modifiers.length > 2
  return {
    id: FIRST_PLAIN_ID + index,
    object,
    modifier,
    brandId,
    serial: Math.floor(round / pairs),
    modelId: isModel ? 1000 + ((index * STRIDE) % objects.length) : 0,
    attributes: isModel ? [attributeOf(modifier)] : [],
  }
}

/** Option of the catalogue attribute "kind" for a modifier; see property-rows.ts. */
export function attributeOf(modifier: string): number {
  return 1000 + [...modifier].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}
