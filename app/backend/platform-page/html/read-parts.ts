import { atEnd, isVoid } from './at-end'
import { isHidden } from './cards/sold-out'
import { isOlderPrice, isOlderWithinPrice } from './older-class'
import type { PartSource } from './page-source'

type Field = Exclude<keyof PartSource, 'currency'>

const matching = (pattern: RegExp) => (name: string) => pattern.test(name)

const classesOfField: [Field | null, (name: string) => boolean][] = [
  [null, matching(/^(?:visually-hidden|screen-reader-text|sr-only|price-tax)$/i)],
  ['oldPrice', isOlderPrice],
  [
    'price',
    matching(
      /^(?:(?:product-|current-?|product-current-|cp-|cart-|unit-)?price|price-(?:new|sell))$/i,
    ),
  ],
  ['brand', matching(/brand/i)],
  ['title', matching(/(?:^|[-_])(?:title|name)$/i)],
]
const fieldsOfTag: Record<string, Field> = {
  del: 'oldPrice',
  s: 'oldPrice',
  strike: 'oldPrice',
  ins: 'price',
  h2: 'title',
  h3: 'title',
  h4: 'title',
}

export const classesOf = (element: Element): string[] =>
  (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean)

/** Null for a part that is not to be read, undefined for an element that is none. */
function fieldOf(classes: string[], tag: string): Field | null | undefined {
  const found = classesOfField.find(([, isNamed]) => classes.some(isNamed))
  return found ? found[0] : fieldsOfTag[tag]
}

const isAmount = (field: unknown): field is 'price' | 'oldPrice' =>
  field === 'price' || field === 'oldPrice'

/** Collects what the elements of one product say. Of each part the first counts. */
export class PartReader {
  readonly parts: PartSource = { title: '', brand: '', price: '', oldPrice: '', currency: '' }
  private readonly open: (Field | null)[] = []
  /** The currency may stand behind the price. */
  private isAfterPrice = false
  private hasInnerPrice = false
  private pricedAs = ''
  private hidden = 0

  /** @param addsAlike whether further prices of the first one's class are none that can be told from it */
  constructor(private readonly addsAlike = false) {}

  /** @returns the part that it is */
  element(element: Element, classes: string[]): Field | null | undefined {
    this.isAfterPrice = false
    this.hide(element, classes)
    this.part(element)
    const field = this.hidden > 0 ? null : this.fieldOf(element, classes)
    if (field === undefined) return field
    const isRead = field !== null && this.isRead(field, `${element.tagName} ${classes.join(' ')}`)
    this.open.push(isRead ? field : null)
    atEnd(element, () => {
      this.open.pop()
      this.isAfterPrice = field === 'price' && isRead && this.parts.currency.trim() === ''
    })
    return field
  }

  text(text: string): void {
    const field = this.open.at(-1)
    if (field) this.parts[field] += text
    else if (field === undefined && this.isAfterPrice) this.parts.currency += text
  }

  private hide(element: Element, classes: string[]): void {
    if (isVoid(element) || !isHidden(element, classes)) return
    this.hidden += 1
    atEnd(element, () => {
      this.hidden -= 1
    })
  }

  /** The texts of a price's elements are lines, so that none becomes a digit of another. */
  private part(element: Element): void {
    const field = this.open.at(-1)
    if (!isAmount(field)) return
    this.parts[field] += '\n'
    atEnd(element, () => {
      this.parts[field] += '\n'
    })
  }

  private fieldOf(element: Element, classes: string[]): Field | null | undefined {
    const isOlder = this.open.includes('price') && classes.some(isOlderWithinPrice)
    return isOlder ? 'oldPrice' : fieldOf(classes, element.tagName)
  }

  private isRead(field: Field, named: string): boolean {
    if (field !== 'price') return this.parts[field].trim() === '' || this.open.at(-1) === field
    if (this.open.includes('price')) {
      // What is marked as the price within one is it.
      if (!this.hasInnerPrice) this.parts.price = ''
      this.hasInnerPrice = true
      return true
    }
    if (this.parts.price.trim() !== '') return this.addsAlike && this.pricedAs === named
    this.pricedAs = named
    return true
  }
}
