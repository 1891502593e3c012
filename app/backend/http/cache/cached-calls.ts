import { addressFor, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { readWith, requireBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { type CacheContext, type CachePolicy, readThrough } from './cache'

export type CatalogueContext = CacheContext & {
  rule: CachePolicy
  /** Defaults for a backend that names none. */
  fallback: { languages: string[]; currency: string }
}

/** Calls whose answers are cached and shared by language, currency, prefix and group. */
export function cachedCalls(context: CallContext, cache: CatalogueContext) {
  const { group } = context.rules
  /** Reads an answer of any status. */
  async function cached<T>(call: Call, read: (wire: Wire) => T): Promise<T> {
    // The second level outlives a deployment, so its keys include the backend's origin.
    const address = context.origin + addressFor(call, context)
    const key = `${group}:${address}${call.form ? `#${call.form}` : ''}`
    const { value } = await readThrough(key, cache.rule, cache, async () => {
      const wire = await callBackend(call, 'catalogue', context)
      return readWith(call.key, () => read(wire))
    })
    return value
  }
  return {
    cached,
    /** Reads the body of a 2xx; null breaks the contract, so it is not cached. */
    cachedBody: <T>(call: Call, read: (body: unknown) => T | null): Promise<T> =>
      cached(call, (wire) => requireBody(call.key, read, wire)),
  }
}

export type CachedCalls = ReturnType<typeof cachedCalls>
