import { formatAmount } from '~/i18n/money'
import type { Cart } from '~/shop/cart-model'
import type { Visit } from '~/visit'

/** The cart of a shopper of whom the backend knows nothing yet. */
function emptyCart(currency: string): Cart {
  return {
    lines: [],
    totalQuantity: 0,
    priceCart: 0,
    priceCargo: 0,
    priceTotal: 0,
    priceByTransfer: null,
    missingForFreeCargo: 0,
    currency,
    notice: '',
  }
}

/**
 * The visitor's cart, and the header's summary kept in step with it. Who never had a backend session has an empty
 * cart without asking; a backend that fails throws, for a cart that could not be read is never drawn as empty.
 */
export async function readVisitorsCart(visit: Visit): Promise<Cart> {
  const { session } = visit
  if (!session.token && Object.keys(session.shopCookies).length === 0)
    return emptyCart(visit.currency)
  const [cart, site] = await Promise.all([
    visit.shop.cart.load(),
    visit.shop.site().catch(() => null),
  ])
  const format = site ?? { decimals: 2, decimalSeparator: ',', thousandsSeparator: '.' }
  visit.setCart({
    count: cart.totalQuantity,
    total: formatAmount(cart.priceCart, format),
    currency: cart.currency,
  })
  return cart
}
