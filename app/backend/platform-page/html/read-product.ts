import { atEnd } from './at-end'
import { type CardReader, idOf, isSoldOut, productIdOf } from './cards/read-cards'
import type { ProductSource } from './page-source'
import { classesOf, PartReader } from './read-parts'

const idFields = /^(?:product[_-]?id|urun[_-]?id|add-to-cart)$/i
const quantityFields = /(?:^|[_-])(?:quantity|qty|adet|miktar)(?:$|[[_-])/i
const ownPart =
  /(?:^|[\s_-])(?:product|urun)[\s_-]?(?:detail|detay|page|info|view|main|single|form)/i
const numbered = /^product-(\d+)$/

const isOfQuantity = (type: string, ...names: string[]): boolean =>
  type === 'number' ||
  (/^(?:text|tel|)$/.test(type) && names.some((name) => quantityFields.test(name)))

function quantityOf(element: Element): ProductSource['quantity'] {
  const written = (...names: string[]) =>
    names.map((name) => element.getAttribute(name)).find(Boolean) ?? ''
  return {
    min: written('min', 'data-min'),
    step: written('step', 'data-step', 'data-increment'),
    max: written('max', 'data-max'),
    value: written('value'),
  }
}

/** Collects what a product's page marks up of the product itself, outside the cards of others. */
export class ProductReader {
  quantity: ProductSource['quantity'] | null = null
  dealEnd = ''
  modelId = ''
  private readonly inFields: string[] = []
  private readonly inMarkup: string[] = []
  private readonly parts = new PartReader()
  private readonly around: string[] = []
  private isBelowTitle = false
  private isSoldOut = false

  constructor(private readonly cards: CardReader) {}

  get source(): ProductSource {
    const { dealEnd, modelId } = this
    const quantity = this.quantity ?? { min: '', step: '', max: '', value: '' }
    const ids = [...this.inFields, ...this.inMarkup]
    const { price, oldPrice, currency } = this.parts.parts
    const prices = { price, oldPrice, currency, isSoldOut: this.isSoldOut }
    return { ids, ...prices, quantity, dealEnd, modelId }
  }

  element(element: Element): void {
    if (this.cards.isInside) return
    const { tagName } = element
    const classes = classesOf(element)
    const [name = '', type = '', value = '', id = ''] = ['name', 'type', 'value', 'id'].map(
      (one) => element.getAttribute(one) ?? '',
    )
    this.enter(element)
    if (tagName === 'h1' && !this.isBelowTitle) this.inMarkup.push(...this.around.slice(-1))
    this.isBelowTitle ||= tagName === 'h1'
    if (this.isBelowTitle) {
      this.parts.element(element, classes)
      this.isSoldOut ||= isSoldOut(classes)
    }
    const isField = tagName === 'input' || tagName === 'button'
    if (isField && idFields.test(name) && value !== '') this.inFields.push(value)
    if (tagName === 'input' && isOfQuantity(type, name, id)) this.quantity ??= quantityOf(element)
    this.dealEnd ||= element.getAttribute('data-timer') ?? ''
    this.modelId ||= element.getAttribute('data-model-id') ?? ''
    const marked =
      numbered.exec(id)?.[1] ?? (ownPart.test(`${id} ${classes.join(' ')}`) && idOf(element))
    if (marked) this.inMarkup.push(marked)
  }

  text(text: string): void {
    if (!this.cards.isInside) this.parts.text(text)
  }

  private enter(element: Element): void {
    const id = productIdOf(element)
    if (id === '') return
    this.around.push(id)
    atEnd(element, () => {
      this.around.pop()
    })
  }
}
