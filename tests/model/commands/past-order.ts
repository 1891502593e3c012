import type { Page } from '../../support/page/page'
import { Difference, same } from '../difference'
import { readMoney } from '../money'
import { givenBackFor, notReturned, reorder, tickedPieces } from '../past-order'
import { isOwn, type Model, type Order, type OrderState, sessionOf } from '../state'
import { type Word, word } from '../words'
import { pathOf, type Scene, Step } from './step'

const inStates = (model: Readonly<Model>, shopperIndex: number, states: OrderState[]): Order[] => {
  const session = sessionOf(model as Model, shopperIndex)
  return model.orders.filter((one) => isOwn(one, session) && states.includes(one.state))
}

const isMember = (model: Readonly<Model>, shopperIndex: number): boolean =>
  sessionOf(model as Model, shopperIndex).member > 0

/** The page of a member's order. */
const openOrder = ({ shopper }: Scene, { number }: Order): Promise<Page> =>
  shopper.open(`/uye-siparisi?siparis=${number}`)

/** The shop ships an order, and it arrives. */
export class Deliver extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
  ) {
    super(shopperIndex)
  }

  words = () => `gets order ${this.position} delivered`
  override check = (model: Readonly<Model>) =>
    inStates(model, this.shopperIndex, ['paid', 'later']).length > 0

  async act({ model, real }: Scene): Promise<Page | undefined> {
    const orders = inStates(model, this.shopperIndex, ['paid', 'later'])
    const order = orders[this.position % orders.length]
    if (!order) return undefined
    const sql = 'UPDATE shop_order SET status_id = 8 WHERE number = ?1'
    await real.db.run([[sql, order.number]])
    order.state = 'delivered'
    return undefined
  }
}

/** A member returns lines of a delivered order; returned lines are not offered again. */
export class ReturnLines extends Step {
  constructor(
    shopperIndex: number,
    readonly ticks: number[],
    readonly reason: string,
  ) {
    super(shopperIndex)
  }

  words = () =>
    `asks lines ${this.ticks.join(', ')} of the last delivered order back: "${this.reason}"`
  override check = (model: Readonly<Model>) =>
    isMember(model, this.shopperIndex) &&
    inStates(model, this.shopperIndex, ['delivered']).length > 0

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const { language } = session
    const order = inStates(model, this.shopperIndex, ['delivered']).at(-1)
    if (!order) return undefined
    const page = await openOrder(scene, order)
    const free = notReturned(order)
    const link = page.main.queryByRole('link', word(language, 'giveBack'))
    same(`order ${order.number} may be given back`, link !== undefined, free.length > 0)
    same(
      `order ${order.number} may be cancelled`,
      page.main.queryAllByRole('button', word(language, 'cancel')).length,
      0,
    )
    if (!link) return page
    const form = await shopper.open(link.href)
    const boxes = form.main.queryAllByRole('checkbox')
    same(
      'what can be given back',
      boxes.map((one) => one.attribute('value')),
      free.map(({ position }) => `${position}`),
    )
    const pieces = tickedPieces(model, order, free, this.ticks)
    const button = form.main.getByRole('button', word(language, 'sendReturn'))
    const label = new RegExp(`^${word(language, 'reason')}`)
    const filled = button.form.write(label, this.reason)
    for (const [at, box] of boxes.entries())
      if (pieces.some(({ position }) => position === free[at]?.position))
        filled.tickField(box.element)
    for (const field of form.main.queryAllByRole('spinbutton')) {
      const count = pieces.find(({ position }) => field.attribute('name') === `adet.p${position}`)
      if (count) filled.writeInto(field.element, `${count.count}`)
    }
    const after = await shopper.send(filled.press(button.element))
    const isTaken = pieces.length > 0
    const reason = this.reason.trim() || word(language, 'noReasonGiven')
    if (isTaken) order.givenBack.push({ reason, pieces, refund: 0 })
    else if (after.queryAllByRole('alert').length === 0)
      same('a refused return says', after.url, 'an alert')
    if (isTaken) same(`what refuses the return of ${order.number}`, after.alerts, [])
    if (isTaken) checkReturnRequested(order, language, after)
    return after
  }
}

/** The order's page lists the returned lines with what was paid for them; with the last of an order it gives back delivery and fee too. */
function checkReturnRequested(order: Order, language: string, page: Page): void {
  const lines = page.main
    .queryAllByRole('listitem')
    .filter((one) => one.text.includes(word(language, 'returnRequested')))
    .filter((one) => one.attribute('aria-current') !== 'step')
  const after = (text: string, name: Word) => {
    const parts = text.split(word(language, name).trim()).slice(1)
    return parts.map((part) => readMoney(part)?.amount ?? 0)
  }
  const sumOf = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  const goods = givenBackFor(order).map(({ amount }) => amount)
  const read = lines.map((one) => sumOf(after(one.text, 'refund')))
  same(`what returned lines give back on ${page.url}`, read, goods)
  const { delivery, fee } = order.sum
  const isWhole = notReturned(order).length === 0
  const paid = (amount: number) => (isWhole && amount > 0 ? [amount] : [])
  const costs = [
    ...after(page.main.text, 'returnedDelivery'),
    ...after(page.main.text, 'returnedService'),
  ]
  same(`delivery and fee given back on ${page.url}`, costs, [...paid(delivery), ...paid(fee)])
  const sum = sumOf([...goods, ...costs])
  if (isWhole) same(`all that is given back on ${page.url}`, sum, order.sum.total)
  const last = order.givenBack.at(-1)
  if (last) last.refund = sum - sumOf(order.givenBack.map(({ refund }) => refund))
}

/** A member repeats an order. */
export class Reorder extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
  ) {
    super(shopperIndex)
  }

  words = () => `buys order ${this.position} again`
  override check = (model: Readonly<Model>) =>
    isMember(model, this.shopperIndex) && this.orders(model).length > 0

  orders(model: Readonly<Model>): Order[] {
    return inStates(model, this.shopperIndex, ['paid', 'later', 'delivered', 'cancelled'])
  }

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const orders = this.orders(model)
    const order = orders[this.position % orders.length]
    if (!order) return undefined
    const page = await openOrder(scene, order)
    const button = page.main.getByRole('button', word(session.language, 'repeat'))
    const after = await shopper.send(button.form.press(button.element))
    const added = reorder(model, session, order)
    const wanted = added > 0 ? '/sepet' : '/uye-siparisi'
    if (pathOf(after) !== wanted) throw new Difference('buying again leads', after.url, wanted)
    return after
  }
}
