import type { Cents, Currency, ProductCard } from '~/backend/catalogue/model'
import type { FavouriteNews } from '~/backend/engagement/favourites-model'
import { maxLength, maxOfGuest } from './changed-list'

/** What a guest saw of a favourite; `stock` is the day of its return, or whether it was there, `variant` that of the price. */
export type SeenGood = {
  currency: Currency
  price: Cents
  stock: 'in' | 'out' | number
  variant?: string
}
export type SeenGoods = ReadonlyMap<string, SeenGood>

const daysBack = 14

const written = /^([\w-]{1,64})~([A-Z]{2,4})~(\d{1,12})(?:~(out|\d{1,6}))?(?:~v([\w-]{1,64}))?$/

/** Reads the browser's memory; what it cannot have written is left out. */
export function readSeen(text: string): Map<string, SeenGood> {
  const entries = text.split('.').slice(0, maxOfGuest)
  return new Map(
    entries.flatMap((entry): [string, SeenGood][] => {
      const found = written.exec(entry) ?? []
      const [, id = '', currency = '', price = '', stock = 'in', variant] = found
      if (!id) return []
      const known = stock === 'in' || stock === 'out' ? stock : Number(stock)
      return [[id, { currency, price: Number(price), stock: known, ...(variant && { variant }) }]]
    }),
  )
}

const ofVariant = (variant?: string) => (variant ? [`v${variant}`] : [])

export function writeSeen(seen: SeenGoods): string {
  const entryOf = ([id, { currency, price, stock, variant }]: [string, SeenGood]) =>
    [id, currency, price, ...(stock === 'in' ? [] : [stock]), ...ofVariant(variant)].join('~')
  const entries = [...seen].map(entryOf)
  // What has been there longest has no room beside the newer ones.
  while (entries.join('.').length > maxLength) entries.shift()
  return entries.join('.')
}

/** The memory as it is sent to the shop (own-calls.md): the day of a return in ISO 8601. */
export const entriesOf = (seen: SeenGoods): string[] =>
  [...seen].map(([id, { currency, price, stock, variant }]) => {
    const back = typeof stock === 'number' ? new Date(stock * 86_400_000).toISOString() : stock
    const day = stock === 'in' ? [] : [back.slice(0, 10)]
    return [id, currency, price, ...day, ...ofVariant(variant)].join('~')
  })

export const dayOf = (now: number): number => Math.floor(now / 86_400_000)

function stockNow(before: SeenGood['stock'], inStock: boolean, today: number): SeenGood['stock'] {
  if (!inStock) return 'out'
  if (before === 'out') return today
  return before === 'in' || today - before < daysBack ? before : 'in'
}

/** The memory after a look: the first price stays, the stock is that of now, others than `ids` are forgotten. */
export function lookedAt(
  before: SeenGoods,
  { ids, cards, today }: { ids: readonly string[]; cards: readonly ProductCard[]; today: number },
): Map<string, SeenGood> {
  const card = new Map(cards.map((one) => [one.id, one]))
  return new Map(
    ids.flatMap((id): [string, SeenGood][] => {
      const [old, now] = [before.get(id), card.get(id)]
      if (!now) return old ? [[id, old]] : []
      const { card: price, currency } = now.price
      const { opensWith: variant } = now
      const seen = old ?? { currency, price, ...(variant && { variant }) }
      return [[id, { ...seen, stock: stockNow(old?.stock ?? 'in', now.inStock, today) }]]
    }),
  )
}

/** What became better about the products since: by product, only those with some. */
export function newsSince(
  seen: SeenGoods,
  cards: readonly ProductCard[],
): Record<string, FavouriteNews> {
  const all = cards.flatMap(
    ({ id, price, inStock, showOnly, opensWith }): [string, FavouriteNews][] => {
      const before = seen.get(id)
      if (!before || showOnly) return []
      const isSame = before.currency === price.currency && before.variant === opensWith
      const fell = isSame ? before.price - price.card : 0
      const one = {
        cheaperBy: Math.max(0, fell),
        isBack: inStock && typeof before.stock === 'number',
      }
      return one.cheaperBy > 0 || one.isBack ? [[id, one]] : []
    },
  )
  return Object.fromEntries(all)
}
