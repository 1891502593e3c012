import { type CacheContext, type CachePolicy, readThrough } from './cache'
import { addressFor, type Call, type CallContext, callBackend } from './call'
import type { Wire } from './transport'

export type CatalogueContext = CacheContext & {
  rule: CachePolicy
  /** Defaults for a backend that names none. */
  fallback: { languages: string[]; currency: string }
}

/** Caches answers that are shared by language, currency, prefix and group. */
export function cachedCalls(context: CallContext, cache: CatalogueContext) {
  const { group } = context.rules
  return async function cached<T>(call: Call, read: (wire: Wire) => T): Promise<T> {
    // The second level outlives a deployment, so its keys include the backend's origin.
    const address = context.origin + addressFor(call, context)
    const key = `${group}:${address}${call.form ? `#${call.form}` : ''}`
    const { value } = await readThrough(key, cache.rule, cache, async () =>
      read(await callBackend(call, 'catalogue', context)),
    )
    return value
  }
}
