import { TRANSFER } from '../order/checkout/amounts'

type Row = {
  id: number
  days: number
  ahead: number
  unknown: number
  from_day: string
  carriage: string | null
}

export type Sending = {
  days: number | null
  from: string
  carriage: { from: number; to: number } | null
}

/** SQL about `o`: the days of its carrier, where that has days of its own. */
export const OWN_CARRIAGE = `(SELECT value -> ('$.companies."' || o.cargo_id || '"') FROM setting WHERE name = 'CARRIAGE')`

/** When goods are sent, by order: working days, or the day from which those are sent that were not there; nothing that depends on a transfer, or on a dearer carrier without days of its own. */
export async function sendingOf(db: D1Database, ids: number[]): Promise<Map<number, Sending>> {
  const line = (column: string) => `coalesce(s.${column}, p.${column})`
  const { results } = await db
    .prepare(
      `SELECT o.id, max(p.delivery_days) AS days, max(${line('awaited')} <> '') AS ahead,
         max(${line('awaited')} <> '' AND ${line('available_on')} = '') AS unknown,
         max(iif(${line('awaited')} <> '', ${line('available_on')}, '')) AS from_day,
         ${OWN_CARRIAGE} AS carriage
       FROM shop_order o JOIN cargo_company c ON c.id = o.cargo_id AND (c.extra = 0 OR ${OWN_CARRIAGE} IS NOT NULL)
       JOIN order_line l ON l.order_id = o.id AND l.count > 0 AND l.gift_value = 0 JOIN product p ON p.id = l.product_id
       LEFT JOIN sub_product s ON s.id = l.variant_id AND s.product_id = p.id
       WHERE o.id IN (SELECT value FROM json_each(?1)) AND (o.payment_id <> ?2 OR o.total = 0) GROUP BY o.id`,
    )
    .bind(JSON.stringify(ids), TRANSFER)
    .all<Row>()
  return new Map(
    results.map(({ id, days, ahead, unknown, from_day, carriage }) => [
      id,
      {
        ...{ days: ahead ? null : days, from: unknown ? '' : from_day },
        carriage: carriage && JSON.parse(carriage),
      },
    ]),
  )
}

export const sendingWire = (sending: Sending | undefined) => ({
  DELIVERY_DAY: sending?.days ?? null,
  SENT_FROM: sending?.from ?? '',
  CARRIAGE: sending?.carriage ? { FROM: sending.carriage.from, TO: sending.carriage.to } : null,
})
