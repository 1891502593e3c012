/**
 * Counts a try to sign in before its password is looked at, so that many at once gain nothing. The fifth failure and
 * each after it makes the next try wait 2, 4, 8 … 64 seconds: a stranger's guessing never shuts the owner out for long
 * (trust A74). A quarter of an hour without a try forgets all. `now` in unix seconds.
 * @returns how many tries there were since the last success, or null when the name has to wait
 */
export async function countTry(db: D1Database, who: string, now: number): Promise<number | null> {
  const row = await db
    .prepare(
      `INSERT INTO sign_in_failure (who, failures, blocked_until, failed_at) VALUES (?1, 1, 0, ?2)
       ON CONFLICT (who) DO UPDATE SET
         failures = iif(failed_at < ?2 - 900, 1, failures + 1),
         blocked_until = iif(failed_at < ?2 - 900 OR failures < 4, 0, ?2 + (1 << min(6, failures - 3))),
         failed_at = ?2
       WHERE blocked_until <= ?2
       RETURNING failures`,
    )
    .bind(who, now)
    .first<{ failures: number }>()
  return row?.failures ?? null
}

/** Forgets a name's tries, once it signed in, and those of names that nobody tried lately. */
export async function forgetTries(db: D1Database, who: string, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM sign_in_failure WHERE who = ?1 OR failed_at < ?2')
    .bind(who, now - 900)
    .run()
}
