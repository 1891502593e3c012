import type { Product, Variant } from '~/shop/model'

/** What is chosen of a variant as its page says it, group by group: `["Renk: Lacivert", "Boyut: A5"]`. */
export function wordsOf({ groups }: Pick<Product, 'groups'>, variant: Variant | null): string[] {
  if (!variant) return []
  return groups.map(({ title, options }, group) => {
    const option = options.find(({ id }) => id === variant.options[group])
    return `${title}: ${option?.label ?? ''}`
  })
}

/** The variant that can be had and has the most of these words, at least one; null where there is none. */
export function variantLike(product: Product, words: string[]): Variant | null {
  const shared = (variant: Variant) =>
    wordsOf(product, variant).filter((word) => words.includes(word)).length
  const [best] = product.variants
    .filter((variant) => variant.inStock && shared(variant) > 0)
    .sort((one, other) => shared(other) - shared(one))
  return best ?? null
}
