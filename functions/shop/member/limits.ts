import type { Call } from '../app'
import { sha256 } from '../session/session'

/** Whether an action is still allowed: at most `max` times in `seconds`, counted from the first. */
export async function isAllowed(
  db: D1Database,
  actor: string,
  kind: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<boolean> {
  const row = await db
    .prepare(
      `INSERT INTO act_count (actor, kind, began_at, count) VALUES (?1, ?2, ?3, 1)
       ON CONFLICT (actor, kind) DO UPDATE SET
         count = iif(began_at < ?3 - ?4, 1, count + 1),
         began_at = iif(began_at < ?3 - ?4, ?3, began_at)
       RETURNING count`,
    )
    .bind(await sha256(actor), kind, Math.floor(Date.now() / 1000), seconds)
    .first<{ count: number }>()
  return (row?.count ?? 1) <= max
}

/** The visitor's address, as the storefront forwards it; empty without one. */
export function addressOf(call: Call): string {
  return call.req.header('X-Forwarded-For')?.split(',')[0]?.trim().slice(0, 64) ?? ''
}

/** Like isAllowed, for the visitor's address; calls without one are not limited. */
export async function isAllowedFrom(
  call: Call,
  kind: string,
  limit: { max: number; seconds: number },
): Promise<boolean> {
  const address = addressOf(call)
  return address === '' || isAllowed(call.env.DB, `from ${address}`, kind, limit)
}
