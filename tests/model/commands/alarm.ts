import type { Page } from '../../support/page/page'
import { isInStock, sendDueAlarms, setAlarm, soldOutVariants } from '../alarms'
import type { Product } from '../catalogue'
import { openingVariant } from '../checks/list-page'
import { same } from '../difference'
import { productIn } from '../prices'
import type { Alarm, Model } from '../state'
import { word } from '../words'
import { productPath } from './add'
import { pathOf, type Scene, Step } from './step'

/** The alarms that a product's page must offer. */
function offered(model: Model, product: Product): Alarm['kind'][] {
  if (product.isShowOnly) return []
  if (!isInStock(model, product)) return ['stock']
  return soldOutVariants(model, product).length > 0 ? ['price', 'stock'] : ['price']
}

const links = { stock: 'stockAlarm', price: 'priceAlarm' } as const

/** Sets an alarm for a product, or a variant, that is sold out or too expensive. */
export class SetAlarm extends Step {
  constructor(
    shopperIndex: number,
    readonly product: number,
    readonly position: number,
    readonly email: string,
  ) {
    super(shopperIndex)
  }

  words = () => `sets alarm ${this.position} of product ${this.product} for ${this.email}`

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const { language, currency } = session
    const product = productIn(model.catalogue, this.product)
    const page = await shopper.open(productPath(scene, product, 0))
    const kinds = offered(model, product)
    const listed = (['price', 'stock'] as const).filter((one) =>
      page.main.queryByRole('link', word(language, links[one])),
    )
    same(`the alarms of ${page.url}`, listed, kinds)
    const kind = kinds[this.position % kinds.length]
    if (!kind) return page
    const form = await shopper.open(page.main.getByRole('link', word(language, links[kind])).href)
    const variant = this.variantOf(scene, form, product, kind)
    const button = form.main.getByRole('button', word(language, 'sendAlarm'))
    const filled = button.form.write(new RegExp(`^${word(language, 'orderEmail')}`), this.email)
    if (kind === 'stock' && variant > 0)
      filled.choose(word(language, 'alarmVariant'), variantName(model, product, variant, language))
    const after = await shopper.send(filled.press(button.element))
    same('an alarm leads back', pathOf(after), pathOf(page))
    const about = { kind, product: product.id, variant }
    setAlarm(model, { ...about, email: this.email, language, currency })
    return after
  }

  /** The sold-out variant of a stock alarm; for a price alarm the displayed variant. */
  variantOf({ model, session }: Scene, form: Page, product: Product, kind: Alarm['kind']): number {
    const opening = kind === 'price' ? openingVariant(model, product) : 0
    const removed = kind === 'stock' ? soldOutVariants(model, product) : []
    const list = form.main.queryByRole('combobox', word(session.language, 'alarmVariant'))
    same(`${form.url} asks for a variant`, list !== undefined, removed.length > 0)
    if (!list) return opening
    const names = removed.map((id) => variantName(model, product, id, session.language))
    same(`the variants of ${form.url}`, list.form.options(list.name).sort(), names.sort())
    return removed[this.position % removed.length] ?? 0
  }
}

function variantName(model: Model, product: Product, id: number, language: string): string {
  const options = product.variants.find((one) => one.id === id)?.options ?? []
  return options
    .map((option) => model.catalogue.options.get(option)?.title[language] ?? '')
    .filter(Boolean)
    .join(' ')
}

/** A temporary price cut, in hundredths of the lira. */
const less = 1000

/** Advances the shop's clock, sometimes while a product with an alarm is cheaper. */
export class Clock extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
  ) {
    super(shopperIndex)
  }

  words = () => `sees the clock go on, alarm ${this.position} being cheaper`
  override check = (model: Readonly<Model>) => model.alarms.length > 0

  async act({ model, real }: Scene): Promise<Page | undefined> {
    const { product = 0, variant = 0 } = model.alarms[this.position % model.alarms.length] ?? {}
    const [table, id] = variant > 0 ? ['sub_product', variant] : ['product', product]
    const change = (by: number) =>
      real.db.run([[`UPDATE ${table} SET price = price + ?1 WHERE id = ?2`, by, id]])
    await change(-less)
    await real.shop.tick().finally(() => change(less))
    sendDueAlarms(model, { product, variant, less })
    return undefined
  }
}
