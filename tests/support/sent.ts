/** The last message that the demo shop "sent" to a recipient: its text, and its link's path. */
export async function lastSent(
  db: D1Database,
  recipient: string,
): Promise<{ text: string; link: string }> {
  const row = await db
    .prepare('SELECT text, link FROM outbox WHERE recipient = ?1 ORDER BY id DESC')
    .bind(recipient)
    .first<{ text: string; link: string }>()
  if (!row) throw new Error('The demo shop has sent nothing to them.')
  return row
}

/** The answer to the security question on a page or in a response of the shop. */
export function answerOf(text: string): string {
  const [, first, second] = /(\d+) artı (\d+) kaç/.exec(text) ?? []
  return String(Number(first) + Number(second))
}
