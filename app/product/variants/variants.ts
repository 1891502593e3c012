import type { Product, Variant } from '~/backend/catalogue/model'

/** An option as displayed; an unavailable one cannot be chosen. */
export type Option = {
  id: string
  label: string
  colour: string | null
  /** `?variant=` of the variant that it leads to; needs no script. */
  href: string
  available: boolean
  selected: boolean
}

export type VariantChoice = {
  groups: { title: string; options: Option[] }[]
  /** The variant to buy; null when the product has none. */
  variant: Variant | null
}

/** The first that is in stock, else the first that can be ordered before it is. */
const firstAvailable = (variants: Variant[]): Variant | undefined =>
  variants.find(({ inStock, awaited }) => inStock && !awaited) ??
  variants.find(({ inStock }) => inStock)

/** The variant to show: the requested one, else the first available, else any, since a price must be shown. */
export function chosenVariant(product: Product, requestedId: string | null): Variant | null {
  const { variants } = product
  const requested = variants.find((variant) => variant.id === requestedId)
  return requested ?? firstAvailable(variants) ?? variants[0] ?? null
}

function hasOption(variant: Variant, group: number, optionId: string): boolean {
  return variant.options[group] === optionId
}

/** The variant an option leads to: with the other group's choice if available, else the first available, else any. */
function target(
  variants: Variant[],
  chosen: Variant | null,
  group: number,
  optionId: string,
): Variant | null {
  const matching = variants.filter((variant) => hasOption(variant, group, optionId))
  const other = 1 - group
  const sameOther = matching.find((variant) => variant.options[other] === chosen?.options[other])
  if (sameOther?.inStock) return sameOther
  return firstAvailable(matching) ?? sameOther ?? matching[0] ?? null
}

/**
 * Whether an option can be chosen. In the deciding group some variant with it must be in stock, in the other group the
 * pair with the chosen option, but for a sole option, which no choice brings.
 * @param other the deciding group if it is not the option's own, else null
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

/** The groups and variant for `?variant={id}`. @param deciding the group chosen in last; the first on a new page */
export function chooseVariants(
  product: Product,
  variantId: string | null,
  deciding = 0,
): VariantChoice {
  const variant = chosenVariant(product, variantId)
  const groups = product.groups.map(({ title, options }, group) => {
    const other = group === deciding || !options[1] ? null : deciding
    return {
      title,
      options: options.map(({ id, label, colour }) => {
        const leadsTo = target(product.variants, variant, group, id)
        return {
          id,
          label,
          colour,
          href: leadsTo ? `?variant=${leadsTo.id}` : '',
          available: isAvailable(product.variants, variant, { group, id }, other),
          selected: variant ? hasOption(variant, group, id) : false,
        }
      }),
    }
  })
  return { groups, variant }
}

/**
 * The choice after an option was picked and the backend reported its pairs: their stock is updated, prices stay as
 * displayed, and missing pairs are unavailable. The other group's choice stays if available, else the first available.
 * @param picked the option, and its group, 0 or 1
 * @param fresh the rows of get-variant2-list or get-variant1-list
 * @param otherOption the chosen option of the other group
 */
export function applyAvailability(
  product: Product,
  picked: { group: number; id: string },
  fresh: Variant[],
  otherOption?: string,
): VariantChoice {
  const known = new Map(product.variants.map((variant) => [variant.id, variant]))
  const rows = fresh.map((row) => ({
    ...row,
    price: known.get(row.id)?.price ?? row.price,
    inStock: product.sellsBelowZero || row.inStock,
  }))
  const { group, id } = picked
  const others = product.variants.filter((variant) => !hasOption(variant, group, id))
  const variants = [...others, ...rows]
  const other = 1 - group
  const sameOther = rows.find((row) => row.inStock && row.options[other] === otherOption)
  const next = sameOther ?? firstAvailable(rows) ?? rows[0] ?? null
  return chooseVariants({ ...product, variants }, next?.id ?? null, group)
}
