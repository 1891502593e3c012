import type { Call } from '../../app'
import { addressOf, isAllowedFrom } from '../../member/limits'
import { sha256 } from '../../session/session'

/** Each code that does not exist counts. Enough for the typing errors of all who share a mobile carrier’s address. */
const limit = { max: 100, seconds: 3600 }

/** What a typed code stands for, `tooOften` after too many wrong ones from one address, null for nothing. */
export async function findWithinTries<Found>(
  call: Call,
  kind: 'coupon' | 'gift-card',
  find: (db: D1Database) => Promise<Found | null>,
): Promise<Found | 'tooOften' | null> {
  const { DB } = call.env
  // Counted before the code is looked up, so that tries at the same time gain nothing.
  if (!(await isAllowedFrom(call, kind, limit))) return 'tooOften'
  const found = await find(DB)
  if (found)
    await DB.prepare('UPDATE act_count SET count = count - 1 WHERE actor = ?1 AND kind = ?2')
      .bind(await sha256(`from ${addressOf(call)}`), kind)
      .run()
  return found
}
