import { firstAvailable } from './opening-order'
import { NO_PICTURE, pictureOf } from './pictures'
import type { ProductRow, VariantRow } from './product-row'

/** SQL: the name of the picture of an option of a product, else of the product; '' for none. */
export const pictureOfOption = (product: string, option: string) =>
  `coalesce(${product}.option_pictures ->> ('$."' || ${option} || '"[0]'), ${product}.pictures ->> 0, '')`

type Pictured = Pick<ProductRow, 'id' | 'title' | 'pictures' | 'option_pictures'>

export function pictureOfVariant(row: Pictured, { o1 }: VariantRow) {
  const [name] = ofOptions(row)[o1] ?? []
  const { SMALL, MEDIUM, BIG } = name ? pictureOf(name, row.title) : NO_PICTURE
  return { SMALL, MEDIUM, BIG }
}

const ofOptions = (row: Pictured) =>
  JSON.parse(row.option_pictures) as Partial<Record<string, string[]>>

/**
 * The pictures of a product with the options that they show: first those of the option that it opens with, then those that
 * show none in particular, then, for its page, the others.
 * @param variants in the order of their options
 */
export function picturesOf(
  row: Pictured,
  variants: VariantRow[],
  isForPage: boolean,
  opened = firstAvailable(variants)?.o1,
) {
  const own = ofOptions(row)
  const options = [...new Set(variants.map(({ o1 }) => o1))]
  const inColour = new Set(Object.values(own).flat())
  const shared = (JSON.parse(row.pictures) as string[]).filter((name) => !inColour.has(name))
  const of = (option: number) => (own[option] ?? []).map((name) => ({ name, option }))
  const sorted = [
    ...(opened === undefined ? [] : of(opened)),
    ...shared.map((name) => ({ name, option: 0 })),
    ...options.filter((option) => isForPage && option !== opened).flatMap(of),
  ]
  const list = sorted.map(({ name, option }, index) => ({
    ...pictureOf(name, row.title, String(row.id * 100 + index + 1)),
    VARIANT_IDS: option
      ? variants.filter(({ o1 }) => o1 === option).map(({ id }) => String(id))
      : [],
    VARIANT_TYPE_ID: String(option),
  }))
  return {
    HAS_IMAGE: list.length > 0 ? 1 : 0,
    IMAGE: list[0] ?? NO_PICTURE,
    IMAGE_LIST: list,
    IMAGE_COUNT: list.length,
    IMAGE_RATIO: 1,
  }
}
