import { atEnd } from './at-end'
import type { CardSource } from './page-source'
import { idOf, pictureOf } from './read-cards'

type Part = { words: string; isOld: boolean; isTitle: boolean }
type Open = { hrefs: Set<string>; ids: Set<string>; picture: string; alt: string; parts: Part[] }

const symbol = '(?:₺|&#8378;|&#x20ba;|TL|TRY|€|EUR|\\$|USD|£|GBP)'
const amount = "\\d{1,9}(?:[.,\\s'’]\\d{3})*(?:[.,]\\d{1,2})?"
const written = new RegExp(`^(?:${symbol}\\s*${amount}|${amount}\\s*${symbol})$`, 'i')
const number = /^\d+(?:[.,]\d+)+$/
const currency = new RegExp(`^${symbol}$`, 'i')
const titleTags = /^(?:h[1-6]|figcaption)$/
const oldTags = /^(?:del|s|strike)$/
const soldOut =
  /^(?:tükend[iİ]|stokta yok|stok yok|sold out|out of stock|ausverkauft|nicht auf lager|نفدت الكمية)[.!]?$/iu
const unread = new Set(['script', 'style', 'template', 'noscript'])

const newOpen = (): Open => ({
  hrefs: new Set(),
  ids: new Set(),
  picture: '',
  alt: '',
  parts: [],
})

type Price = Pick<Part, 'words' | 'isOld'>

/** Prices that stand alone, the currency beside them or in the next element. */
const pricesOf = (parts: Part[]): Price[] =>
  parts.flatMap(({ words, isOld }, at) => {
    const next = parts[at + 1]?.words ?? ''
    if (written.test(words)) return [{ words, isOld }]
    return number.test(words) && currency.test(next) ? [{ words: `${words} ${next}`, isOld }] : []
  })

const isName = ({ words }: Part) =>
  /\p{L}{2}/u.test(words) && [written, currency, soldOut].every((other) => !other.test(words))

/** The product that an element shows: one link, a picture, a name and a price. Of several prices none is known to be its own. */
function tileOf({ hrefs, ids, picture, alt, parts }: Open): CardSource | null {
  const [href] = hrefs
  const prices = pricesOf(parts)
  const names = parts.filter(isName)
  const title = (names.find(({ isTitle }) => isTitle) ?? names[0])?.words ?? alt
  if (href === undefined || hrefs.size > 1 || !picture || !title || prices.length === 0) return null
  const current = prices.filter(({ isOld }) => !isOld).map(({ words }) => words)
  const [price = ''] = new Set(current).size === 1 ? current : []
  const oldPrice = prices.find(({ isOld }) => isOld)?.words ?? ''
  const [id = ''] = ids.size === 1 ? ids : []
  const isSoldOut = parts.some(({ words }) => soldOut.test(words))
  return { id, href, title, picture, price, oldPrice, brand: '', currency: '', isSoldOut }
}

/** Collects what shows one product each, in markup without any class that a shop is known for. */
export class TileReader {
  readonly tiles: CardSource[] = []
  private readonly open: (Open | null)[] = [newOpen()]
  private readonly depth = { old: 0, title: 0, unread: 0 }
  private words = ''

  element(element: Element): void {
    this.endWords()
    this.open.push(newOpen())
    this.note(element)
    const { tagName } = element
    this.enter(tagName, 1)
    atEnd(element, () => {
      this.endWords()
      this.enter(tagName, -1)
      this.close()
    })
  }

  text(text: string): void {
    this.words += text
  }

  private enter(tagName: string, by: 1 | -1): void {
    if (oldTags.test(tagName)) this.depth.old += by
    if (titleTags.test(tagName)) this.depth.title += by
    if (unread.has(tagName)) this.depth.unread += by
  }

  private endWords(): void {
    const words = this.words.replace(/(?:\s|&nbsp;)+/g, ' ').trim()
    const { old, title, unread: within } = this.depth
    this.words = ''
    if (words !== '' && within === 0)
      this.open.at(-1)?.parts.push({ words, isOld: old > 0, isTitle: title > 0 })
  }

  private note(element: Element): void {
    const open = this.open.at(-1)
    if (!open) return
    const href = element.tagName === 'a' ? (element.getAttribute('href') ?? '') : ''
    if (!/^(?:#|javascript:|$)/i.test(href)) open.hrefs.add(href)
    const id = idOf(element)
    if (id !== '') open.ids.add(id)
    if (element.tagName !== 'img') return
    open.picture = pictureOf(element)
    open.alt = element.getAttribute('alt') ?? ''
  }

  private close(): void {
    const closed = this.open.pop()
    const at = this.open.length - 1
    const around = this.open[at]
    const tile = closed && tileOf(closed)
    if (tile) this.tiles.push(tile)
    if (tile || !closed || closed.hrefs.size > 1) this.open[at] = null
    else if (around) join(around, closed)
  }
}

function join(around: Open, { hrefs, ids, picture, alt, parts }: Open): void {
  for (const href of hrefs) around.hrefs.add(href)
  for (const id of ids) around.ids.add(id)
  around.picture ||= picture
  around.alt ||= alt
  around.parts.push(...parts)
}
