/** The counter resets after this long without an attempt, in seconds. */
const resetSeconds = 3600

/**
 * Counts a sign-in attempt before its password is checked, so that concurrent attempts gain nothing. From the fifth
 * failure the next attempt has to wait 2, 4, 8 … 64 seconds, from the eleventh eight minutes: at most 20 passwords are
 * checked in an hour. The owner can meanwhile sign in by a code or a new password. `now` in unix seconds.
 * @returns the number of attempts since the last success, or null when the name has to wait
 */
export async function countTry(
  db: D1Database,
  account: string,
  now: number,
): Promise<number | null> {
  const row = await db
    .prepare(
      `INSERT INTO sign_in_failure (account, failures, blocked_until, failed_at) VALUES (?1, 1, 0, ?2)
       ON CONFLICT (account) DO UPDATE SET
         failures = iif(failed_at < ?2 - ?3, 1, failures + 1),
         blocked_until = CASE
           WHEN failed_at < ?2 - ?3 OR failures < 4 THEN 0
           WHEN failures < 10 THEN ?2 + (1 << min(6, failures - 3))
           ELSE ?2 + 480 END,
         failed_at = ?2
       WHERE blocked_until <= ?2
       RETURNING failures`,
    )
    .bind(account, now, resetSeconds)
    .first<{ failures: number }>()
  return row?.failures ?? null
}

/** Deletes a name's counter after a sign-in, and counters without recent attempts. */
export async function forgetTries(db: D1Database, account: string, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM sign_in_failure WHERE account = ?1 OR failed_at < ?2')
    .bind(account, now - resetSeconds)
    .run()
}
