import { writtenCode } from './code'
import { balanceFor } from './gift-card'

/** A gift card that an order made; money in hundredths of the lira. */
export type SoldCard = {
  order_id: number
  position: number
  code: string
  amount: number
  balance: number
  ends_at: number
}

/** The gift cards of orders that were not cancelled, by order and line. */
export async function soldCards(db: D1Database, orderIds: number[]): Promise<SoldCard[]> {
  const { results } = await db
    .prepare(
      `SELECT g.order_id, g.position, g.code, g.amount, g.ends_at, ${balanceFor("''")} AS balance
       FROM gift_card g JOIN shop_order made ON made.id = g.order_id AND made.holds_stock = 1
       WHERE g.order_id IN (SELECT value FROM json_each(?1)) ORDER BY g.order_id, g.position, g.code`,
    )
    .bind(JSON.stringify(orderIds))
    .all<SoldCard>()
  return results
}

export const soldCardWire = ({ code, balance, ends_at }: SoldCard) => ({
  CODE: writtenCode(code),
  BALANCE: balance / 100,
  CURRENCY: 'TL',
  END: ends_at,
})
