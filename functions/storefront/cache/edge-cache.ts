import type { SharedCache } from '../../../app/backend/http/cache/cache'
import type { NumberFormat } from '../../../app/i18n/money'
import { type CachedDocument, documentOfBytes, type VisitorValues } from './placeholders'

type EdgeCache = Pick<Cache, 'match' | 'put'>

/** The data centre's Cache API, or null where the runtime has none. */
export function edgeCache(): EdgeCache | null {
  const storage = globalThis.caches as { default?: EdgeCache } | undefined
  return storage?.default ?? null
}

const addressOf = (kind: string, key: string) =>
  `https://cache.vitrin.internal/${kind}/${encodeURIComponent(key)}`

/**
 * The second cache level for backend answers: the data centre's Cache API, shared by its isolates. The entry's own
 * time stamp gives its age, since the cache serves without revalidating. @param settings by which answers were read
 */
export function answerLevel(settings: string): SharedCache<unknown> | null {
  const cache = edgeCache()
  if (!cache) return null
  return {
    async read(key) {
      const response = await cache.match(addressOf(`answers/${settings}`, key))
      return response ? ((await response.json()) as { storedAt: number; value: unknown }) : null
    },
    async write(key, entry, maxAge) {
      const response = new Response(JSON.stringify(entry), {
        headers: { 'content-type': 'application/json', 'cache-control': `max-age=${maxAge}` },
      })
      await cache.put(addressOf(`answers/${settings}`, key), response)
    },
  }
}

/** The second cache level for documents: their bytes as body, the rest in headers. */
export function documentLevel(): SharedCache<CachedDocument> | null {
  const cache = edgeCache()
  if (!cache) return null
  return {
    async read(key) {
      const response = await cache.match(addressOf('documents', key))
      if (!response) return null
      const header = (name: string) => response.headers.get(`x-cached-${name}`) ?? ''
      const fields = header('placeholders').split(',').filter(Boolean) as (keyof VisitorValues)[]
      const bytes = new Uint8Array(await response.arrayBuffer())
      const numbers = JSON.parse(decodeURIComponent(header('numbers'))) as NumberFormat
      const value = { ...documentOfBytes(bytes, fields), route: header('route'), numbers }
      return { storedAt: Number(header('at')), value }
    },
    async write(key, { storedAt, value }, maxAge) {
      const headers = {
        'cache-control': `max-age=${maxAge}`,
        'x-cached-at': `${storedAt}`,
        'x-cached-placeholders': value.fields.join(),
        'x-cached-route': value.route,
        'x-cached-numbers': encodeURIComponent(JSON.stringify(value.numbers)),
      }
      await cache.put(addressOf('documents', key), new Response(value.bytes, { headers }))
    },
  }
}
