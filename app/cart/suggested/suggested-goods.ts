import type { Cart } from '~/backend/cart/cart-model'
import type { Cents, Currency, Path, Picture, ProductCard } from '~/backend/catalogue/model'
import { defaultLanguage } from '~/i18n/languages'
import type { RequestContext } from '~/session/request-context'

export type SuggestedGood = {
  id: string
  title: string
  path: Path
  picture: Picture | undefined
  price: Cents
  currency: Currency
  /** The least that is sold of it. */
  quantity: number
}

const most = 4

const isAddedAtOnce = ({ inStock, hasVariants, showOnly, soldAt }: ProductCard) =>
  inStock && !hasVariants && !showOnly && !soldAt

const priceOf = ({ price, quantity }: ProductCard) => price.card * quantity.min

/** What reaches free delivery by itself comes first, the cheapest before all. */
const nearest = (missing: Cents) => (one: ProductCard, other: ProductCard) => {
  const [mine, others] = [priceOf(one) - missing, priceOf(other) - missing]
  return mine >= 0 === others >= 0 ? Math.abs(mine) - Math.abs(others) : others - mine
}

/** Goods of the home page's shelves that bring a cart to free delivery, or nearer; none where nothing is missing for it. */
export async function suggestedGoods(
  { backend, language }: RequestContext,
  { missingForFreeCargo: missing, lines }: Cart,
): Promise<SuggestedGood[]> {
  if (lines.length === 0 || missing <= 0) return []
  const home = await backend.page(language === defaultLanguage ? '' : language).catch(() => null)
  const cards = home?.kind === 'home' ? home.showcases.flatMap(({ products }) => products) : []
  const inCart = new Set(lines.map(({ productId }) => productId))
  const fitting = cards.filter((card) => isAddedAtOnce(card) && !inCart.has(card.id))
  return [...new Map(fitting.map((card) => [card.id, card])).values()]
    .sort(nearest(missing))
    .slice(0, most)
    .map(({ id, title, path, pictures, price, quantity }) => ({
      ...{ id, title, path, picture: pictures[0], quantity: quantity.min },
      ...{ price: price.card, currency: price.currency },
    }))
}
