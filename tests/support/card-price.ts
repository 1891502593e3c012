import type { Part } from './page/page'

/** The texts of a price block: the price, the struck-out price, the percentage between them. */
export type CardPrice = { price: string; old: string | undefined; percent: string | undefined }

/** A price without the words around it, where it is the lowest of several. */
const withoutWords = (price: Part): string =>
  price
    .tags('span')
    .reduce((text, { rawText }) => text.replace(rawText, ''), price.rawText)
    .trim()

/** The first price block of a part of a page; undefined if there is none. */
export function priceOnCard(part: Part): CardPrice | undefined {
  const price = part.tags('strong').find(({ rawText }) => /\d/.test(rawText))
  const block = price?.parent
  return (
    price && {
      price: withoutWords(price),
      old: block?.tags('s')[0]?.rawText,
      percent: block?.tags('b')[0]?.rawText,
    }
  )
}
