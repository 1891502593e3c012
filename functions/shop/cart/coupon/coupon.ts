import { convert, percentOf } from '../../money'
import { findByCode } from './find-by-code'

/** The coupon that a session has entered; money in hundredths of the lira. */
export type Coupon = {
  code: string
  percent: number
  amount: number
  min_goods: number
  /** 1 while it is valid and may still be used. */
  is_usable: number
}

/** The sum of goods from which a coupon applies, in the currency of the cart. */
export const minGoods = (coupon: Pick<Coupon, 'min_goods'>, rate: number): number =>
  convert(coupon.min_goods, rate)

/** What a coupon takes off goods, both in the currency of the cart: never more than campaigns have `left` of their price. */
export function couponDiscount(
  coupon: Coupon | null,
  goods: number,
  rate: number,
  left = goods,
): number {
  if (coupon?.is_usable !== 1 || goods < minGoods(coupon, rate)) return 0
  return Math.min(left, percentOf(left, coupon.percent) + convert(coupon.amount, rate))
}

/** SQL: whether a coupon `k` may be used once more. Orders that hold goods count as its uses, but for the session's own unpaid one, which its next order replaces. */
export const hasUseLeft = (session: string) =>
  `coalesce(k.max_uses > (SELECT count(*) FROM shop_order used WHERE used.coupon = k.code
    AND used.holds_stock = 1
    AND NOT (used.session_id = ${session} AND used.payment = 'waiting')), 1)`

/** SQL: whether a coupon `k` is valid now and has a use left. */
export const isUsable = (session: string) => `(k.starts_at <= unixepoch()
  AND coalesce(k.ends_at > unixepoch(), 1) AND ${hasUseLeft(session)})`

const couponJson = (session: string) => `json_object('code', k.code, 'percent', k.percent,
  'amount', k.amount, 'min_goods', k.min_goods, 'is_usable', ${isUsable(session)})`

/** SQL: the coupon of a session, NULL for none. */
export const couponOf = (session: string) =>
  `(SELECT ${couponJson(session)} FROM session holder JOIN coupon k ON k.code = holder.coupon
    WHERE holder.id = ${session})`

/** A coupon by its code in capitals, as it is for a session; null for an unknown code. */
export const findCoupon = (db: D1Database, code: string, session: string): Promise<Coupon | null> =>
  findByCode(db, `SELECT ${couponJson('?2')} AS found FROM coupon k WHERE k.code = ?1`, [
    code,
    session,
  ])
