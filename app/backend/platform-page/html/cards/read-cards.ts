import { atEnd } from '../at-end'
import type { CardSource } from '../page-source'
import { classesOf, PartReader } from '../read-parts'
import { HeadingReader } from './read-headings'

const cardClass =
  /^(?:product-?(?:item|card|thumb|box)|productItem|grid-product|product-card-wrapper|type-product)$/i
const soldOutClass = /^(?:out-?of-?stock|out-stock|sold-?out|tukendi)$/i

const idNames = ['data-product-id', 'data-product_id', 'data-productid']
const idInCall = /(?:addToCart|cart\.add|sepeteEkle)\(\s*['"]?(\d+)/i

export const isSoldOut = (classes: string[]): boolean =>
  classes.some((one) => soldOutClass.test(one))

export function productIdOf(element: Element): string {
  const named = idNames.map((name) => element.getAttribute(name)).find(Boolean)
  return named ?? /^\d+$/.exec(element.getAttribute('data-product') ?? '')?.[0] ?? ''
}

export function idOf(element: Element): string {
  const named = productIdOf(element) || element.getAttribute('data-id')
  return named || (idInCall.exec(element.getAttribute('onclick') ?? '')?.[1] ?? '')
}

export const pictureOf = (element: Element): string =>
  ['data-src', 'data-original', 'data-lazy', 'src'].flatMap(
    (name) => element.getAttribute(name) || [],
  )[0] ?? ''

/** The class of a card, '' for none. A product's own page has it too, but not as an entry of a list. */
function kindOf(element: Element, classes: string[]): string {
  if (element.tagName === 'li' && classes.includes('product')) return 'product'
  const isPart = classes.includes('type-product') && element.tagName !== 'li'
  return (!isPart && classes.find((one) => cardClass.test(one))) || ''
}

type OpenCard = {
  kind: string
  card: Pick<CardSource, 'id' | 'href' | 'picture' | 'isSoldOut' | 'heading'>
  alt: string
}

/** Collects the cards of a page or of a piece of HTML. */
export class CardReader {
  private readonly read: { kind: string; card: CardSource; isSure: boolean }[] = []
  private open: (OpenCard & { parts: PartReader }) | null = null
  private readonly headings = new HeadingReader(() => this.isInside)

  /** Those with an id or a price, and others of the same kind under the same heading. */
  get cards(): CardSource[] {
    const sure = this.read.filter(({ isSure }) => isSure)
    const isAmong = (kind: string, { heading }: CardSource) =>
      sure.some((other) => other.kind === kind && other.card.heading === heading)
    return this.read
      .filter(({ kind, card, isSure }) => isSure || isAmong(kind, card))
      .map(({ card }) => card)
  }

  get isInside(): boolean {
    return this.open !== null
  }

  element(element: Element): void {
    const classes = classesOf(element)
    this.headings.element(element)
    if (this.open) this.part(this.open, element, classes)
    else if (kindOf(element, classes) !== '') this.begin(element, classes)
  }

  text(text: string): void {
    this.headings.text(text)
    this.open?.parts.text(text)
  }

  private begin(element: Element, classes: string[]): void {
    const [id, heading] = [idOf(element), this.headings.last]
    const card = { id, href: '', picture: '', isSoldOut: isSoldOut(classes), heading }
    const open = { kind: kindOf(element, classes), card, alt: '', parts: new PartReader() }
    this.open = open
    atEnd(element, () => {
      this.open = null
      const parts = open.parts.parts
      const title = parts.title.trim() || open.alt
      const isSure = card.id !== '' || parts.price.trim() !== ''
      if (card.href !== '' && title !== '' && (isSure || card.picture !== ''))
        this.read.push({ kind: open.kind, card: { ...parts, ...card, title }, isSure })
    })
  }

  private part(
    { card, parts, ...open }: NonNullable<typeof this.open>,
    element: Element,
    classes: string[],
  ): void {
    if (isSoldOut(classes)) card.isSoldOut = true
    card.id ||= idOf(element)
    const { tagName } = element
    if (tagName === 'img') {
      card.picture ||= pictureOf(element)
      if (this.open && open.alt === '') this.open.alt = element.getAttribute('alt') ?? ''
    }
    const field = parts.element(element, classes)
    const href = tagName === 'a' ? (element.getAttribute('href') ?? '') : ''
    if (field !== 'brand' && !/^(?:#|javascript:|$)/i.test(href)) card.href ||= href
  }
}
