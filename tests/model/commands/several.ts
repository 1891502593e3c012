import { judgeAdd, plainLine, putLine } from '../cart'
import type { Page } from '../page'
import { word } from '../words'
import { type Scene, Step } from './step'

/** Ticks several cards of a category and adds them with one button. */
export class Several extends Step {
  constructor(
    who: number,
    readonly category: number,
    readonly ticks: number[],
  ) {
    super(who)
  }

  words = () => `ticks cards ${this.ticks.join(', ')} of category ${this.category} and adds them`

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const { categories, products } = model.catalogue
    const category = categories[this.category % categories.length]
    const page = await shopper.open(`/${category?.path[session.language]}?sp=1`)
    const button = page.main.maybe('button', word(session.language, 'several'))
    if (!button) return page
    const form = button.form
    const offered = [...products.values()].filter((one) =>
      form.hasField(word(session.language, 'pick', one.title[session.language])),
    )
    if (offered.length === 0) return page
    const chosen = new Set(this.ticks.map((tick) => offered[tick % offered.length]))
    // The list is in the page's order; so is what is added.
    const ticked = form.labels.flatMap(
      (label) =>
        [...chosen].find(
          (one) => one && label === word(session.language, 'pick', one.title[session.language]),
        ) ?? [],
    )
    for (const one of ticked) form.tick(word(session.language, 'pick', one.title[session.language]))
    const after = await shopper.send(form.press(button.element))
    for (const one of ticked) {
      const line = plainLine(one.id, 0, one.min)
      const verdict = judgeAdd(model, session, { ...line, companions: [], intent: 'add' })
      if (verdict.isAdded) putLine(session, line)
    }
    return after
  }
}
