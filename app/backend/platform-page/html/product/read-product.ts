import { atEnd } from '../at-end'
import { addedIdOf, fieldIdOf, idOf, productIdOf } from '../cards/read-cards'
import { SoldOutReader } from '../cards/sold-out'
import type { ProductSource } from '../page-source'
import { classesOf, PartReader } from '../read-parts'
import { OwnPart, type Undo } from './own-part'
import { QuantityReader } from './read-quantity'

const ownPart =
  /(?:^|[\s_-])(?:product|urun)[\s_-]?(?:detail|detay|page|info|view|main|single|form)/i
const numbered = /^product-(\d+)$/
const newRead = () => ({
  fieldsAbove: [] as string[],
  fieldsBelow: [] as string[],
  aroundTitle: '',
  marked: [] as string[],
  isSoldOut: false,
  dealEnd: '',
  modelId: '',
})

/** Collects what a product's page marks up of the product itself, outside what shows others. */
export class ProductReader {
  private readonly read = newRead()
  private readonly parts = new PartReader()
  private readonly quantities = new QuantityReader()
  private readonly around: string[] = []
  private readonly own: OwnPart
  private readonly soldOut = new SoldOutReader(() => {
    this.read.isSoldOut = true
  })

  /** @param saveOptions what is read of the options so far */
  constructor(
    isInCard: () => boolean,
    isOwnPage: (path: string) => boolean,
    private readonly saveOptions: () => Undo,
  ) {
    this.own = new OwnPart(isInCard, isOwnPage, () => this.save())
  }

  get isOwn(): boolean {
    return this.own.isOwn
  }

  get source(): ProductSource {
    const { fieldsAbove, fieldsBelow, aroundTitle, marked, ...read } = this.read
    const { price, oldPrice, currency } = this.parts.parts
    return {
      ...{
        ids: fieldsBelow.length > 0 ? fieldsBelow : fieldsAbove,
        markedIds: aroundTitle ? [aroundTitle] : marked,
      },
      ...{ price, oldPrice, currency, quantity: this.quantities.quantity, ...read },
    }
  }

  element(element: Element): void {
    const classes = classesOf(element)
    const isFirst = !this.own.isBelowTitle
    this.own.element(element, classes)
    if (!this.own.isOwn) return
    this.enter(element)
    if (isFirst && element.tagName === 'h1') this.read.aroundTitle = this.around.at(-1) ?? ''
    if (this.own.isBelowTitle) this.partBelow(element, classes)
    this.ids(element, classes)
    this.quantities.element(element)
    this.read.modelId ||= element.getAttribute('data-model-id') ?? ''
  }

  text(text: string): void {
    this.own.text(text)
    if (!this.own.isOwn) return
    this.parts.text(text)
    if (this.own.isBelowTitle) this.soldOut.text(text)
  }

  private addMarked(id: string): void {
    if (id) this.read.marked = [...this.read.marked, id]
  }

  private partBelow(element: Element, classes: string[]): void {
    this.parts.element(element, classes)
    this.soldOut.element(element, classes)
  }

  private ids(element: Element, classes: string[]): void {
    const { tagName } = element
    const of = (name: string) => element.getAttribute(name) ?? ''
    const isField = tagName === 'input' || tagName === 'button'
    const value = (isField ? fieldIdOf(element) : '') || addedIdOf(element)
    const fields = this.own.isBelowTitle ? 'fieldsBelow' : 'fieldsAbove'
    if (value) this.read[fields] = [...this.read[fields], value]
    const named = `${of('id')} ${classes.join(' ')}`
    this.addMarked(numbered.exec(of('id'))?.[1] ?? (ownPart.test(named) ? idOf(element) : ''))
    const isOfProduct = this.own.isBelowTitle || /product|urun/i.test(named)
    if (isOfProduct) this.read.dealEnd ||= of('data-timer')
  }

  private save(): Undo {
    const { parts } = this.parts
    const [read, amounts] = [{ ...this.read }, { ...parts }]
    const others = [this.quantities.save(), this.saveOptions()]
    const takeBack = <T extends object>(now: T, then: T) => {
      const hasChanged = JSON.stringify(now) !== JSON.stringify(then)
      Object.assign(now, then)
      return hasChanged
    }
    return () =>
      [takeBack(this.read, read), takeBack(parts, amounts), ...others.map((one) => one())].some(
        Boolean,
      )
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
