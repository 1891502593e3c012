import type { Product, Variant } from '~/shop/model'

/** One option as the page shows it; a passive one can be read but not chosen (spec §4, row P03). */
export type Option = {
  id: string
  label: string
  colour: string | null
  /** `?variant=` of the variant that choosing it leads to; choosing needs no script (row P04). */
  href: string
  available: boolean
  selected: boolean
}

export type VariantChoice = {
  groups: { title: string; options: Option[] }[]
  /** The variant that would be bought; null when the product has none, or none that can be had. */
  variant: Variant | null
}

/**
 * The variant to show first: the one asked for if it can be had, else the first that can, else the one asked
 * for or the first of all, so that the page has a price to show (spec §4: "first available", row P04).
 */
export function chosenVariant(product: Product, askedId: string | null): Variant | null {
  const { variants } = product
  const asked = variants.find((variant) => variant.id === askedId)
  if (asked?.inStock) return asked
  if (asked) return asked
  return variants.find((variant) => variant.inStock) ?? variants[0] ?? null
}

function hasOption(variant: Variant, group: number, optionId: string): boolean {
  return variant.options[group] === optionId
}

/**
 * Where choosing an option leads: the variant that keeps the other group's choice if it can be had, else the
 * first that can, else any that exists.
 */
function target(
  variants: Variant[],
  chosen: Variant | null,
  group: number,
  optionId: string,
): Variant | null {
  const matching = variants.filter((variant) => hasOption(variant, group, optionId))
  const other = 1 - group
  const kept = matching.find((variant) => variant.options[other] === chosen?.options[other])
  if (kept?.inStock) return kept
  return matching.find((variant) => variant.inStock) ?? kept ?? matching[0] ?? null
}

/**
 * Whether an option can be chosen. In the first group: some variant with it is in stock. In the second: the pair
 * with the first group's choice is (spec §4: choosing in one group decides what is left in the other).
 */
function isAvailable(
  variants: Variant[],
  chosen: Variant | null,
  group: number,
  optionId: string,
): boolean {
  return variants.some(
    (variant) =>
      variant.inStock &&
      hasOption(variant, group, optionId) &&
      (group === 0 || variant.options[0] === chosen?.options[0]),
  )
}

/** The groups and the variant of a product page for `?variant={id}` (rows P03, P04). */
export function chooseVariants(product: Product, variantId: string | null): VariantChoice {
  const variant = chosenVariant(product, variantId)
  const groups = product.groups.map(({ title, options }, group) => ({
    title,
    options: options.map(({ id, label, colour }) => {
      const leadsTo = target(product.variants, variant, group, id)
      return {
        id,
        label,
        colour,
        href: leadsTo ? `?variant=${leadsTo.id}` : '',
        available: isAvailable(product.variants, variant, group, id),
        selected: variant ? hasOption(variant, group, id) : false,
      }
    }),
  }))
  return { groups, variant }
}

/**
 * The choice after an option was picked and the backend said what goes with it: its rows replace what the page
 * knew of these pairs, a pair it does not name is gone, and the first available one is chosen unless the choice
 * in the other group still can be had (spec §4, contract 2.8).
 * @param group the group of the picked option, 0 or 1
 * @param fresh the rows of get-variant2-list or get-variant1-list
 */
export function applyAvailability(
  product: Product,
  group: number,
  optionId: string,
  fresh: Variant[],
  before: Variant | null = null,
): VariantChoice {
  const others = product.variants.filter((variant) => !hasOption(variant, group, optionId))
  const variants = [...others, ...fresh]
  const other = 1 - group
  const kept = fresh.find((row) => row.inStock && row.options[other] === before?.options[other])
  const next = kept ?? fresh.find((row) => row.inStock) ?? fresh[0] ?? null
  return chooseVariants({ ...product, variants }, next?.id ?? null)
}
