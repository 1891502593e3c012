import type { Letter } from '../../support/page/form'
import type { Page } from '../../support/page/page'
import { isCountAllowed, settledCount } from '../cart'
import { cartItems } from '../checks/cart-page'
import { productIn } from '../prices'
import { type Line, type Model, sessionOf } from '../state'
import { lineWord, word } from '../words'
import { type Scene, Step } from './step'

const lineAt = (
  model: Readonly<Model>,
  shopperIndex: number,
  position: number,
): Line | undefined => {
  const { lines } = sessionOf(model as Model, shopperIndex)
  return lines[position % Math.max(1, lines.length)]
}

/** Sets a line to a count; one that the product does not allow, and zero, change nothing. */
function setCount({ model, session }: Scene, line: Line, count: number): void {
  line.count = settledCount(model, session, line, count)
}

/**
 * Sets all lines at once if every count is allowed, else each allowed one separately: first those that decrease,
 * because they free stock for other lines of the article.
 */
function setCounts(scene: Scene, counts: number[]): void {
  const { model, session } = scene
  const trial = session.lines.map((line, at) => ({ ...line, count: counts[at] ?? line.count }))
  const addRequest = { ...session, lines: trial }
  if (trial.every((line) => isCountAllowed(model, addRequest, line, line.count))) {
    session.lines = trial
    return
  }
  const written = session.lines.map((line, at) => ({ line, count: counts[at] ?? line.count }))
  const fewer = written.filter(({ line, count }) => count < line.count)
  const more = written.filter(({ line, count }) => count > line.count)
  for (const { line, count } of [...fewer, ...more]) setCount(scene, line, count)
}

async function openCart(scene: Scene, line: Line): Promise<{ page: Page; at: number }> {
  const page = await scene.shopper.stayAt('/sepet')
  return { page, at: scene.session.lines.indexOf(line) }
}

/** Types a count for a line of the cart and presses its button. */
export class Change extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
    readonly steps: number,
  ) {
    super(shopperIndex)
  }

  words = () => `changes line ${this.position} to ${this.steps} steps`
  override check = (model: Readonly<Model>) =>
    lineAt(model, this.shopperIndex, this.position) !== undefined

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const line = lineAt(model, this.shopperIndex, this.position)
    if (!line) return undefined
    const product = productIn(model.catalogue, line.product)
    const count = this.steps * product.step
    const { page, at } = await openCart(scene, line)
    const item = cartItems(page)[at]
    const title = product.title[session.language] ?? ''
    const button = item?.getByRole('button', lineWord(session.language, 'update', title))
    const field = item?.getByRole('spinbutton')
    if (!button || !field) return page
    const form = button.form.writeInto(field.element, String(count))
    const after = await shopper.send(form.press(button.element))
    setCount(scene, line, count)
    return after
  }
}

/** Removes a line; `twice` sends the same form again, like a double click. */
export class Remove extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
    readonly times: 'once' | 'twice' | 'at once',
  ) {
    super(shopperIndex)
  }

  words = () => `removes line ${this.position} ${this.times}`
  override check = (model: Readonly<Model>) =>
    lineAt(model, this.shopperIndex, this.position) !== undefined

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const line = lineAt(model, this.shopperIndex, this.position)
    if (!line) return undefined
    const title = productIn(model.catalogue, line.product).title[session.language] ?? ''
    const { page, at } = await openCart(scene, line)
    const button = cartItems(page)[at]?.getByRole(
      'button',
      lineWord(session.language, 'remove', title),
    )
    if (!button) return page
    const letter = button.form.press(button.element)
    await this.send(scene, letter)
    session.lines = session.lines.filter((one) => one !== line)
    return shopper.page
  }

  async send({ shopper }: Scene, letter: Letter): Promise<void> {
    if (this.times === 'at once') {
      const answers = await Promise.all([shopper.post(letter), shopper.post(letter)])
      for (const answer of answers)
        if (answer.status >= 500) throw new Error(`${letter.action} answered ${answer.status}.`)
      await shopper.open('/sepet')
      return
    }
    await shopper.send(letter)
    if (this.times === 'twice') await shopper.send(letter)
  }
}

/** Types counts for several lines and presses the button for all of them. */
export class ChangeAll extends Step {
  constructor(
    shopperIndex: number,
    readonly steps: number[],
  ) {
    super(shopperIndex)
  }

  words = () => `changes all lines to ${this.steps.join(', ')} steps`
  override check = (model: Readonly<Model>) =>
    sessionOf(model as Model, this.shopperIndex).lines.length > 1

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const page = await shopper.stayAt('/sepet')
    const button = page.main.getByRole('button', word(session.language, 'updateAll'))
    const form = button.form
    const counts = session.lines.map((line, at) => {
      const { step } = productIn(model.catalogue, line.product)
      return step * (this.steps[at % this.steps.length] ?? 1)
    })
    cartItems(page).forEach((item, at) => {
      form.writeInto(item.getByRole('spinbutton').element, String(counts[at]))
    })
    const after = await shopper.send(form.press(button.element))
    setCounts(scene, counts)
    return after
  }
}

/** Empties the cart. */
export class Clear extends Step {
  words = () => 'empties the cart'
  override check = (model: Readonly<Model>) =>
    sessionOf(model as Model, this.shopperIndex).lines.length > 0

  async act({ session, shopper }: Scene): Promise<Page | undefined> {
    const page = await shopper.stayAt('/sepet')
    const button = page.main.getByRole('button', word(session.language, 'clearSure'))
    const after = await shopper.send(button.form.press(button.element))
    session.lines = []
    return after
  }
}
