export type Span = { start: number; length: number }

export type OrderRow = {
  id: number
  number: string
  created_at: number
  is_delivered: number
  total: number
  percent: number
  commission: number
}

export async function isAffiliate(db: D1Database, memberId: number): Promise<boolean> {
  const row = await db
    .prepare('SELECT is_affiliate FROM member WHERE id = ?1')
    .bind(memberId)
    .first<{ is_affiliate: number }>()
  return row?.is_affiliate === 1
}

/** The orders that a member referred, the latest first, and their total. */
export async function affiliateOrders(
  db: D1Database,
  memberId: number,
  { start, length }: Span,
): Promise<{ rows: OrderRow[]; total: number }> {
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT id, number, created_at, is_delivered, total, percent, commission FROM affiliate_order
         WHERE member_id = ?1 ORDER BY created_at DESC, id DESC LIMIT ?3 OFFSET ?2`,
      )
      .bind(memberId, start, length),
    db.prepare('SELECT count(*) AS n FROM affiliate_order WHERE member_id = ?1').bind(memberId),
  ])
  return {
    rows: (rows?.results ?? []) as OrderRow[],
    total: (count?.results as { n: number }[] | undefined)?.[0]?.n ?? 0,
  }
}

/** A member's earnings from approved orders and payouts, in hundredths. */
export async function affiliateTotals(
  db: D1Database,
  memberId: number,
): Promise<{ earned: number; paid: number }> {
  const row = await db
    .prepare(
      `SELECT (SELECT coalesce(sum(commission), 0) FROM affiliate_order WHERE member_id = ?1 AND is_delivered = 1) AS earned,
         (SELECT coalesce(sum(amount), 0) FROM affiliate_payment WHERE member_id = ?1) AS paid`,
    )
    .bind(memberId)
    .first<{ earned: number; paid: number }>()
  return row ?? { earned: 0, paid: 0 }
}

export type PaymentRow = { id: number; paid_at: number; amount: number }

export async function affiliatePayments(
  db: D1Database,
  memberId: number,
  { start, length }: Span,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT id, paid_at, amount FROM affiliate_payment
         WHERE member_id = ?1 ORDER BY paid_at DESC, id DESC LIMIT ?3 OFFSET ?2`,
      )
      .bind(memberId, start, length),
    db.prepare('SELECT count(*) AS n FROM affiliate_payment WHERE member_id = ?1').bind(memberId),
  ])
  return {
    rows: (rows?.results ?? []) as PaymentRow[],
    total: (count?.results as { n: number }[] | undefined)?.[0]?.n ?? 0,
  }
}
