/** So long without a try forgets all, in seconds. */
const memory = 3600

/**
 * Counts a try to sign in before its password is looked at, so that many at once gain nothing. The fifth failure and
 * each after it makes the next try wait 2, 4, 8 … 64 seconds, and from the eleventh eight minutes: at most 20 in an hour
 * are looked at, and whoever owns the name signs in by a code or a new password meanwhile.
 * `now` in unix seconds.
 * @returns how many tries there were since the last success, or null when the name has to wait
 */
export async function countTry(db: D1Database, who: string, now: number): Promise<number | null> {
  const row = await db
    .prepare(
      `INSERT INTO sign_in_failure (who, failures, blocked_until, failed_at) VALUES (?1, 1, 0, ?2)
       ON CONFLICT (who) DO UPDATE SET
         failures = iif(failed_at < ?2 - ?3, 1, failures + 1),
         blocked_until = CASE
           WHEN failed_at < ?2 - ?3 OR failures < 4 THEN 0
           WHEN failures < 10 THEN ?2 + (1 << min(6, failures - 3))
           ELSE ?2 + 480 END,
         failed_at = ?2
       WHERE blocked_until <= ?2
       RETURNING failures`,
    )
    .bind(who, now, memory)
    .first<{ failures: number }>()
  return row?.failures ?? null
}

/** Forgets a name's tries, once it signed in, and those of names that nobody tried lately. */
export async function forgetTries(db: D1Database, who: string, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM sign_in_failure WHERE who = ?1 OR failed_at < ?2')
    .bind(who, now - memory)
    .run()
}
