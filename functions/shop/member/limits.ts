import type { Call } from '../app'
import { sha256 } from '../session/session'

/** Whether something may be done once more: at most `most` times in `seconds`, counted from the first. */
export async function mayStill(
  db: D1Database,
  who: string,
  kind: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<boolean> {
  const row = await db
    .prepare(
      `INSERT INTO act_count (who, kind, began_at, count) VALUES (?1, ?2, ?3, 1)
       ON CONFLICT (who, kind) DO UPDATE SET
         count = iif(began_at < ?3 - ?4, 1, count + 1),
         began_at = iif(began_at < ?3 - ?4, ?3, began_at)
       RETURNING count`,
    )
    .bind(await sha256(who), kind, Math.floor(Date.now() / 1000), seconds)
    .first<{ count: number }>()
  return (row?.count ?? 1) <= most
}

/** Where a call comes from, as the storefront passes it on; empty where it does not say. */
export function addressOf(call: Call): string {
  return call.req.header('X-Forwarded-For')?.split(',')[0]?.trim().slice(0, 64) ?? ''
}

/** As mayStill, for the visitor's address; who has none is not counted. */
export async function mayFrom(
  call: Call,
  kind: string,
  limit: { most: number; seconds: number },
): Promise<boolean> {
  const address = addressOf(call)
  return address === '' || mayStill(call.env.DB, `from ${address}`, kind, limit)
}
