import { seal, unseal } from '../../app/session/seal'
import { sha256 } from '../../app/session/sha256'
import { parseRefreshed, type Refreshed } from './refresh-answer'
import { edgeCache } from './second-level'
import type { Settings } from './settings'

/** Isolates that hold the old token find the new one for this long, in seconds: as long as it would have served. */
const seconds = 600
const name = 'refreshed-token'

/** An address that tells nothing of the token: its SHA-256. */
async function addressOf(token: string): Promise<string> {
  return `https://kept.vitrin.internal/tokens/${await sha256(token)}`
}

/** Leaves what came of a refresh, sealed, for the other isolates of this place. */
export async function leaveRefreshed(
  token: string,
  refreshed: Refreshed,
  { sealKeys }: Settings,
): Promise<void> {
  const body = await seal(name, JSON.stringify(refreshed), sealKeys)
  const headers = { 'cache-control': `max-age=${seconds}` }
  await edgeCache()?.put(await addressOf(token), new Response(body, { headers }))
}

/** What another isolate's refresh of this token brought; null when there was none. */
export async function findRefreshed(
  token: string,
  { sealKeys }: Settings,
): Promise<Refreshed | null> {
  const response = await edgeCache()?.match(await addressOf(token))
  const text = response ? await unseal(name, await response.text(), sealKeys) : null
  return text === null ? null : parseRefreshed(text)
}
