import { atEnd } from './at-end'
import type { CardSource } from './page-source'

/** Classes of a card, of its parts and of what a sold-out one shows, in themes of the platform. */
const cardClass = /^product-?item$/i
const soldOutClass = /^(?:out-of-stock|out-stock|sold-?out)$/i
const priceClass = /^(?:product-price|current-?price|product-current-price)$/i
const oldPriceClass = /not-?discounted$/i
const titleClass = /(?:^|-)title$/i
const brandClass = /brand/i

type Field = 'title' | 'brand' | 'price' | 'oldPrice'

const classesOf = (element: Element): string[] =>
  (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean)
const has = (classes: string[], pattern: RegExp) => classes.some((one) => pattern.test(one))

const emptyCard = (id: string): CardSource => ({
  ...{ id, title: '', href: '', picture: '', brand: '' },
  ...{ price: '', oldPrice: '', currency: '', isSoldOut: false },
})

function fieldOf(classes: string[], tag: string): Field | null {
  if (has(classes, oldPriceClass)) return 'oldPrice'
  if (has(classes, priceClass)) return 'price'
  if (has(classes, brandClass)) return 'brand'
  return tag === 'a' && has(classes, titleClass) ? 'title' : null
}

/** Collects the cards of a page or of a piece of HTML. A card begins at its class and has a product's id. */
export class CardReader {
  readonly cards: CardSource[] = []
  private card: CardSource | null = null
  private field: Field | null = null
  /** The currency stands behind the price. */
  private isAfterPrice = false

  element(element: Element): void {
    const classes = classesOf(element)
    if (has(classes, cardClass)) this.begin(element)
    else if (this.card) this.part(this.card, element, classes)
  }

  text(text: string): void {
    if (!this.card) return
    if (this.field) this.card[this.field] += text
    else if (this.isAfterPrice) this.card.currency += text
  }

  private begin(element: Element): void {
    const id = element.getAttribute('data-id') ?? element.getAttribute('data-product-id') ?? ''
    if (this.card || !id) return
    const card = emptyCard(id)
    this.card = card
    atEnd(element, () => {
      this.card = null
      if (card.href !== '') this.cards.push(card)
    })
  }

  private part(card: CardSource, element: Element, classes: string[]): void {
    this.isAfterPrice = false
    if (has(classes, soldOutClass)) card.isSoldOut = true
    const { tagName } = element
    if (tagName === 'img' && card.picture === '')
      card.picture = element.getAttribute('data-src') ?? element.getAttribute('src') ?? ''
    const field = fieldOf(classes, tagName)
    const href = tagName === 'a' ? (element.getAttribute('href') ?? '') : ''
    if (field !== 'brand' && card.href === '' && !/^(?:#|javascript:|$)/i.test(href))
      card.href = href
    if (!field || card[field] !== '') return
    this.field = field
    atEnd(element, () => {
      this.field = null
      this.isAfterPrice = field === 'price' && card.currency === ''
    })
  }
}
