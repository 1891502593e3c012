import type { Cart } from '~/backend/cart/cart-model'
import { readVisitorsCart } from '~/cart/change/read-cart'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'

/** False where the shop has no call for coupons, or a cart with goods says that it takes none. */
export function takesCoupons(context: RequestContext, cart: Cart | null | undefined): boolean {
  if (cart && cart.lines.length > 0) return cart.coupon.isAccepted
  return !context.backend.isKnownMissing('CART_LOAD')
}

const hasField = ({ lines, coupon }: Cart): boolean =>
  lines.length > 0 && coupon.isAccepted && !coupon.code

/** Marks a refusal that the next document says beside the field of the code, where it has one, and not as a notice too. */
export async function atField(
  context: RequestContext,
  notice: Notice,
  isLinked: boolean,
): Promise<Notice> {
  if (context.enhanced || context.platformLink || !notice.typed?.isRefused) return notice
  const cart = await readVisitorsCart(context).catch(() => null)
  const isDisplayed = cart !== null && (isLinked ? takesCoupons(context, cart) : hasField(cart))
  return isDisplayed ? { ...notice, typed: { ...notice.typed, isAtField: '1' } } : notice
}

/** Parts the notices of a document from the one that is said at its field. */
export function partNotices(all: Notice[]): { notices: Notice[]; atField?: Notice } {
  const found = all.find(({ typed }) => typed?.isAtField)
  return found ? { notices: all.filter((one) => one !== found), atField: found } : { notices: all }
}
