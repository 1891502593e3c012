import type { Picture, Product, Variant } from '~/backend/catalogue/model'

/** Whether a picture belongs beside a variant: it shows it, or none in particular. */
export const isBeside = ({ shows }: Picture, variant: Variant | null): boolean =>
  !shows || variant === null || shows.includes(variant.id)

/** First the pictures of a variant, then those of none, then the others'. */
export function ownFirst(pictures: Picture[], variant: Variant | null): Picture[] {
  if (!variant) return pictures
  const own = pictures.filter((one) => one.shows && isBeside(one, variant))
  const others = pictures.filter((one) => !isBeside(one, variant))
  return [...own, ...pictures.filter(({ shows }) => !shows), ...others]
}

/**
 * The options whose choice shows a picture, as choice.css names them: `1-3` is the third of the first group. Of a group that
 * tells the shown variants from the others; where only pairs do, of the first.
 */
export function choicesOf(
  { groups, variants }: Pick<Product, 'groups' | 'variants'>,
  { shows }: Picture,
): string[] {
  if (!shows) return []
  const own = variants.filter(({ id }) => shows.includes(id))
  const isAlone = (at: number) =>
    variants.every(
      (one) =>
        shows.includes(one.id) || !own.some((other) => other.options[at] === one.options[at]),
    )
  const group = Math.max(
    0,
    groups.findIndex((_, at) => isAlone(at)),
  )
  return (groups[group]?.options ?? []).flatMap(({ id }, at) =>
    own.some(({ options }) => options[group] === id) ? [`${group + 1}-${at + 1}`] : [],
  )
}
