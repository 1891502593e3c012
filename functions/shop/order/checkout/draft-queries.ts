import type { Language } from '../../locale'

/** What a shopper has chosen so far; 0 for nothing. */
export type Draft = {
  delivery_id: number
  invoice_id: number
  cargo_id: number
  payment_id: number
  card_id: number
  instalments: number
}

/** The choice of a single payment. */
export const PAID_AT_ONCE = { card_id: 0, instalments: 1 } as const

const NONE: Draft = {
  delivery_id: 0,
  invoice_id: 0,
  cargo_id: 0,
  payment_id: 0,
  ...PAID_AT_ONCE,
}

const COLUMNS = Object.keys(NONE) as (keyof Draft)[]

/** The owner's choices; the empty draft when there are none. */
export async function readDraft(db: D1Database, owner: string): Promise<Draft> {
  const row = await db
    .prepare(
      'SELECT delivery_id, invoice_id, cargo_id, payment_id, card_id, instalments FROM order_draft WHERE owner = ?1',
    )
    .bind(owner)
    .first<Draft>()
  return row ?? NONE
}

/** Saves some of the choices. The others stay, including those that another tab makes at the same time. */
export async function saveDraft(
  db: D1Database,
  owner: string,
  chosen: Partial<Draft>,
): Promise<void> {
  const names = COLUMNS.filter((name) => chosen[name] !== undefined)
  if (names.length === 0) return
  await db
    .prepare(
      `INSERT INTO order_draft (owner, ${names.join(', ')}) VALUES (?, ${names.map(() => '?').join(', ')})
       ON CONFLICT (owner) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    )
    .bind(owner, ...names.map((name) => chosen[name]))
    .run()
}

export type CargoRow = { id: number; title: string; about: string; extra: number }
export type PaymentRow = { id: number; title: string; about: string; fee: number }

/** Shipping companies; `extra` in hundredths of the lira. */
export async function listCargo(db: D1Database, language: Language): Promise<CargoRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, title ->> ?1 AS title, about ->> ?1 AS about, extra FROM cargo_company ORDER BY id`,
    )
    .bind(language)
    .all<CargoRow>()
  return results
}

/** Payment methods; `fee` in hundredths of the lira. Cards need a payment page. */
export async function listPayments(
  db: D1Database,
  language: Language,
  hasPage: boolean,
): Promise<PaymentRow[]> {
  const { results } = await db
    .prepare(
      `SELECT p.id, p.title ->> ?1 AS title, p.about ->> ?1 AS about,
         coalesce(CAST(s.value AS INTEGER), 0) AS fee
       FROM payment_type p LEFT JOIN setting s ON s.name = p.fee
       WHERE ?2 = 1 OR p.id <> -2 ORDER BY p.position`,
    )
    .bind(language, hasPage ? 1 : 0)
    .all<PaymentRow>()
  return results
}
