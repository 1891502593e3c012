import type { Page } from '../../support/page/page'
import { addLine, expectedOutcome, plainLine } from '../cart'
import type { Product } from '../catalogue'
import { same } from '../difference'
import { type Model, stockLeft } from '../state'
import { word } from '../words'
import { type Scene, Step } from './step'

/** Ticks several cards of a category and adds them with one button. */
export class Several extends Step {
  constructor(
    shopperIndex: number,
    readonly category: number,
    readonly ticks: number[],
  ) {
    super(shopperIndex)
  }

  words = () => `ticks cards ${this.ticks.join(', ')} of category ${this.category} and adds them`

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const { language } = session
    const { categories, products } = model.catalogue
    const category = categories[this.category % categories.length]
    const page = await shopper.open(`/${category?.path[language]}?sp=1`)
    const byTitle = new Map([...products.values()].map((one) => [one.title[language], one]))
    // Products are added in the order of the page.
    const offered = page.main
      .queryAllByRole('article')
      .flatMap((card) => byTitle.get(card.queryAllByRole('link').at(0)?.name ?? '') ?? [])
      .filter((one) => canBeTicked(model, one))
    const labelOf = (one: Product) => word(language, 'pick', one.title[language])
    const button = page.main.queryByRole('button', word(language, 'several'))
    const byLabel = new Set([...products.values()].map(labelOf))
    const labels = (button?.form.labels ?? []).filter((label) => byLabel.has(label))
    same(`what can be ticked on ${page.url}`, labels, offered.map(labelOf))
    if (!button || offered.length === 0) return page
    const { form } = button
    const chosen = new Set(this.ticks.map((tick) => offered[tick % offered.length]))
    const ticked = offered.filter((one) => chosen.has(one))
    for (const one of ticked) form.tick(labelOf(one))
    const after = await shopper.send(form.press(button.element))
    for (const one of ticked) {
      const line = plainLine(one.id, 0, one.min)
      const verdict = expectedOutcome(model, session, { ...line, companions: [], intent: 'add' })
      if (verdict.isAdded) addLine(session, line)
    }
    return after
  }
}

/** A card has a checkbox if its product is for sale, in stock, and has no required options. */
function canBeTicked(model: Model, product: Product): boolean {
  return !product.isShowOnly && product.variants.length === 0 && stockLeft(model, product.id, 0) > 0
}
