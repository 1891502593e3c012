import type { Page, Part } from '../../support/page/page'
import { checkOrderSum } from '../checks/order-sum'
import { Difference, same } from '../difference'
import { canOrder, openOrderOf, placeOrder } from '../order'
import { card } from '../prices'
import {
  closeTabs,
  draftKey,
  isGivenUp,
  type Methods,
  type Model,
  type Order,
  sessionOf,
} from '../state'
import { placing, word } from '../words'
import { writeAddress } from './address'
import { checkInstalments, chooseInstalments } from './instalments'
import { pathOf, type Scene, Step } from './step'

const press = (scene: Scene, button: Part): Promise<Page> =>
  scene.shopper.send(button.form.press(button.element))

/** Enters the buyer: a guest types an e-mail address; a member is known. */
async function enterBuyer(scene: Scene, page: Page): Promise<Page> {
  const { session, shopper } = scene
  if (pathOf(page) !== '/order') return page
  const button = page.main.getByRole('button', word(session.language, 'goOn'))
  session.email = 'konuk@ornek.test'
  const form = button.form.write(word(session.language, 'buyer'), session.email)
  return shopper.send(form.press(button.element))
}

async function enterAddress(scene: Scene, page: Page): Promise<Page> {
  const { session } = scene
  if (pathOf(page) !== '/order/adres') return page
  if (!page.main.queryByRole('radio')) return writeAddress(scene, page)
  return press(scene, page.main.getByRole('button', word(session.language, 'goOn')))
}

async function chooseMethods(scene: Scene, page: Page, methods: Methods): Promise<Page> {
  const { model, session, shopper } = scene
  same('the address leads on', pathOf(page), '/order/odeme')
  const titleOf = (list: { id: number; title: Record<string, string> }[], id: number) =>
    new RegExp(`^${list.find((one) => one.id === id)?.title[session.language]}`)
  const button = page.main.getByRole('button', word(session.language, 'goOn'))
  const form = button.form
    .tick(titleOf(model.catalogue.carriers, methods.carrier))
    .tick(titleOf(model.catalogue.payments, methods.payment))
  return shopper.send(form.press(button.element))
}

const numberIn = (page: Page): string => new URL(page.url).searchParams.get('siparis') ?? ''

/** The payment pages of orders about to be replaced stay open in other tabs. */
async function leavePagesOpen({ model, session, shopper }: Scene): Promise<void> {
  for (const order of model.orders)
    if (order.state === 'waiting' && isGivenUp(order, session))
      order.payPage = await shopper.open(order.payUrl)
}

/** Checks out the cart, up to the confirmed order or the error. */
export class Checkout extends Step {
  constructor(
    shopperIndex: number,
    readonly methods: Methods,
    readonly times: number,
  ) {
    super(shopperIndex)
  }

  words(): string {
    const { payment, carrier, instalments } = this.methods
    const by = { [-1]: 'transfer', [-2]: 'card', [-3]: 'cash' }[payment] ?? ''
    const payments = instalments === undefined ? '' : `, instalments ${instalments}`
    return `orders by ${by}${payments} with carrier ${carrier}, confirming ${this.times} times at once`
  }

  override check = (model: Readonly<Model>) => {
    const { lines } = sessionOf(model as Model, this.shopperIndex)
    const { products } = model.catalogue
    return lines.length > 0 && !lines.some(({ product }) => products.get(product)?.isGiftCard)
  }

  /** Up to the page with the button that confirms. */
  async approach(scene: Scene): Promise<Page> {
    const buyer = await enterBuyer(scene, await scene.shopper.open('/order/adres'))
    return chooseMethods(scene, await enterAddress(scene, buyer), this.methods)
  }

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const page = await this.approach(scene)
    // Any other payment method drops the chosen instalments.
    if (this.methods.payment !== card) model.drafts.delete(draftKey(session))
    const openOrder = openOrderOf(model, session)
    if (openOrder) return this.paidAlready(scene, page, openOrder)
    if (!canOrder(model, session)) {
      if (pathOf(page) !== '/order/onay') return page
      return this.refused(scene, page)
    }
    same('the way to pay leads on', pathOf(page), '/order/onay')
    const confirm = await chooseInstalments(scene, page, this.methods)
    const button = confirm.main.getByRole('button', placing(session.language))
    const form = button.form.tickSent('agreement')
    const letter = form.press(button.element)
    await leavePagesOpen(scene)
    const trial = placeOrder({ ...model, orders: [] }, { ...session }, this.methods)
    checkOrderSum(trial, session.language, confirm)
    checkInstalments(scene, confirm, trial.sum.total, trial.instalment.number)
    for (let more = 1; more < this.times; more += 1) void (await shopper.post(letter)).status
    const after = await shopper.send(letter)
    const number = numberIn(after)
    if (!number) throw new Difference('a confirmed cart', after.url, 'an order')
    const order = placeOrder(model, session, this.methods)
    order.number = number
    closeTabs(model, this.shopperIndex)
    return this.arrived(scene, order, after)
  }

  arrived({ session }: Scene, order: Order, page: Page): Page {
    checkOrderSum(order, session.language, page)
    if (order.methods.payment === card) {
      const link = page.main.queryAllByRole('link').find((one) => one.href.includes('/odeme/'))
      if (!link) throw new Difference('a card order', page.main.text, 'a link to the payment')
      order.payUrl = link.href
    }
    return page
  }

  /** An order being paid is not placed again: its page opens instead. */
  async paidAlready({ model, session, shopper }: Scene, page: Page, order: Order): Promise<Page> {
    const button = page.main.queryByRole('button', placing(session.language))
    if (!button && canOrder(model, session))
      throw new Difference('an order that is being paid', page.main.text, 'the last button')
    if (!button) return page
    const after = await shopper.send(button.form.tickSent('agreement').press(button.element))
    same('an order that is being paid', numberIn(after), order.number)
    return after
  }

  /**
   * With too little stock nothing is ordered, and the available count is offered, earlier if the page already knows it.
   */
  async refused({ session, shopper }: Scene, page: Page): Promise<Page> {
    const button = page.main.queryByRole('button', placing(session.language))
    if (!button) {
      const offers = [word(session.language, 'takeLeft'), word(session.language, 'removeShort')]
      if (!offers.some((text) => page.main.queryByRole('button', text)))
        throw new Difference('too little left', page.main.text, offers.join(' or '))
      return page
    }
    const after = await shopper.send(button.form.tickSent('agreement').press(button.element))
    if (numberIn(after)) throw new Difference('too much ordered', after.url, 'no order')
    return after
  }
}
