import type { GroupKind, Product, Variant } from './product'

const typesOf: Record<GroupKind, number[]> = {
  color: [701, 702, 703],
  size: [711, 712, 713],
  weight: [721, 722, 723],
}

/** One pair does not exist, another is sold out, so that both cases occur in every product with two groups. */
export function makeVariants(product: Omit<Product, 'variants'>): Variant[] {
  const [one, two] = product.groups
  if (!one) return []
  const pairs = typesOf[one].flatMap((type1) =>
    (two ? typesOf[two] : [0]).map((type2): [number, number] => [type1, type2]),
  )
  return pairs
    .map(
      ([type1, type2], at): Variant => ({
        id: product.id * 10 + at,
        type1,
        type2,
        code: `${product.code}-${type1}-${type2}`,
        stock: at === 1 || (two && at === 5) ? 0 : 6 + at * 2,
        price: one === 'weight' ? Math.round(product.price * [1, 1.9, 3.6][at]! * 100) / 100 : 0,
        oldPrice: 0,
      }),
    )
    .filter(({ type1, type2 }) => !(type1 === 703 && type2 === 713))
}
