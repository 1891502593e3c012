import { sha256 } from '../../../app/session/cookies/sha256'

/** How long a token is not refreshed again after a refresh without an answer, in ms. */
const restMs = 30_000
const capacity = 1000

/** Until when tokens rest, by their SHA-256: each page of the member would wait again. */
const resting = new Map<string, number>()

export async function noteUnanswered(token: string): Promise<void> {
  const key = await sha256(token)
  resting.delete(key)
  const [oldest] = resting.keys()
  if (oldest !== undefined && resting.size >= capacity) resting.delete(oldest)
  resting.set(key, Date.now() + restMs)
}

/** Whether a refresh of the token had no answer a moment ago. */
export async function isUnanswered(token: string): Promise<boolean> {
  if (resting.size === 0) return false
  return (resting.get(await sha256(token)) ?? 0) > Date.now()
}
