import type { CardSource } from '../page-source'
import type { Part, Piece } from './piece-reader'
import { soldOutWords } from './sold-out'

const symbol = '(?:₺|&#8378;|&#x20ba;|TL|TRY|€|EUR|\\$|USD|£|GBP)'
const amount = "\\d{1,9}(?:[.,\\s'’]\\d{3})*(?:[.,]\\d{1,2})?"
export const amountIn = () => new RegExp(`${symbol}\\s*${amount}|${amount}\\s*${symbol}`, 'gi')
const written = new RegExp(`^(?:${symbol}\\s*${amount}|${amount}\\s*${symbol})$`, 'i')
const number = /^\d+(?:[.,]\d+)+$/
const currency = new RegExp(`^${symbol}$`, 'i')
/** A badge: "%20", "%20 İndirim"; a name may begin so, "%100 Pamuk". */
const badge =
  /^-?[%٪]?\s*\d+\s*[%٪]?\s*(?:[iİ]nd[iİ]r[iİ]m(?:l[iİ])?|off|discount|rabatt|خصم)?[!.]?$/iu
const decimals = new RegExp(`^[.,]\\d{2}(?:\\s*${symbol})?$`, 'i')

type Price = Pick<Part, 'words' | 'isOld'>

/** Prices that stand alone, the currency beside them or in the next element. */
export const pricesOf = (parts: Pick<Part, 'words' | 'isOld'>[]): Price[] =>
  parts.flatMap(({ words, isOld }, at) => {
    const next = parts[at + 1]?.words ?? ''
    if (written.test(words)) return [{ words, isOld }]
    if (/^\d{1,3}(?:[.,]?\d{3})*$/.test(words) && decimals.test(next)) {
      const whole = `${words}${next} ${parts[at + 2]?.words ?? ''}`.trim()
      return written.test(whole)
        ? [{ words: whole, isOld }]
        : pricesOf([{ words: words + next, isOld }])
    }
    return number.test(words) && currency.test(next) ? [{ words: `${words} ${next}`, isOld }] : []
  })

/** Words that are neither a price nor say that a product is sold out, as the name of an option: "M-2". */
export const isOption = ({ words }: Pick<Part, 'words'>) =>
  /[\p{L}\d]/u.test(words) &&
  [written, number, currency, soldOutWords].every((other) => !other.test(words))

export const isName = (part: Pick<Part, 'words'>) =>
  /\p{L}{2}/u.test(part.words) && !badge.test(part.words) && isOption(part)

/** A link, a picture and a name without a price: a product only where others like it have one. */
export function unpricedOf({ hrefs, ids, picture, hasImage, parts }: Piece): CardSource | null {
  const [href] = hrefs
  const names = parts.filter((part) => isName(part) && !part.isAction)
  const title = (names.find(({ isTitle }) => isTitle) ?? names[0])?.words
  if (href === undefined || hrefs.size > 1 || !title || !hasImage) return null
  const [id = ''] = ids.size === 1 ? ids : []
  const isSoldOut = parts.some(({ words }) => soldOutWords.test(words))
  const unread = { price: '', oldPrice: '', brand: '', currency: '' }
  return { id, href, title, picture, ...unread, isSoldOut }
}

/** The product that an element shows: one link, a name and a price. Of several prices none is known to be its own. */
export function tileOf({ hrefs, ids, picture, alt, parts }: Piece): CardSource | null {
  const [href] = hrefs
  const prices = pricesOf(parts)
  const names = parts.filter(isName)
  const title = (names.find(({ isTitle }) => isTitle) ?? names[0])?.words ?? alt
  if (href === undefined || hrefs.size > 1 || !title || prices.length === 0) return null
  const current = prices.filter(({ isOld }) => !isOld).map(({ words }) => words)
  const [price = ''] = new Set(current).size === 1 ? current : []
  const oldPrice = prices.find(({ isOld }) => isOld)?.words ?? ''
  const [id = ''] = ids.size === 1 ? ids : []
  const isSoldOut = parts.some(({ words }) => soldOutWords.test(words))
  return { id, href, title, picture, price, oldPrice, brand: '', currency: '', isSoldOut }
}
