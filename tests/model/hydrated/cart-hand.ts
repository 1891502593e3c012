import { settledCount } from '../cart'
import { checkCartPage } from '../checks/cart-page'
import { productIn } from '../prices'
import { type Line, type Model, sessionOf } from '../state'
import { lineWord } from '../words'
import { type HandScene, HandStep } from './hand-step'

const lineAt = (model: Readonly<Model>, position: number): Line | undefined => {
  const { lines } = sessionOf(model as Model, 0)
  return lines[position % Math.max(1, lines.length)]
}

/** Types a count for a line of the cart, which is sent automatically. */
export class WriteCount extends HandStep {
  constructor(
    readonly position: number,
    readonly steps: number,
  ) {
    super()
  }

  words = () => `writes ${this.steps} steps into line ${this.position} of the cart`
  override check = (model: Readonly<Model>) => lineAt(model, this.position) !== undefined

  async act({ hand, model, session }: HandScene): Promise<void> {
    const line = lineAt(model, this.position)
    if (!line) return
    const count = this.steps * productIn(model.catalogue, line.product).step
    await hand.open('/sepet')
    const field = hand.tab
      .getByRole('main')
      .getByRole('spinbutton')
      .nth(session.lines.indexOf(line))
    const before = line.count
    const isValid = async () => field.evaluate((one) => (one as HTMLInputElement).checkValidity())
    const write = () => field.fill(String(count))
    if (count === before) return
    // A count that the field refuses is never sent.
    const { min, max, step } = productIn(model.catalogue, line.product)
    const isSent = count >= min && (max === 0 || count <= max) && Number.isInteger(count / step)
    if (!isSent) {
      await write()
      if (await isValid()) throw new Error(`The cart's field takes ${count}.`)
      return
    }
    await hand.send(write)
    line.count = settledCount(model, session, line, count)
    await hand.until((page) => checkCartPage(model, session, page))
  }
}

/** Removes a line. */
export class RemoveLine extends HandStep {
  constructor(readonly position: number) {
    super()
  }

  words = () => `takes line ${this.position} out of the cart`
  override check = (model: Readonly<Model>) => lineAt(model, this.position) !== undefined

  async act({ hand, model, session }: HandScene): Promise<void> {
    const line = lineAt(model, this.position)
    if (!line) return
    await hand.open('/sepet')
    const title = productIn(model.catalogue, line.product).title.tr ?? ''
    const same = session.lines.filter((one) => one.product === line.product)
    const button = hand.button(lineWord('tr', 'remove', title)).nth(same.indexOf(line))
    await hand.send(() => button.click())
    session.lines = session.lines.filter((one) => one !== line)
    await hand.until((page) => checkCartPage(model, session, page))
  }
}
