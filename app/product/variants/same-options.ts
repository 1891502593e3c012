import type { Product, Variant } from '~/backend/catalogue/model'

/** The chosen options as text, by group: `["Renk: Lacivert", "Boyut: A5"]`. */
export function optionTexts(
  { groups }: Pick<Product, 'groups'>,
  variant: Variant | null,
): string[] {
  if (!variant) return []
  return groups.map(({ title, options }, group) => {
    const option = options.find(({ id }) => id === variant.options[group])
    return `${title}: ${option?.label ?? ''}`
  })
}

/** The available variant that shares most of these texts, at least one; else null. */
export function variantLike(product: Product, texts: string[]): Variant | null {
  const shared = (variant: Variant) =>
    optionTexts(product, variant).filter((text) => texts.includes(text)).length
  const [best] = product.variants
    .filter((variant) => variant.inStock && shared(variant) > 0)
    .sort((one, other) => shared(other) - shared(one))
  return best ?? null
}
