import type { Page } from '../../support/page/page'
import { sendDueAlarms } from '../alarms'
import { checkOrderSum } from '../checks/order-sum'
import { Difference, same } from '../difference'
import { removeOrdered } from '../order'
import {
  draftKey,
  isOwn,
  type Model,
  type Order,
  type Session,
  sessionOf,
  stockLeft,
} from '../state'
import { word } from '../words'
import { pathOf, type Scene, Step } from './step'

const own = (
  model: Readonly<Model>,
  shopperIndex: number,
  fits: (order: Order) => boolean,
): Order[] => {
  const session = sessionOf(model as Model, shopperIndex)
  return model.orders.filter((one) => isOwn(one, session) && fits(one))
}

const isState = (state: Order['state']) => (order: Order) => order.state === state

/** A button on the provider's page, and the resulting state of the order. */
const presses = {
  pays: { value: 'onay', state: 'paid' },
  'has the card refused': { value: 'ret', state: 'refused' },
  'is charged later': { value: 'sonra', state: 'processing' },
} as const
export type Payment = keyof typeof presses
export const payments = Object.keys(presses) as Payment[]

async function decide(
  { shopper }: Scene,
  order: Order,
  payment: Payment,
  opened?: Page,
): Promise<Page> {
  const { value } = presses[payment]
  const page = opened ?? (await shopper.open(order.payUrl))
  const button = page.queryAllByRole('button').find((one) => one.attribute('value') === value)
  if (!button) throw new Difference(`the payment of ${order.number}`, page.text, value)
  const after = await shopper.send(button.form.press(button.element))
  const second = after.queryAllByRole('link').filter((one) => one.href.includes('/odeme/'))
  if (value === 'sonra') same('a payment under way offers another', second.length, 0)
  return after
}

/** Paid lines leave the cart, and the guest's next order starts a new round. */
function settle({ model, session }: Scene, order: Order): void {
  removeOrdered(session, order)
  model.drafts.delete(draftKey(order))
}

/** Answers on the provider's page of an unpaid order. */
export class Pay extends Step {
  constructor(
    shopperIndex: number,
    readonly payment: Payment,
  ) {
    super(shopperIndex)
  }

  words = () => `${this.payment} on the payment page`
  override check = (model: Readonly<Model>) =>
    own(model, this.shopperIndex, isState('waiting')).length > 0

  async act(scene: Scene): Promise<Page | undefined> {
    const order = own(scene.model, this.shopperIndex, isState('waiting')).at(-1)
    if (!order) return undefined
    const after = await decide(scene, order, this.payment)
    order.state = presses[this.payment].state
    if (order.state === 'paid') settle(scene, order)
    if (order.state !== 'refused') same('a payment leads', pathOf(after), '/order/sonuc')
    return after
  }
}

/** The provider confirms or refuses a pending charge; other steps may come before. */
export class Confirm extends Step {
  constructor(
    shopperIndex: number,
    readonly payment: 'pays' | 'has the card refused',
  ) {
    super(shopperIndex)
  }

  words = () => `${this.payment} after all`
  override check = (model: Readonly<Model>) =>
    own(model, this.shopperIndex, isState('processing')).length > 0

  async act(scene: Scene): Promise<Page | undefined> {
    const order = own(scene.model, this.shopperIndex, isState('processing')).at(-1)
    if (!order) return undefined
    const after = await decide(scene, order, this.payment)
    order.state = presses[this.payment].state
    if (order.state === 'paid') settle(scene, order)
    return after
  }
}

/** The payment page expires; the products can be sold again. */
export class Expire extends Step {
  words = () => 'lets the payment page run out'
  override check = (model: Readonly<Model>) =>
    own(model, this.shopperIndex, isState('waiting')).length > 0

