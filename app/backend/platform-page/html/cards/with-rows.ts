import { pathOfLink } from '~/backend/http/shop-origins'
import { amountOf } from '~/backend/platform-page/wire/amounts'
import type { CardSource, ProductRow } from '../page-source'

const onScreen = ({ price, currency }: ProductRow): string =>
  price === null ? '' : `${price.toFixed(2).replace('.', ',')} ${currency}`

const rowOf = (card: CardSource, rows: ProductRow[]): ProductRow | undefined => {
  const path = pathOfLink(card.href)
  return rows.find((row) => (card.id ? row.id === card.id : row.path !== '' && row.path === path))
}

/** A card with what its markup does not say and its product's row does. A price that is not on screen stays so. */
function withRow(card: CardSource, row: ProductRow): CardSource {
  const isUnread = card.price.trim() !== '' && amountOf(card.price, true) === null
  return {
    ...card,
    id: card.id || row.id,
    picture: card.picture || row.picture,
    brand: card.brand.trim() || row.brand,
    ...(isUnread ? { price: onScreen(row), currency: '' } : {}),
  }
}

export const withRows = (cards: CardSource[], rows: ProductRow[]): CardSource[] =>
  rows.length === 0
    ? cards
    : cards.map((card) => {
        const row = rowOf(card, rows)
        return row ? withRow(card, row) : card
      })

/** The goods of rows alone, on a page whose markup shows none. @param texts the texts on screen: a price that is in none of them is not shown */
export function cardsOfRows(rows: ProductRow[], texts: string[]): CardSource[] {
  const amounts = texts.map((words) => amountOf(words, true))
  const isOnScreen = ({ price }: ProductRow) =>
    amounts.filter((one) => one === price).length >=
    rows.filter((one) => one.price === price).length
  return rows
    .filter(({ path }) => path !== '')
    .map((row) => ({
      ...{ id: row.id, href: row.path, title: row.title, brand: row.brand, picture: row.picture },
      ...{ price: isOnScreen(row) ? onScreen(row) : '', oldPrice: '', currency: '' },
      isSoldOut: row.isEmpty,
    }))
}
