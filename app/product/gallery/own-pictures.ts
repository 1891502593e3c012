import type { Picture, Variant } from '~/backend/catalogue/model'

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

/** Displays the pictures and the price note of a variant on the open page, and hides those of others. */
export function displayPartsOf(variant: Variant | null): void {
  if (!variant) return
  for (const one of document.querySelectorAll<HTMLElement>('.product [data-shows]')) {
    const isHidden = !one.dataset.shows?.split(' ').includes(variant.id)
    if (one.hidden === isHidden) continue
    one.hidden = isHidden
    one.closest('ul')?.scrollTo({ left: 0 })
  }
}
