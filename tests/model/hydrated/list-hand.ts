import { expect } from '../../support/journey'
import { wordsOf } from '../../support/words'
import { addLine, expectedOutcome, type NextPage, plainLine } from '../cart'
import { checkListPage } from '../checks/list-page'
import { word } from '../words'
import { type HandScene, HandStep } from './hand-step'

const text = wordsOf('tr')

/** Ticks cards of a list and adds them with one button. */
export class AddFromList extends HandStep {
  constructor(
    readonly category: number,
    readonly ticks: number[],
  ) {
    super()
  }

  words = () => `ticks cards ${this.ticks.join(', ')} of category ${this.category}`

  async act({ hand, model, session }: HandScene): Promise<void> {
    const { categories, products } = model.catalogue
    const category = categories[this.category % categories.length]
    await hand.open(`/${category?.path.tr}?sp=1`)
    const page = await hand.look()
    checkListPage(model, session, page)
    const offered = page.main
      .queryAllByRole('checkbox')
      .flatMap(({ name }) =>
        [...products.values()].filter(({ title }) => name === word('tr', 'pick', title.tr)),
      )
    const ticked = offered.filter((_, at) => this.ticks.some((one) => one % offered.length === at))
    if (ticked.length === 0) return
    for (const { title } of ticked)
      await hand.tab.getByRole('checkbox', { name: word('tr', 'pick', title.tr) }).check()
    await hand.send(() => hand.button(word('tr', 'several')).click())
    const landings: NextPage[] = []
    for (const one of ticked) {
      const line = plainLine(one.id, 0, one.min)
      const { isAdded, lands } = expectedOutcome(model, session, {
        ...line,
        companions: [],
        intent: 'add',
      })
      if (!isAdded) continue
      addLine(session, line)
      landings.push(lands)
    }
    // One product that redirects makes the whole form redirect.
    if (landings.includes('content'))
      return expect(hand.tab).not.toHaveURL(new RegExp(`/${category?.path.tr}\\b`))
    const drawer = hand.tab.getByRole('dialog', { name: text('cart.title') })
    if (landings.length === 0) return expect(hand.tab.getByRole('alert').first()).toBeVisible()
    await expect(drawer).toBeVisible()
    await hand.tab.keyboard.press('Escape')
  }
}
