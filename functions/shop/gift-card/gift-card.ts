import { findByCode } from '../cart/coupon/find-by-code'
import { convert } from '../money'

/** The gift card that a session has entered; `balance` in hundredths of the lira. */
export type GiftCard = {
  code: string
  balance: number
  /** 0 once it has ended or its order was cancelled. */
  is_valid: number
}

/** SQL: what a gift card `g` still has; the session's own unpaid order is replaced by its next one. */
export const balanceFor = (session: string) =>
  `(g.amount - (SELECT coalesce(sum(used.gift_taken - used.gift_restored), 0) FROM shop_order used
    WHERE used.gift_card = g.code AND used.holds_stock = 1
      AND NOT (used.session_id = ${session} AND used.payment = 'waiting')))`

const isValid = `(g.ends_at > unixepoch()
  AND EXISTS (SELECT 1 FROM shop_order made WHERE made.id = g.order_id AND made.holds_stock = 1))`

const cardJson = (session: string) =>
  `json_object('code', g.code, 'balance', ${balanceFor(session)}, 'is_valid', ${isValid})`

/** SQL: the gift card of a session, NULL for none. */
export const giftCardOf = (session: string) =>
  `(SELECT ${cardJson(session)} FROM session holder JOIN gift_card g ON g.code = holder.coupon
    WHERE holder.id = ${session})`

/** SQL: whether a card has what an order takes from it; true for an order without one. */
export const hasBalance = (code: string, taken: string, session: string) =>
  `(${taken} = 0 OR EXISTS (SELECT 1 FROM gift_card g
    WHERE g.code = ${code} AND ${isValid} AND ${balanceFor(session)} >= ${taken}))`

/** SQL about `o`: a gift card that it made has paid for something that is not returned to it. */
export const hasSpentCard = `EXISTS (SELECT 1 FROM gift_card sold JOIN shop_order spent
  ON spent.gift_card = sold.code AND spent.holds_stock = 1 AND spent.gift_taken > spent.gift_restored
  WHERE sold.order_id = o.id)`

/** A gift card by its code, as it is for a session; null for an unknown code. */
export const findGiftCard = (
  db: D1Database,
  code: string,
  session: string,
): Promise<GiftCard | null> =>
  findByCode(db, `SELECT ${cardJson('?2')} AS found FROM gift_card g WHERE g.code = ?1`, [
    code,
    session,
  ])

/** What a card pays, all in one currency: never a gift card. @param cards what the gift cards among the goods cost */
export function giftAmount(
  card: GiftCard | null,
  { due, cards, rate }: { due: number; cards: number; rate: number },
): number {
  if (card?.is_valid !== 1) return 0
  return Math.max(0, Math.min(convert(card.balance, rate), due - cards))
}

/** The same in hundredths of the lira: the whole balance where the amount is all of it. */
export function takenFrom(card: GiftCard | null, amount: number, rate: number): number {
  if (!card || amount === 0) return 0
  if (amount === convert(card.balance, rate)) return card.balance
  return Math.min(card.balance, Math.round(amount * rate))
}
