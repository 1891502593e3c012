import type { Cart, Coupon } from '~/backend/cart/cart-model'
import { withVariantLabels } from '~/backend/cart/variant-labels'
import { formatAmount, numbersOf } from '~/i18n/money'
import { nameOfLeftCounts } from '~/session/cookies/left-counts-cookie'
import { comesBack } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { afterChange } from './change-queue'
import { waitForCounts } from './wait-for-left-counts'

/** Of a cart that takes none. */
export const noCoupon: Coupon = {
  ...{ isAccepted: false, code: '', discount: 0 },
  ...{ title: '', text: '', takesGiftCards: false },
}

function cartWithoutLines(currency: string): Cart {
  return {
    lines: [],
    saved: null,
    totalQuantity: 0,
    priceGoods: 0,
    priceCart: 0,
    priceCargo: null,
    priceTotal: 0,
    coupon: noCoupon,
    campaignDiscount: 0,
    campaigns: [],
    priceByTransfer: null,
    missingForFreeCargo: 0,
    currency,
    notice: '',
  }
}

/** Updates the header too. Empty without a backend session; a failure throws, so that no unreadable cart seems empty. */
export async function readVisitorsCart(
  context: RequestContext,
  load: () => Promise<Cart> = context.backend.cart.load,
): Promise<Cart> {
  const { session } = context
  if (!session.token && Object.keys(session.backendCookies).length === 0)
    return cartWithoutLines(context.currency)
  const [cart, site] = await Promise.all([load(), context.backend.site().catch(() => null)])
  const format = site ?? numbersOf(context.language)
  context.setCart({
    count: cart.totalQuantity,
    total: formatAmount(cart.priceCart, format),
    currency: cart.currency,
    lines: session.cart?.count === cart.totalQuantity ? session.cart?.lines : undefined,
  })
  return cart
}

/** How long a page waits for what the shop says of codes, in ms. */
const maxCouponMs = 500

/** What the shop says of codes, also to a visitor who has no session yet, whose cart was not loaded. */
export async function couponWithoutSession(
  { backend }: RequestContext,
  { coupon }: Cart,
): Promise<Coupon> {
  if (coupon !== noCoupon || backend.isKnownMissing('CART_LOAD')) return coupon
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxCouponMs, null))
  const loaded = await Promise.race([backend.cart.load().catch(() => null), late])
  return loaded?.coupon ?? coupon
}

/** The same after the visitor's pending change, if any. Not inside `inTurn`. */
async function readAfterChange(context: RequestContext, request: Request): Promise<Cart> {
  if (!context.enhanced) await waitForCounts(request)
  await afterChange(context)
  return readVisitorsCart(context, context.backend.cart.loadDisplayed)
}

/** The same for a page that shows the lines, each variant with its name. */
export async function readCartOfPage(context: RequestContext, request: Request): Promise<Cart> {
  return withVariantLabels(await readAfterChange(context, request), context.backend)
}

/** Updates the header when a page was left with unsent counts, or the shopper comes back from the platform; without an answer it stays unchanged. */
export async function headerAfterCounts(context: RequestContext, request: Request): Promise<void> {
  if (context.enhanced || !(nameOfLeftCounts(request) || comesBack(request, context))) return
  await readAfterChange(context, request).catch(() => undefined)
}
