import { isDeepStrictEqual } from 'node:util'
import { expect } from '../../support/journey'
import { wordsOf } from '../../support/words'
import { applyAdd, expectedOutcome, type Verdict } from '../cart'
import type { Product } from '../catalogue'
import { checkCartPage } from '../checks/cart-page'
import { checkHeader } from '../checks/header'
import { checkProductPage } from '../checks/product-page'
import { same } from '../difference'
import type { AddRequest } from '../state'
import { word } from '../words'
import { type HandScene, HandStep } from './hand-step'
import { displayedAddRequest, displayedProduct, displayedVariant, expectOpening } from './screen'
import { type Touch, touches } from './touch'

/** The displayed choice when the button was pressed, and the outcome. */
type Pressed = { addRequest: AddRequest; verdict: Verdict }

export type Press = 'add' | 'add twice' | 'buy'

const text = wordsOf('tr')

/** Opens a product, uses its controls, and buys what is then displayed; sometimes goes back and buys more. */
export class Purchase extends HandStep {
  constructor(
    readonly product: Product,
    readonly touched: Touch[],
    readonly press: Press,
    /** The quantity in steps that is typed after Back; -1 for no Back. */
    readonly second: number,
  ) {
    super()
  }

  words(): string {
    const touched = this.touched.map(({ what, position }) => `${what} ${position}`).join(', ')
    const second = this.second < 0 ? '' : `, then Back, ${this.second} steps, add`
    return `opens ${this.product.title.tr}: ${touched || 'nothing'}, ${this.press}${second}`
  }

  async act(scene: HandScene): Promise<void> {
    const { hand, model } = scene
    await hand.open(`/${this.product.path.tr}`)
    expectOpening(model, await hand.look(), this.product)
    for (const { what, position } of this.touched) {
      const product = displayedProduct(model, await hand.look())
      await touches[what](hand, model, product, position)
    }
    const path = new URL(hand.tab.url()).pathname
    const added = await this.#press(scene, this.press)
    if (this.second < 0 || !added || this.press === 'buy') return
    await this.#goBack(scene, path, added)
  }

  /** Goes back to the product's page, where another quantity is a new add; some products redirect to other pages. */
  async #goBack(scene: HandScene, path: string, added: Pressed): Promise<void> {
    const { hand, model, session } = scene
    await hand.until((page) => checkHeader(model, session, page))
    await hand.open('/sepet')
    await hand.back()
    if (new URL(hand.tab.url()).pathname !== path) return
    const product = displayedProduct(model, await hand.look())
    await touches.quantity(hand, model, product, this.second)
    await this.#press(scene, 'add', added)
  }

  /**
   * @param before what the same form brought before Back: sent again as it was, it adds nothing more
   * @returns nothing where there was nothing to press, and where a store was requested
   */
  async #press(scene: HandScene, press: Press, before?: Pressed): Promise<Pressed | undefined> {
    const { hand, model, session } = scene
    const page = await hand.look()
    const product = displayedProduct(model, page)
    checkProductPage(model, session, page, {
      product,
      variant: displayedVariant(model, page, product),
    })
    if (!page.main.queryByRole('button', word('tr', 'add'))) return undefined
    const addRequest = displayedAddRequest(model, page, press === 'buy' ? 'buy' : 'add')
    const verdict = expectedOutcome(model, session, addRequest)
    const button = hand.button(word('tr', addRequest.intent))
    const isValid = await button.evaluate((one) => (one as HTMLButtonElement).form?.checkValidity())
    if (!isValid) {
      same(`the browser refuses ${JSON.stringify(addRequest)}`, verdict.isAdded, false)
      await button.click()
      return { addRequest, verdict }
    }
    await hand.send(() => (press === 'add twice' ? button.dblclick() : button.click()))
    const repeated = isDeepStrictEqual(before?.addRequest, addRequest) ? before?.verdict : undefined
    await this.#arrive(scene, addRequest, repeated?.isAdded ? repeated : undefined)
    return verdict.lands === 'store' ? undefined : { addRequest, verdict }
  }

  /** The page after the response; a repeated response changes nothing. */
  async #arrive(scene: HandScene, addRequest: AddRequest, repeated?: Verdict): Promise<void> {
    const { hand, model, session } = scene
    const { tab } = hand
    const from = new URL(tab.url()).pathname
    const { isAdded, lands } = repeated ?? expectedOutcome(model, session, addRequest)
    if (lands === 'store') return this.#chooseStore(scene, addRequest)
    if (!repeated) applyAdd(model, session, addRequest)
    if (!isAdded) return expect(tab.getByRole('alert').first()).toBeVisible()
    if (addRequest.intent === 'buy' && lands === 'cart') {
      await expect(tab).toHaveURL(/\/sepet$/)
      return hand.until((page) => checkCartPage(model, session, page))
    }
    if (lands === 'content') return expect(tab).not.toHaveURL(new RegExp(`(${from}|/sepet)$`))
    if (lands === 'notice')
      await expect(
        tab.getByRole('status').getByRole('link', { name: text('cart.goToCart') }),
      ).toBeVisible()
    if (lands !== 'cart') return
    const drawer = tab.getByRole('dialog', { name: text('cart.title') })
    await expect(drawer).toBeVisible()
    await tab.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  }

  async #chooseStore({ hand, model, session }: HandScene, addRequest: AddRequest): Promise<void> {
    const window = hand.tab.getByRole('dialog', { name: text('stores.title') })
    const button = window.getByRole('button', { name: new RegExp(text('stores.choose')) }).first()
    session.store = Number(await button.getAttribute('value'))
    await hand.send(() => button.click())
    await this.#arrive({ hand, model, session } as HandScene, addRequest)
  }
}
