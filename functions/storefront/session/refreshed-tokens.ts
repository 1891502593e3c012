import { seal, unseal } from '../../../app/session/cookies/seal'
import { sha256 } from '../../../app/session/cookies/sha256'
import { edgeCache } from '../cache/edge-cache'
import type { Settings } from '../settings'
import { parseRefreshed, type Refreshed } from './refresh-answer'

/** How long other isolates find the new token, in seconds: the rest of the old token's life. */
const seconds = 600
const name = 'refreshed-token'

/** The cache address of a token, by its SHA-256 so that it reveals nothing. */
async function addressOf(token: string): Promise<string> {
  return `https://cache.vitrin.internal/tokens/${await sha256(token)}`
}

/** Stores the result of a refresh, sealed, for the other isolates of this data centre. */
export async function storeRefreshed(
  token: string,
  refreshed: Refreshed,
  { sealKeys }: Settings,
): Promise<void> {
  const body = await seal(name, JSON.stringify(refreshed), sealKeys)
  const headers = { 'cache-control': `max-age=${seconds}` }
  await edgeCache()?.put(await addressOf(token), new Response(body, { headers }))
}

/** The result of another isolate's refresh of this token; null without one. */
export async function findRefreshed(
  token: string,
  { sealKeys }: Settings,
): Promise<Refreshed | null> {
  const response = await edgeCache()?.match(await addressOf(token))
  const text = response ? await unseal(name, await response.text(), sealKeys) : null
  return text === null ? null : parseRefreshed(text)
}
