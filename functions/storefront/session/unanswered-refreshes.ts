import { sha256 } from '../../../app/session/cookies/sha256'
import type { Token } from '../../../app/session/token'

/** How long at most a token is not refreshed again after a refresh without an answer, in ms. */
const restMs = 30_000
const capacity = 1000

/** Until when tokens rest, by their SHA-256: each page of the member would wait again. */
const resting = new Map<string, number>()

/** A token that ends soon rests for a quarter of what it has left, so that it is tried again in time. */
export async function noteUnanswered({ value, timeout }: Token): Promise<void> {
  const key = await sha256(value)
  const ms = Math.min(restMs, (timeout - Date.now()) / 4)
  resting.delete(key)
  const [oldest] = resting.keys()
  if (oldest !== undefined && resting.size >= capacity) resting.delete(oldest)
  resting.set(key, Date.now() + ms)
}

/** Whether a refresh of the token had no answer a moment ago. */
export async function isResting(token: string): Promise<boolean> {
  if (resting.size === 0) return false
  return (resting.get(await sha256(token)) ?? 0) > Date.now()
}
