import type { Page } from '../../support/page/page'
import type { Product } from '../catalogue'
import { Difference, same } from '../difference'
import { converted, currencyOf, pieceInLira } from '../prices'
import { type Model, type Session, stockLeft } from '../state'
import { checkTransfer, readPrice } from './product-page'

/** The initial variant of a product's page: the first available one, in the order of the options. */
export function openingVariant(model: Model, product: Product): number {
  const position = (option: number) => model.catalogue.options.get(option)?.position ?? 0
  const inOrder = [...product.variants].sort((one, other) => {
    const [a = 0, b = 0] = one.options.map(position)
    const [c = 0, d = 0] = other.options.map(position)
    return a - c || b - d
  })
  const first = inOrder.find((one) => stockLeft(model, product.id, one.id) > 0) ?? inOrder[0]
  return first?.id ?? 0
}

/** A category is shown if it or a subcategory has products. */
export function checkIsFull(model: Model, category: number, page: Page): void {
  const { products, above } = model.catalogue
  const isBelow = (id: number): boolean =>
    id === category || (id > 0 && isBelow(above.get(id) ?? 0))
  const hasGoods = [...products.values()].some(
    (one) => one.isActive && one.categories.some((id) => isBelow(id)),
  )
  same(`${page.url} shows goods`, page.main.queryAllByRole('article').length > 0, hasGoods)
}

/** Checks that every card of a list shows the price that its page opens with. */
export function checkListPage(model: Model, session: Session, page: Page): void {
  const currency = currencyOf(model.catalogue, session.currency)
  const byTitle = new Map(
    [...model.catalogue.products.values()].map((one) => [one.title[session.language], one]),
  )
  for (const card of page.main.queryAllByRole('article')) {
    const title = card.queryAllByRole('link').at(0)?.name ?? ''
    const product = byTitle.get(title)
    if (!product) throw new Difference(`a card of ${page.url}`, title, 'a product of the catalogue')
    const price = readPrice(card.tags('strong'))
    if (product.isShowOnly) {
      same(`the card "${title}" of ${page.url}`, price ?? 'no price', 'no price')
      continue
    }
    const where = `the card "${title}" of ${page.url}`
    const amount = converted(pieceInLira(product, openingVariant(model, product)), currency)
    same(where, price, { amount, currency: session.currency })
    const percent = product.moneyOrder
    checkTransfer(where, session, card.tags('small'), { card: amount, percent })
  }
}
