import { atEnd } from '../at-end'
import { fieldIdOf } from '../cards/read-cards'
import type { ProductSource } from '../page-source'

type Quantity = ProductSource['quantity']

const quantityFields = /(?:^|[_-])(?:quantity|qty|adet|miktar)(?:$|[[_-])/i
const countFields = /quantity|qty|adet|miktar|(?<!dis)count|piece/i

const none = { min: '', step: '', max: '', value: '' }

function quantityOf(element: Element): Quantity {
  const written = (...names: string[]) =>
    names.map((name) => element.getAttribute(name)).find(Boolean) ?? ''
  return {
    min: written('min', 'data-min'),
    step: written('step', 'data-step', 'data-increment'),
    max: written('max', 'data-max'),
    value: written('value'),
  }
}

/** Collects the count field of a product's page: one so named, a number of the form that adds it, or one without name. */
export class QuantityReader {
  private found: { named: Quantity | null; plain: Quantity | null } = { named: null, plain: null }
  private form: { isOwn: boolean; number: Quantity | null } | null = null

  get quantity(): Quantity {
    return this.found.named ?? this.found.plain ?? none
  }

  element(element: Element): void {
    const { tagName } = element
    if (tagName === 'form') this.begin(element)
    const [name = '', id = '', type = ''] = ['name', 'id', 'type'].map(
      (one) => element.getAttribute(one) ?? '',
    )
    if (this.form && fieldIdOf(element) !== '') this.form.isOwn = true
    // What stands above the title and has no name may filter a list.
    if (tagName === 'h1') this.found = { ...this.found, plain: null }
    if (tagName !== 'input') return
    const isNumber = type === 'number'
    const isText = /^(?:text|tel|)$/.test(type)
    const isNamed = [name, id].some(
      (one) => (isNumber && countFields.test(one)) || (isText && quantityFields.test(one)),
    )
    if (isNamed) this.add('named', quantityOf(element))
    else if (isNumber && name === '' && id === '') this.add('plain', quantityOf(element))
    else if (isNumber && this.form) this.form.number ??= quantityOf(element)
  }

  save(): () => boolean {
    const { found } = this
    return () => {
      const hasChanged = this.found !== found
      this.found = found
      return hasChanged
    }
  }

  private add(as: 'named' | 'plain', quantity: Quantity): void {
    if (!this.found[as]) this.found = { ...this.found, [as]: quantity }
  }

  private begin(element: Element): void {
    const form = { isOwn: false, number: null as Quantity | null }
    this.form = form
    atEnd(element, () => {
      if (form.isOwn && form.number) this.add('named', form.number)
      this.form = null
    })
  }
}
