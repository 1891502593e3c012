import { atEnd } from './at-end'
import type { PartSource } from './page-source'

type Field = Exclude<keyof PartSource, 'currency'>

const classesOfField: [Field | null, RegExp][] = [
  [null, /^(?:visually-hidden|screen-reader-text|sr-only|price-tax)$/i],
  ['oldPrice', /not-?discounted$|^(?:price-?old|old-?price|list-?price|compare-?price)$/i],
  [
    'price',
    /^(?:(?:product-|current-?|product-current-|cp-|cart-|unit-)?price|price-(?:new|sell))$/i,
  ],
  ['brand', /brand/i],
  ['title', /(?:^|[-_])(?:title|name)$/i],
]
const fieldsOfTag: Record<string, Field> = {
  del: 'oldPrice',
  s: 'oldPrice',
  ins: 'price',
  h2: 'title',
  h3: 'title',
  h4: 'title',
}

export const classesOf = (element: Element): string[] =>
  (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean)

/** Null for a part that is not to be read, undefined for an element that is none. */
function fieldOf(classes: string[], tag: string): Field | null | undefined {
  const found = classesOfField.find(([, names]) => classes.some((one) => names.test(one)))
  return found ? found[0] : fieldsOfTag[tag]
}

/** Collects what the elements of one product say. Of each part the first counts. */
export class PartReader {
  readonly parts: PartSource = { title: '', brand: '', price: '', oldPrice: '', currency: '' }
  private readonly open: (Field | null)[] = []
  /** The currency may stand behind the price. */
  private isAfterPrice = false

  /** @returns the part that it is */
  element(element: Element, classes: string[]): Field | null | undefined {
    this.isAfterPrice = false
    const field = fieldOf(classes, element.tagName)
    if (field === undefined) return field
    const isRead = field !== null && this.parts[field].trim() === ''
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
}
