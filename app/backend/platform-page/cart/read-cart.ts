import { atEnd } from '../html/at-end'
import { CountSelect } from '../html/cards/count-select'
import { lineIdOf } from '../html/cards/line-id'
import { isOld } from '../html/cards/piece-reader'
import { idOf, pictureOf } from '../html/cards/read-cards'
import { isHidden } from '../html/cards/sold-out'
import type { PartSource } from '../html/page-source'
import { classesOf, PartReader } from '../html/read-parts'
import { runReaders } from '../html/run-readers'
import { namedTotals, type Totals } from './named-totals'

const lineClass = /(?:^|-)cart-(?:item|line|row|product)$/i
const emptyClass = /^(?:no-products?|(?:cart-)?empty(?:-cart)?|cart-is-empty)$/i
const totalClass = {
  cart: /^cart-total$/i,
  cargo: /^cargo-price$/i,
  general: /^(?:general-price|grand-total)$/i,
}
/** Types of fields that hold a count; a check box has a value too. */
const typed = /^(?:|number|text|tel)$/i
type Total = keyof Totals
const totalNames = ['cart', 'cargo', 'general'] as const

/** Whether a class stands on a line of a cart, or says that it is empty. */
export const isCartClass = (name: string): boolean => lineClass.test(name) || emptyClass.test(name)

export type LineSource = PartSource & {
  /** Its number in the cart's session; '' where the markup has none. */
  index: string
  id: string
  variantId: string
  href: string
  picture: string
  variant: string
  count: string
  /** What the line costs, where that stands beside the price of a piece; else ''. */
  total: string
  min: string
  step: string
}

export type CartSource = {
  lines: LineSource[]
  isEmpty: boolean
  /** Whether its words for an empty cart are there, but not visible. */
  hidesEmpty: boolean
  totals: Totals
}

class CartReader {
  readonly source: CartSource = {
    lines: [],
    isEmpty: false,
    hidesEmpty: false,
    totals: { cart: '', cargo: '', general: '' },
  }
  private line: (Omit<LineSource, keyof PartSource> & { parts: PartReader }) | null = null
  private readonly select = new CountSelect((count) => {
    if (this.line) this.line.count ||= count
  })
  private total: Total | null = null
  private isVariant = false
  private crossedOut = 0
  private readonly outside = ['']

  get totals(): Totals {
    const named = namedTotals(this.outside)
    const totals = totalNames.map((name) => [name, this.source.totals[name] || named[name]])
    return Object.fromEntries(totals)
  }

  element(element: Element): void {
    this.outside.push('')
    atEnd(element, () => this.outside.push(''))
    if (isOld(element)) {
      this.crossedOut += 1
      atEnd(element, () => {
        this.crossedOut -= 1
      })
    }
    this.select.element(element)
    const classes = classesOf(element)
    const has = (names: RegExp) => classes.some((one) => names.test(one))
    if (has(emptyClass)) this.source[isHidden(element, classes) ? 'hidesEmpty' : 'isEmpty'] = true
    const total = totalNames.find((name) => has(totalClass[name]))
    if (total) this.open(element, total)
    else if (this.line) this.part(this.line, element, classes)
    else if (has(lineClass) && idOf(element) !== '') this.begin(element)
  }

  text(text: string): void {
    this.select.text(text)
    if (!this.line && this.crossedOut > 0) return
    if (!this.line) this.outside[this.outside.length - 1] += text
    if (this.total) this.source.totals[this.total] += text
    else if (this.isVariant && this.line) this.line.variant += text
    else this.line?.parts.text(text)
  }

  private open(element: Element, total: Total): void {
    this.total = total
    atEnd(element, () => {
      this.total = null
    })
  }

  private begin(element: Element): void {
    const of = (...names: string[]) => names.map((name) => element.getAttribute(name)).find(Boolean)
    const line = {
      index: lineIdOf(element),
      id: idOf(element),
      variantId: of('data-variant', 'data-variant-id', 'data-sub-product-id') ?? '0',
      variant: of('data-variant-name', 'data-variant-title') ?? '',
      ...{ href: '', picture: '', count: '', total: '', min: '', step: '' },
      parts: new PartReader(),
    }
    this.line = line
    atEnd(element, () => {
      this.line = null
      const { parts, ...others } = line
      this.source.lines.push({ ...parts.parts, ...others })
    })
  }

  private part(line: NonNullable<typeof this.line>, element: Element, classes: string[]): void {
    const of = (name: string) => element.getAttribute(name) ?? ''
    const { tagName } = element
    const index = lineIdOf(element)
    // A button may name the product, not the line.
    if (index !== line.id) line.index ||= index
    if (tagName === 'img') line.picture ||= pictureOf(element)
    if (tagName === 'a' && !/^(?:#|javascript:|$)/i.test(of('href'))) line.href ||= of('href')
    if (tagName === 'input' && typed.test(of('type')) && /^[\d.,]+$/.test(of('value')))
      Object.assign(
        line,
        line.count ? {} : { count: of('value'), min: of('min'), step: of('step') },
      )
    if (classes.some((one) => /variant|(?:^|-)options?$/i.test(one))) {
      this.isVariant = true
      atEnd(element, () => {
        this.isVariant = false
      })
    } else line.parts.element(element, classes)
  }
}

/** The cart that a piece of HTML of the shop shows. */
export async function readCartSource(html: string): Promise<CartSource> {
  const reader = new CartReader()
  await runReaders(html, [reader])
  return { ...reader.source, totals: reader.totals }
}
