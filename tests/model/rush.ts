import type { Letter } from '../support/page/form'
import { plainLine } from './cart'
import { type Catalogue, type Product, stockKey } from './catalogue'
import { Add } from './commands/add'
import { Checkout } from './commands/checkout'
import { Shopper } from './shopper'
import { type Methods, newModel, type Real, sessionOf } from './state'
import { placing } from './words'

export type RushPlan = {
  product: Product
  variant: number
  /** The number of buyers, each with the minimum count. */
  buyers: number
  /** The number of buyers that the stock is enough for. */
  pieces: number
  methods: Methods
}

/**
 * The checkout up to its last button, for many buyers at once: with the model's steps, without its checks of all carts.
 */
export class Rush {
  readonly #real: Real
  readonly #plan: RushPlan
  readonly #catalogue: Catalogue

  constructor(real: Real, catalogue: Catalogue, plan: RushPlan) {
    this.#real = real
    this.#catalogue = catalogue
    this.#plan = plan
  }

  async #setStock(stock: number): Promise<void> {
    const { product, variant } = this.#plan
    const [table, id] = variant ? ['sub_product', variant] : ['product', product.id]
    const sql = `UPDATE ${table} SET stock = ?1 WHERE id = ?2`
    await this.#real.db.run([[sql, stock, id]])
  }

  /** The remaining stock of the article. */
  async stock(): Promise<number> {
    const { product, variant } = this.#plan
    const [table, id] = variant ? ['sub_product', variant] : ['product', product.id]
    const sql = `SELECT stock FROM ${table} WHERE id = ?1`
    const [rows] = await this.#real.db.run([[sql, id]])
    return Number(rows?.[0]?.stock)
  }

  /** One buyer up to the page with the button that confirms. */
  async #atConfirm(shopper: Shopper): Promise<Letter> {
    const { product, variant, methods, buyers } = this.#plan
    const stock = new Map(this.#catalogue.stock)
    stock.set(stockKey(product.id, variant), product.min * buyers)
    const model = newModel({ ...this.#catalogue, stock }, 1)
    const session = sessionOf(model, 0)
    const scene = { model, session, shopper, real: { ...this.#real, shoppers: [shopper] } }
    const addRequest = {
      ...plainLine(product.id, variant, product.min),
      companions: [],
      intent: 'add',
    }
    await new Add(0, addRequest as never, product.title.tr ?? '').act(scene)
    const page = await new Checkout(0, methods, 1).approach(scene)
    const button = page.main.getByRole('button', placing('tr'))
    return button.form.tickSent('agreement').press(button.element)
  }

  /** All buyers reach the last button; then the stock falls, and all press at once. */
  async run(): Promise<{ confirmed: number; statuses: number[] }> {
    const { product, buyers, pieces } = this.#plan
    await this.#setStock(product.min * buyers)
    const shoppers = Array.from({ length: buyers }, () => new Shopper(this.#real.shop.url))
    const letters = await Promise.all(shoppers.map((one) => this.#atConfirm(one)))
    await this.#setStock(product.min * pieces)
    const answers = await Promise.all(shoppers.map((one, at) => one.post(letters[at] as Letter)))
    const confirmed = answers.filter((one) =>
      (one.headers.get('location') ?? '').includes('siparis='),
    )
    return { confirmed: confirmed.length, statuses: answers.map((one) => one.status) }
  }
}
