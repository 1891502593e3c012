import { readNumber } from '~/backend/http/fields'
import type { CardSource } from '~/backend/platform-page/html/page-source'

/** "1.249,90 ₺" as a number; null for none. */
function priceIn(written: string): number | null {
  return readNumber(/[\d.,]*\d/.exec(written)?.[0] ?? '')
}

const currencies: Record<string, string> = { '₺': 'TL', TRY: 'TL', $: 'USD', '€': 'EUR' }

function currencyIn({ currency, price }: CardSource): string {
  const written = /[A-Z]{2,4}|[₺$€]/.exec(`${currency} ${price}`)?.[0] ?? ''
  return currencies[written] ?? written
}

/** A card under the names of the contract (5.1); its price includes VAT. */
export function cardWire(card: CardSource): Record<string, unknown> {
  const [price, old] = [priceIn(card.price), priceIn(card.oldPrice)]
  const picture = card.picture
  return {
    ID: card.id,
    TITLE: card.title.trim(),
    URL: card.href,
    BRAND: card.brand.trim(),
    IMAGE: { SMALL: picture, MEDIUM: picture, BIG: picture },
    PRICE_SELL: price ?? 0,
    PRICE_NOT_DISCOUNTED: old ?? 0,
    DISCOUNT_PERCENT: price && old && old > price ? Math.round((1 - price / old) * 100) : 0,
    VAT: 0,
    DISPLAY_VAT: 1,
    TARGET_CURRENCY: currencyIn(card),
    IN_STOCK: !card.isSoldOut,
    IS_DISPLAY_PRODUCT: price === null,
  }
}

type Paging = { page: number; lastPage: number; sort: string }

/** A list under the names of the contract (5.4). Pages do not say how many products there are, so only a list of one page has a total. */
export function listWire(
  cards: Record<string, unknown>[],
  { page, lastPage, sort }: Paging,
): object {
  const isWhole = page === 1 && lastPage === 1
  return {
    PRODUCTS: cards,
    TOTAL: isWhole ? cards.length : null,
    PAGE_NO: page,
    PAGES: Math.max(page, lastPage),
    SETTING: { PRODUCT_COUNT_PER_PAGE: cards.length, SELECTED_SORT: sort },
  }
}
