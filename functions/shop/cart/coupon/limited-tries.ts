import type { Call } from '../../app'
import { addressOf, isAllowedFrom } from '../../member/limits'
import { sha256 } from '../../session/session'

/** Enough for typing errors; each code that does not exist counts. */
const limits = {
  coupon: { max: 30, seconds: 3600 },
  'gift-card': { max: 20, seconds: 3600 },
}

/** What a typed code stands for, `tooOften` after too many wrong ones from one address, null for nothing. */
export async function findWithinTries<Found>(
  call: Call,
  kind: keyof typeof limits,
  find: (db: D1Database) => Promise<Found | null>,
): Promise<Found | 'tooOften' | null> {
  const { DB } = call.env
  // Counted before the code is looked up, so that tries at the same time gain nothing.
  if (!(await isAllowedFrom(call, kind, limits[kind]))) return 'tooOften'
  const found = await find(DB)
  if (found)
    await DB.prepare('UPDATE act_count SET count = count - 1 WHERE actor = ?1 AND kind = ?2')
      .bind(await sha256(`from ${addressOf(call)}`), kind)
      .run()
  return found
}
