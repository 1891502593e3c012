import type { Letter } from '../../support/page/form'
import type { Page } from '../../support/page/page'
import { expectedOutcome, plainLine } from '../cart'
import { checkProductPage } from '../checks/product-page'
import { Difference } from '../difference'
import { productIn } from '../prices'
import { type AddRequest, isSameLine, type Model, sessionOf, type Tab } from '../state'
import { word } from '../words'
import { fillIn, productPath, sendAddRequest } from './add'
import { type Scene, Step } from './step'

const tabsOf = (model: Readonly<Model>, shopperIndex: number, fits: (tab: Tab) => boolean): Tab[] =>
  model.tabs.filter((one) => one.shopperIndex === shopperIndex && fits(one))

/** Opens a product in another tab, fills in its form, and leaves it open. */
export class OpenTab extends Step {
  constructor(
    shopperIndex: number,
    readonly addRequest: AddRequest,
    readonly name: string,
  ) {
    super(shopperIndex)
  }

  words = () =>
    `leaves ${this.addRequest.count} × ${this.name} (variant ${this.addRequest.variant}) in a tab`

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const product = productIn(model.catalogue, this.addRequest.product)
    const page = await shopper.open(productPath(scene, product, this.addRequest.variant))
    if (!product.isActive) return page
    checkProductPage(model, session, page, { product, variant: this.addRequest.variant })
    const button = page.main.queryByRole('button', word(session.language, this.addRequest.intent))
    if (!button) return page
    const form = button.form
    const addRequest = fillIn(scene, form, this.addRequest)
    model.tabs.push({
      shopperIndex: this.shopperIndex,
      addRequest,
      letter: form.press(button.element),
      state: 'open',
    })
    return page
  }
}

/** Presses the button of a tab that was left open, whatever happened in between. */
export class SendTab extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
  ) {
    super(shopperIndex)
  }

  words = () => `goes back to tab ${this.position} and presses its button`
  override check = (model: Readonly<Model>) =>
    tabsOf(model, this.shopperIndex, (tab) => tab.state === 'open').length > 0

  async act(scene: Scene): Promise<Page | undefined> {
    const open = tabsOf(scene.model, this.shopperIndex, (tab) => tab.state === 'open')
    const tab = open[this.position % open.length]
    if (!tab) return undefined
    tab.state = expectedOutcome(scene.model, scene.session, tab.addRequest).isAdded
      ? 'added'
      : 'refused'
    return sendAddRequest(scene, tab.letter, tab.addRequest)
  }
}

/**
 * Whether the cart contains what the tab's form added, with all its choices, or nothing of it; another engraving, note
 * or subscription is another line. Null if only a part is there: companions are remembered separately.
 */
function isHeld(model: Readonly<Model>, { shopperIndex, addRequest }: Tab): boolean | null {
  const { lines } = sessionOf(model as Model, shopperIndex)
  const added = [addRequest, ...addRequest.companions.map((one) => plainLine(one, 0, 1))]
  const held = added.filter((one) => lines.some((line) => isSameLine(line, one)))
  return held.length === 0 ? false : held.length === added.length ? true : null
}

/** Sends a form again, as by a reload or Back and the same button. It adds what is no longer in the cart. */
export class Resend extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
    readonly times: number,
  ) {
    super(shopperIndex)
  }

  words = () => `sends form ${this.position} again, ${this.times} times at once`
  override check = (model: Readonly<Model>) =>
    tabsOf(model, this.shopperIndex, (tab) => tab.state === 'added' && isHeld(model, tab) !== null)
      .length > 0

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, shopper } = scene
    const sent = tabsOf(
      model,
      this.shopperIndex,
      (tab) => tab.state === 'added' && isHeld(model, tab) !== null,
    )
    const tab = sent[this.position % sent.length]
    if (!tab) return undefined
    if (!isHeld(model, tab)) {
      tab.state = expectedOutcome(model, scene.session, tab.addRequest).isAdded
        ? 'added'
        : 'refused'
      return sendAddRequest(scene, tab.letter, tab.addRequest)
    }
    const copies = Array.from({ length: this.times }, () => shopper.post(tab.letter))
    for (const answer of await Promise.all(copies))
      if (answer.status >= 500)
        throw new Difference('a form sent again', answer.status, 'below 500')
    return undefined
  }
}

const withPair = (letter: Letter, name: string, value: string): Letter => ({
  ...letter,
  pairs: letter.pairs.map(([one, old]) => [one, one === name ? value : old]),
})

/** Goes back to a sent form, changes the quantity and presses the button: a new request. */
export class BackAndChange extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
    readonly steps: number,
  ) {
    super(shopperIndex)
  }

  words = () => `goes back to form ${this.position}, writes ${this.steps} steps and sends it`
  override check = (model: Readonly<Model>) =>
    tabsOf(model, this.shopperIndex, (tab) => tab.state === 'added').length > 0

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session } = scene
    const sent = tabsOf(model, this.shopperIndex, (tab) => tab.state === 'added')
    const tab = sent[this.position % sent.length]
    if (!tab) return undefined
    const { step } = productIn(model.catalogue, tab.addRequest.product)
    const count = this.steps * step
    const letter = withPair(tab.letter, 'quantity', String(count))
    // The same bytes are not a new request.
    if (model.tabs.some((one) => JSON.stringify(one.letter) === JSON.stringify(letter)))
      return undefined
    const addRequest = { ...tab.addRequest, count }
    const state = expectedOutcome(model, session, addRequest).isAdded ? 'added' : 'refused'
    model.tabs.push({ shopperIndex: this.shopperIndex, addRequest, letter, state })
    return sendAddRequest(scene, letter, addRequest)
  }
}
