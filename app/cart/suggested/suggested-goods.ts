import type { Cart } from '~/backend/cart/cart-model'
import type { Cents, Currency, Path, Picture, ProductCard } from '~/backend/catalogue/model'
import { homeShelves } from '~/catalogue/home/home-shelves'
import type { RequestContext } from '~/session/request-context'

export type SuggestedGood = {
  id: string
  title: string
  path: Path
  picture: Picture | undefined
  /** Of `quantity` of it. */
  price: Cents
  currency: Currency
  /** The least that is sold of it; null where an option has to be chosen first. */
  quantity: number | null
  unit: string
}

const max = 4

/** Gift cards do not count toward free delivery. */
const isCarried = ({ inStock, showOnly, soldAt, isGiftCard }: ProductCard) =>
  inStock && !showOnly && !soldAt && !isGiftCard

const priceOf = ({ price, quantity }: ProductCard) => Math.round(price.card * quantity.min)

/** What reaches free delivery by itself comes first, the cheapest before all. */
const nearest = (missing: Cents) => (one: ProductCard, other: ProductCard) => {
  const [mine, others] = [priceOf(one) - missing, priceOf(other) - missing]
  return mine >= 0 === others >= 0 ? Math.abs(mine) - Math.abs(others) : others - mine
}

/** Goods that bring a cart to free delivery, or nearer, for at most twice what is missing; none where nothing is missing for it. */
export async function suggestedGoods(
  context: RequestContext,
  { missingForFreeCargo: missing, lines }: Cart,
): Promise<SuggestedGood[]> {
  if (lines.length === 0 || missing <= 0) return []
  const inCart = new Set(lines.map(({ productId }) => productId))
  const isFitting = (card: ProductCard) =>
    isCarried(card) && !inCart.has(card.id) && priceOf(card) <= 2 * missing
  const candidates = (await homeShelves(context)).flatMap(({ products }) => products)
  const fitting = candidates.filter(isFitting)
  return [...new Map(fitting.map((card) => [card.id, card])).values()]
    .sort(nearest(missing))
    .slice(0, max)
    .map((card) => {
      const { id, title, path, pictures, hasVariants, quantity } = card
      const { card: price, currency } = card.price
      return {
        ...{ id, title, path, picture: pictures[0], currency, unit: quantity.unit },
        ...(hasVariants
          ? { price, quantity: null }
          : { price: priceOf(card), quantity: quantity.min }),
      }
    })
}
