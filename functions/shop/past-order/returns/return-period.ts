import { OWN_CARRIAGE } from '../sending'

const DAY = 24 * 60 * 60

/** Turkey is UTC+3 all year. */
const ISTANBUL = 3 * 60 * 60

/** By law at least (Mesafeli Sözleşmeler Yönetmeliği 9). */
const LEGAL_DAYS = 14

/** Where a shop names none, in working days. */
const CARRIAGE_DAYS = 5

type Row = {
  id: number
  status_id: number
  delivered: number | null
  sent: number
  /** Working days of its carrier; null where that has none of its own. */
  carriage: number | null
}

/** Enough days of the calendar for so many working days. */
const calendarDays = (working: number): number => Math.ceil(working / 5) * 7

/** The end of the last day, in unix seconds: the day of delivery itself does not count. */
function endOf({ delivered, sent }: Row, days: number, carriage: number): number {
  const came = delivered ?? sent + calendarDays(carriage) * DAY
  const local = came + ISTANBUL
  return local - (local % DAY) + (days + 1) * DAY - ISTANBUL
}

/** Until when goods of each order may be returned, in unix seconds; Infinity while they have not come. Without a record of the delivery it is the last day on which the carrier may have come. */
export async function returnEnds(db: D1Database, ids: number[]): Promise<Map<number, number>> {
  const [rows, settings] = await db.batch([
    db
      .prepare(
        `SELECT o.id, o.status_id, coalesce(s.created_at, o.created_at) AS sent, (SELECT max(made_at) FROM shipment_step t
           WHERE t.number = s.number AND t.kind = 'delivered') AS delivered, ${OWN_CARRIAGE} ->> 'to' AS carriage
         FROM shop_order o LEFT JOIN shipment s ON s.order_id = o.id WHERE o.id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(ids)),
    db.prepare(
      `SELECT (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'WITHDRAWAL_DAYS') AS days,
         (SELECT value ->> 'to' FROM setting WHERE name = 'CARRIAGE') AS carriage`,
    ),
  ])
  const [named] = (settings?.results ?? []) as { days: number | null; carriage: number | null }[]
  const days = Math.max(named?.days ?? 0, LEGAL_DAYS)
  const carriage = named?.carriage ?? CARRIAGE_DAYS
  return new Map(
    ((rows?.results ?? []) as Row[]).map((row) => {
      const isComing = row.status_id <= 7 && row.delivered === null
      return [row.id, isComing ? Infinity : endOf(row, days, row.carriage ?? carriage)]
    }),
  )
}
