import { account } from '../../support/member'
import type { Page } from '../../support/page/page'
import { ownCards } from '../../support/page/popular-shelf'
import { same } from '../difference'
import { productIn } from '../prices'
import { closeTabs, isSameLine, type Line, type Model, type Session, sessionOf } from '../state'
import { word } from '../words'
import { productPath } from './add'
import { pathOf, type Scene, Step } from './step'

/** Members of the seed who can sign in without further steps, by number. */
export const members = { 1: 'plain', 2: 'grouped', 4: 'affiliate' } as const
export type Member = keyof typeof members

/** The cart after signing in: the guest's lines, then the saved ones; of two equal lines the newer one counts. */
export const merged = (own: Line[], waiting: Line[]): Line[] => [
  ...own,
  ...waiting.filter((line) => !own.some((one) => isSameLine(one, line))),
]

/** Unpaid orders move with the cart that they were made of. */
function bringOrders(model: Model, { shopperIndex, orderRound, member }: Session): void {
  for (const order of model.orders)
    if (order.leftBy === member && ['waiting', 'processing', 'expired'].includes(order.state))
      Object.assign(order, { shopperIndex, orderRound, leftBy: undefined })
}

/** The guest's hearts are the member's then. */
function bringHearts(model: Model, session: Session): void {
  const own = model.favourites.get(session.member) ?? new Set()
  for (const id of [...session.hearts, session.heart]) if (id > 0) own.add(id)
  if (own.size > 0) model.favourites.set(session.member, own)
  Object.assign(session, { hearts: [], heart: 0 })
}

/** Signs in by e-mail; the guest's cart and the saved one are merged. */
export class SignIn extends Step {
  constructor(
    shopperIndex: number,
    readonly member: Member,
  ) {
    super(shopperIndex)
  }

  words = () => `signs in as ${members[this.member]}`

  /** One device per member: a second one is outside the model. */
  override check(model: Readonly<Model>): boolean {
    const isIn = model.sessions.some((one) => one.member === this.member)
    return !isIn && sessionOf(model as Model, this.shopperIndex).member === 0
  }

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const { language } = session
    const { email, password } = account(members[this.member])
    const page = await shopper.open('/uye-girisi-sayfasi')
    const button = page.main.getByRole('button', word(language, 'signIn'))
    const form = button.form
      .write(word(language, 'email'), email)
      .write(word(language, 'password'), password)
    const after = await shopper.send(form.press(button.element))
    session.member = this.member
    session.email = email
    session.lines = merged(session.lines, model.waiting.get(this.member) ?? [])
    bringOrders(model, session)
    model.waiting.delete(this.member)
    session.campaign ||= model.waitingCampaigns.get(this.member) ?? 0
    model.waitingCampaigns.delete(this.member)
    bringHearts(model, session)
    closeTabs(model, this.shopperIndex)
    if (pathOf(after) === '/uye-girisi-sayfasi')
      same('signing in leads', pathOf(after), 'away from the sign-in page')
    return after
  }
}

/** Signs out; the cart is saved for the member. */
export class SignOut extends Step {
  words = () => 'signs out'
  override check = (model: Readonly<Model>) =>
    sessionOf(model as Model, this.shopperIndex).member > 0

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const page = await shopper.open('/hesabim')
    const button = page.main.getByRole('button', word(session.language, 'signOut'))
    const after = await shopper.send(button.form.press(button.element))
    if (session.lines.length > 0) model.waiting.set(session.member, session.lines)
    if (session.campaign > 0) model.waitingCampaigns.set(session.member, session.campaign)
    closeTabs(model, this.shopperIndex)
    for (const order of model.orders)
      if (order.shopperIndex === session.shopperIndex && order.orderRound === session.orderRound)
        order.leftBy = session.member
    session.orderRound += 1
    Object.assign(session, { member: 0, email: '', store: 0, lines: [], campaign: 0 })
    return after
  }
}

/** Hearts that the browser of a guest holds. */
const maxHearts = 20

const heartOf = (page: Page, { language }: Session) =>
  page.main.getByRole('button', word(language, 'favourite'))

/** Presses the heart on a product's page. */
export class Heart extends Step {
  constructor(
    shopperIndex: number,
    readonly product: number,
  ) {
    super(shopperIndex)
  }

  words = () => `presses the heart of product ${this.product}`

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const product = productIn(model.catalogue, this.product)
    const page = await shopper.open(productPath(scene, product, 0))
    const button = heartOf(page, session)
    const own =
      session.member === 0
        ? new Set(session.hearts)
        : (model.favourites.get(session.member) ?? new Set())
    const isOn = button.attribute('aria-pressed') === 'true'
    same(`the heart of ${page.url}`, isOn, own.has(product.id))
    const after = await shopper.send(button.form.press(button.element))
    if (session.member === 0 && own.size === maxHearts && !isOn) {
      session.heart = product.id
      same('a guest with another heart comes', pathOf(after), '/uye-girisi-sayfasi')
      return after
    }
    same('a heart leads back', pathOf(after), pathOf(page))
    if (own.has(product.id)) own.delete(product.id)
    else own.add(product.id)
    if (session.member > 0) model.favourites.set(session.member, own)
    else session.hearts = [...own]
    same(`the heart of ${after.url}`, heartOf(after, session).attribute('aria-pressed'), `${!isOn}`)
    return after
  }
}

/** Opens the list of favourites; a guest's newest ones come first. */
export class Favourites extends Step {
  words = () => 'opens the favourites'

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const page = await shopper.open('/favorilerim')
    const listed = ownCards(page.main).map((card) => card.queryAllByRole('link').at(0)?.name)
    const titlesOf = (ids: Iterable<number>) =>
      [...ids].map((id) => productIn(model.catalogue, id).title[session.language])
    if (session.member === 0)
      same('the guest’s favourites', listed, titlesOf(session.hearts).reverse())
    else {
      const own = model.favourites.get(session.member) ?? []
      same('the list of favourites', listed.sort(), titlesOf(own).sort())
    }
    return page
  }
}
