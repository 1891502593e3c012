import { pathOfLink } from '~/backend/http/shop-origins'
import { atEnd } from '../at-end'
import { isOlderPrice } from '../older-class'
import { CountSelect } from './count-select'
import { lineIdOf } from './line-id'
import { PositionReader } from './positions'
import { fieldIdOf, idOf, pictureOf, productIdOf } from './read-cards'

export type Part = {
  words: string
  isOld: boolean
  isTitle: boolean
  titleAt: number
  isLink: boolean
  isAction: boolean
}

export type Piece = {
  /** Where it stands, and where the element around it does. */
  positions: string[]
  hrefs: Set<string>
  ids: Set<string>
  productIds: Set<string>
  lineIds: Set<string>
  picture: string
  hasImage: boolean
  alt: string
  parts: Part[]
  values: string[]
}

const titleTags = /^(?:h[1-6]|figcaption)$/
const oldTags = /^(?:del|s|strike)$/

/** Whether what it holds is crossed out, or called an older price. */
export const isOld = (element: Element): boolean =>
  oldTags.test(element.tagName) ||
  (element.getAttribute('class') ?? '').split(/\s+/).some(isOlderPrice)
const unread = new Set(['script', 'style', 'template', 'noscript', 'select'])

const newPiece = (positions: string[] = []): Piece => ({
  positions,
  hrefs: new Set(),
  ids: new Set(),
  productIds: new Set(),
  lineIds: new Set(),
  picture: '',
  hasImage: false,
  alt: '',
  parts: [],
  values: [],
})

const ownPage = /^(?:#|javascript:|$)/i

/** Collects the innermost elements that show one product each, in markup without any class that a shop is known for. */
export class PieceReader<Found> {
  readonly found: Found[] = []
  readonly parts: Part[] = []
  private readonly open: (Piece | null)[] = [newPiece()]
  private readonly pending: Found[][] = [[]]
  private readonly depth = { old: 0, title: 0, unread: 0, link: 0, action: 0 }
  private readonly positions = new PositionReader()
  private readonly select = new CountSelect((count) => this.open.at(-1)?.values.push(count))
  private words = ''
  private titles = 0

  /** @param readPending what may be found of a piece that no larger one completes @param earlier as read of a part of it */
  constructor(
    private readonly read: (piece: Piece, around: Piece | null) => Found | null,
    private readonly notProducts = ownPage,
    private readonly readPending?: (piece: Piece, earlier: Found | undefined) => Found | null,
  ) {}

  element(element: Element): void {
    this.endWords()
    this.open.push(newPiece(this.positions.begin(element)))
    this.pending.push([])
    this.note(element)
    this.select.element(element)
    const depths = this.depthsOf(element)
    for (const name of depths) this.depth[name] += 1
    if (depths.includes('title')) this.titles += 1
    atEnd(element, () => {
      this.endWords()
      for (const name of depths) this.depth[name] -= 1
      this.positions.end()
      this.close()
    })
  }

  text(text: string): void {
    this.words += text
    this.select.text(text)
  }

  /** A product may be linked as a path and as an absolute address, and at one of its parts. */
  private productHref(element: Element): string {
    const href = element.tagName === 'a' ? (element.getAttribute('href') ?? '') : ''
    if (this.notProducts.test(href)) return ''
    return pathOfLink(href.replace(/#.*$/, '')) ?? href
  }

  private depthsOf(element: Element) {
    const { tagName } = element
    const isLink = this.productHref(element) !== ''
    return [
      ...(isOld(element) ? (['old'] as const) : []),
      ...(titleTags.test(tagName) ? (['title'] as const) : []),
      ...(unread.has(tagName) ? (['unread'] as const) : []),
      ...(isLink ? (['link'] as const) : []),
      ...(tagName === 'button' || (tagName === 'a' && !isLink) ? (['action'] as const) : []),
    ]
  }

  private endWords(): void {
    const words = this.words.replace(/(?:\s|&nbsp;)+/g, ' ').trim()
    const { old, title, unread: within, link, action } = this.depth
    this.words = ''
    if (words === '' || within > 0) return
    const is = { isOld: old > 0, isTitle: title > 0, isLink: link > 0, isAction: action > 0 }
    const part = { words, ...is, titleAt: this.titles }
    this.parts.push(part)
    this.open.at(-1)?.parts.push(part)
  }

  private note(element: Element): void {
    const open = this.open.at(-1)
    if (!open) return
    const of = (name: string) => element.getAttribute(name) ?? ''
    const add = (to: Set<string>, value: string) => value !== '' && to.add(value)
    add(open.hrefs, this.productHref(element))
    const isOther = element.tagName === 'img' || element.hasAttribute('data-group-id')
    add(open.ids, isOther ? '' : idOf(element) || fieldIdOf(element))
    add(open.productIds, productIdOf(element))
    add(open.lineIds, lineIdOf(element))
    if (element.tagName === 'input' && of('type') !== 'hidden') open.values.push(of('value'))
    if (element.tagName !== 'img') return
    open.hasImage = true
    open.picture = pictureOf(element)
    open.alt = of('alt')
  }

  /** Takes what is pending as found, in the order of the page. */
  protected takePending(): void {
    for (const pending of this.pending) this.found.push(...pending.splice(0))
  }

  private close(): void {
    const closed = this.open.pop()
    const [earlier, ...others] = this.pending.pop() ?? []
    const at = this.open.length - 1
    const around = this.open[at]
    const found = closed && this.read(closed, around ?? null)
    const isWhole = found || !closed || closed.hrefs.size > 1
    if (isWhole) {
      this.takePending()
      this.found.push(...(found ? [found] : earlier ? [earlier, ...others] : []))
      this.open[at] = null
      return
    }
    const pending = this.readPending?.(closed, earlier) ?? earlier
    if (pending) this.pending.at(-1)?.push(pending)
    if (around) join(around, closed)
    else this.takePending()
  }
}

function join(around: Piece, closed: Piece): void {
  for (const name of ['hrefs', 'ids', 'productIds', 'lineIds'] as const)
    for (const one of closed[name]) around[name].add(one)
  around.picture ||= closed.picture
  around.hasImage ||= closed.hasImage
  around.alt ||= closed.alt
  around.parts.push(...closed.parts)
  around.values.push(...closed.values)
}
