import { atEnd } from '../at-end'
import type { CardSource } from '../page-source'
import { classesOf, PartReader } from '../read-parts'
import { HeadingReader } from './read-headings'
import { isSoldOut, SoldOutReader } from './sold-out'

const cardClass =
  /^(?:product-?(?:item|card|thumb|box)|productItem|grid-product|product-card-wrapper|type-product)$/i
const idNames = ['data-product-id', 'data-product_id', 'data-productid']
const idInCall = /(?:addToCart|cart\.add|sepeteEkle)\(\s*['"]?(\d+)/i

export function productIdOf(element: Element): string {
  const named = idNames.map((name) => element.getAttribute(name)).find(Boolean)
  return named ?? /^\d+$/.exec(element.getAttribute('data-product') ?? '')?.[0] ?? ''
}

/** The product that an element adds to the cart when it is pressed. */
export const addedIdOf = (element: Element): string =>
  idInCall.exec(element.getAttribute('onclick') ?? '')?.[1] ?? ''

export function idOf(element: Element): string {
  const named = productIdOf(element) || element.getAttribute('data-id')
  return named || addedIdOf(element)
}

const idFields = /^(?:product[_-]?id|urun[_-]?id|add-to-cart)$/i
const buttonName = /add|ekle|sepet|cart|basket|fav|heart|wish|begen|compare|karsilastir/i

export function fieldIdOf(element: Element): string {
  const name = element.getAttribute('name') || element.getAttribute('id')
  return idFields.test(name ?? '') ? (element.getAttribute('value') ?? '') : ''
}

/** The product that a part of a card names. The ids of pictures and options are their own. */
export function idOfPart(element: Element): string {
  const of = (name: string) => element.getAttribute(name) ?? ''
  if (element.tagName === 'img' || of('data-group-id') || of('data-type-id')) return ''
  const isButton = buttonName.test(`${of('class')} ${of('onclick')} ${of('data-action')}`)
  const named = productIdOf(element) || fieldIdOf(element)
  return named || (isButton ? idOf(element) : '')
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
  ids: Set<string>
}

/** Collects the cards of a page or of a piece of HTML. */
export class CardReader {
  private readonly read: { kind: string; card: CardSource; isSure: boolean }[] = []
  private open: (OpenCard & { parts: PartReader }) | null = null
  private readonly headings = new HeadingReader(() => this.isInside)
  private readonly soldOut = new SoldOutReader(() => {
    if (this.open) this.open.card.isSoldOut = true
  })

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
    this.soldOut.element(element, classes)
    if (this.open) this.part(this.open, element, classes)
    else if (kindOf(element, classes) !== '') this.begin(element, classes)
  }

  text(text: string): void {
    this.headings.text(text)
    this.soldOut.text(text)
    this.open?.parts.text(text)
  }

  private begin(element: Element, classes: string[]): void {
    const [id, heading] = [idOf(element), this.headings.last]
    const card = { id, href: '', picture: '', isSoldOut: isSoldOut(classes), heading }
    const open = {
      kind: kindOf(element, classes),
      card,
      alt: '',
      ids: new Set<string>(),
      parts: new PartReader(true),
    }
    this.open = open
    atEnd(element, () => {
      this.open = null
      const parts = open.parts.parts
      if (open.ids.size === 1) card.id ||= [...open.ids].join()
      const title = parts.title.trim() || open.alt
      const isSure = card.id !== '' || parts.price.trim() !== ''
      if (card.href !== '' && title !== '' && (isSure || card.picture !== ''))
        this.read.push({ kind: open.kind, card: { ...parts, ...card, title }, isSure })
    })
  }

  private part(
    { card, parts, ids, ...open }: NonNullable<typeof this.open>,
    element: Element,
    classes: string[],
  ): void {
    const { tagName } = element
    if (tagName === 'img') {
      card.picture ||= pictureOf(element)
      if (this.open && open.alt === '') this.open.alt = element.getAttribute('alt') ?? ''
    }
    const field = parts.element(element, classes)
    const href = tagName === 'a' ? (element.getAttribute('href') ?? '') : ''
    if (field !== 'brand' && !/^(?:#|javascript:|$)/i.test(href)) card.href ||= href
    const isLink = href !== '' && href === card.href && !element.hasAttribute('data-group-id')
    const id = idOfPart(element) || (isLink ? idOf(element) : '')
    if (id) ids.add(id)
  }
}
