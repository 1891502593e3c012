import type { Page } from '../../support/page/page'
import { same } from '../difference'
import { readMoney } from '../money'
import { cancelPieces, tickedPieces } from '../past-order'
import { isOwn, type Model, type Order, sessionOf } from '../state'
import { word } from '../words'
import { type Scene, Step } from './step'

type Piece = { position: number; count: number }

/** A member cancels pieces of the last order that is not shipped, after a question that names what they give back. */
export class CancelPieces extends Step {
  constructor(
    shopperIndex: number,
    readonly ticks: number[],
  ) {
    super(shopperIndex)
  }

  words = () => `cancels pieces of lines ${this.ticks.join(', ')} of the last order`
  override check = (model: Readonly<Model>) => this.wanted(model) !== undefined

  /** The order, and pieces of it that leave something: another command cancels all of it. */
  wanted(model: Readonly<Model>): { order: Order; pieces: Piece[] } | undefined {
    const session = sessionOf(model as Model, this.shopperIndex)
    const order = model.orders.findLast(
      (one) => isOwn(one, session) && ['paid', 'later'].includes(one.state),
    )
    if (session.member === 0 || !order) return undefined
    const some = order.lines.flatMap(({ count }, position) =>
      count > 0 ? [{ position, left: count }] : [],
    )
    const pieces = tickedPieces(model, order, some, this.ticks)
    const isAll = some.every(({ position, left }) =>
      pieces.some((one) => one.position === position && one.count === left),
    )
    return pieces.length === 0 || isAll ? undefined : { order, pieces }
  }

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const wanted = this.wanted(model)
    if (!wanted) return undefined
    const { order, pieces } = wanted
    const { language } = session
    const page = await shopper.open(`/uye-siparisi?siparis=${order.number}`)
    const button = page.main.getByRole('button', word(language, 'cancelChosen'))
    const filled = button.form
    for (const { position, count } of pieces) {
      const [field] = page.main
        .elements('input')
        .filter((one) => one.attribute('id') === `cancel-${position}`)
      if (field?.attribute('type') === 'checkbox') filled.tickField(field.element)
      else if (field) filled.writeInto(field.element, `${count}`)
    }
    const confirm = await shopper.send(filled.press(button.element))
    const question = confirm.main.getByRole('group', word(language, 'cancelQuestion'))
    const back = cancelPieces(order, pieces)
    same(`what the question names on ${confirm.url}`, readMoney(question.text)?.amount ?? 0, back)
    const yes = question.getByRole('button', word(language, 'cancelSure'))
    return shopper.send(yes.form.press(yes.element))
  }
}
