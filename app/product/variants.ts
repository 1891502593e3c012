import type { Product, Variant } from '~/shop/model'

/** One option as the page shows it; a passive one can be read but not chosen. */
export type Option = {
  id: string
  label: string
  colour: string | null
  /** `?variant=` of the variant that choosing it leads to; choosing needs no script. */
  href: string
  available: boolean
  selected: boolean
}

export type VariantChoice = {
  groups: { title: string; options: Option[] }[]
  /** The variant that would be bought; null when the product has none, or none that can be had. */
  variant: Variant | null
}

/** The variant to show first: the one asked for, else the first that can be had, else any: the page has a price to show. */
export function chosenVariant(product: Product, askedId: string | null): Variant | null {
  const { variants } = product
  const asked = variants.find((variant) => variant.id === askedId)
  return asked ?? variants.find((variant) => variant.inStock) ?? variants[0] ?? null
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
 * Whether an option can be chosen, as a choice in one group decides what is left in the other. In the group that
 * decides: some variant with it is in stock, so no pair is ever out of reach. In the other: the pair with the choice is.
 * @param other the deciding group where it is not the option's own, else null
 */
function isAvailable(
  variants: Variant[],
  chosen: Variant | null,
  option: { group: number; id: string },
  other: number | null,
): boolean {
  return variants.some(
    (variant) =>
      variant.inStock &&
      hasOption(variant, option.group, option.id) &&
      (other === null || variant.options[other] === chosen?.options[other]),
  )
}

/**
 * The groups and the variant of a product page for `?variant={id}`.
 * @param deciding the group that was chosen in last, the first on a page that is new
 */
export function chooseVariants(
  product: Product,
  variantId: string | null,
  deciding = 0,
): VariantChoice {
  const variant = chosenVariant(product, variantId)
  const other = (group: number) => (group === deciding ? null : deciding)
  const groups = product.groups.map(({ title, options }, group) => ({
    title,
    options: options.map(({ id, label, colour }) => {
      const leadsTo = target(product.variants, variant, group, id)
      return {
        id,
        label,
        colour,
        href: leadsTo ? `?variant=${leadsTo.id}` : '',
        available: isAvailable(product.variants, variant, { group, id }, other(group)),
        selected: variant ? hasOption(variant, group, id) : false,
      }
    }),
  }))
  return { groups, variant }
}

/**
 * The choice after an option was picked and the backend said what goes with it: its rows tell the stock of these
 * pairs, whose prices stay as the page shows them; a pair it does not name is gone, and the first available one is chosen unless the choice
 * in the other group still can be had.
 * @param group the group of the picked option, 0 or 1
 * @param fresh the rows of get-variant2-list or get-variant1-list
 * @param beside the option that is chosen in the other group
 */
export function applyAvailability(
  product: Product,
  group: number,
  optionId: string,
  fresh: Variant[],
  beside?: string,
): VariantChoice {
  const known = new Map(product.variants.map((variant) => [variant.id, variant]))
  const rows = fresh.map((row) => ({
    ...row,
    price: known.get(row.id)?.price ?? row.price,
    inStock: product.sellsBelowZero || row.inStock,
  }))
  const others = product.variants.filter((variant) => !hasOption(variant, group, optionId))
  const variants = [...others, ...rows]
  const other = 1 - group
  const kept = rows.find((row) => row.inStock && row.options[other] === beside)
  const next = kept ?? rows.find((row) => row.inStock) ?? rows[0] ?? null
  return chooseVariants({ ...product, variants }, next?.id ?? null, group)
}