  async act({ model, real, shopper }: Scene): Promise<Page | undefined> {
    const order = own(model, this.shopperIndex, isState('waiting')).at(-1)
    if (!order) return undefined
    // It is opened before it expires: opened later it reports that it is too late.
    order.payPage = await shopper.open(order.payUrl)
    const sql = 'UPDATE shop_order SET expires_at = 1 WHERE number = ?1'
    await real.db.run([[sql, order.number]])
    await real.shop.tick()
    order.state = 'expired'
    sendDueAlarms(model)
    return undefined
  }
}

const isLate = (order: Order): boolean =>
  order.payPage !== undefined && ['expired', 'replaced'].includes(order.state)

/**
 * Pays on the expired page that is still open: the order is placed if its products are still available and no other
 * order replaced it, else the money is refunded.
 */
export class PayLate extends Step {
  words = () => 'pays after the payment page ran out, or after ordering anew'
  override check = (model: Readonly<Model>) => own(model, this.shopperIndex, isLate).length > 0

  async act(scene: Scene): Promise<Page | undefined> {
    const { model } = scene
    const order = own(model, this.shopperIndex, isLate).at(-1)
    if (!order) return undefined
    const isThere = order.lines.every((line) => {
      const pieces = order.lines
        .filter((one) => one.product === line.product && one.variant === line.variant)
        .reduce((sum, one) => sum + one.count, 0)
      return pieces <= stockLeft(model, line.product, line.variant)
    })
    const after = await decide(scene, order, 'pays', order.payPage)
    const isMade = order.state === 'expired' && isThere
    order.state = isMade ? 'paid' : 'returned'
    if (isMade) settle(scene, order)
    return after
  }
}

const isTaken = (order: Order): boolean => ['paid', 'later'].includes(order.state)

const isMade = (order: Order): boolean => isTaken(order) || order.state === 'delivered'

/** A member cancels an order before it is shipped; its products can be sold again. */
export class Cancel extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
  ) {
    super(shopperIndex)
  }

  words = () => `cancels order ${this.position}`
  override check = (model: Readonly<Model>) =>
    sessionOf(model as Model, this.shopperIndex).member > 0 &&
    own(model, this.shopperIndex, isTaken).length > 0

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const taken = own(model, this.shopperIndex, isTaken)
    const order = taken[this.position % taken.length]
    if (!order) return undefined
    const list = await shopper.open('/uye-siparisleri')
    const link = list.main
      .queryAllByRole('link')
      .find((one) => one.href.endsWith(`=${order.number}`))
    if (!link) throw new Difference('the list of orders', list.main.text, order.number)
    const page = await shopper.open(link.href)
    const button = page.main.getByRole('button', word(session.language, 'cancel'))
    const after = await shopper.send(button.form.press(button.element))
    order.state = 'cancelled'
    return after
  }
}

/** Opens an order, as its member or by number and e-mail address, and checks its sum. */
export class ReadOrder extends Step {
  words = () => 'reads the last order'
  override check = (model: Readonly<Model>) => own(model, this.shopperIndex, isMade).length > 0

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const order = own(model, this.shopperIndex, isMade).at(-1)
    if (!order) return undefined
    const page =
      session.member > 0
        ? await shopper.open(`/uye-siparisi?siparis=${order.number}`)
        : await this.follow(shopper, session, order)
    checkOrderSum(order, session.language, page)
    for (const line of order.lines)
      for (const text of Object.values(line.engraving).filter(Boolean))
        if (!page.main.text.includes(text.replace(/\s+/g, ' ')))
          throw new Difference(`order ${order.number}`, page.main.text, `… ${text} …`)
    return page
  }

  async follow(shopper: Scene['shopper'], session: Session, order: Order): Promise<Page> {
    const page = await shopper.open('/siparis-takip')
    const button = page.main.getByRole('button', word(session.language, 'find'))
    const form = button.form
      .write(word(session.language, 'orderNumber'), order.number)
      .write(word(session.language, 'email'), order.email)
    return shopper.send(form.press(button.element))
  }
}
