import type { SecondLevel } from '../../app/shop/keep'

type EdgeCache = Pick<Cache, 'match' | 'put'>

/** The edge's Cache API, if this runtime has one that works. */
function edgeCache(): EdgeCache | null {
  const storage = globalThis.caches as unknown as { default?: EdgeCache } | undefined
  return storage?.default ?? null
}

const addressOf = (room: string, key: string) =>
  `https://kept.vitrin.internal/${room}/${encodeURIComponent(key)}`

/**
 * The second level of keeping: the Cache API of the place, shared by its isolates. Our own time stamp tells
 * the age, since the cache serves what it has without revalidating (stack.md §6, design §4.9).
 * @param room keeps documents and backend answers apart
 */
export function secondLevel(room: 'answers' | 'documents'): SecondLevel | null {
  const cache = edgeCache()
  if (!cache) return null
  return {
    async read(key) {
      const response = await cache.match(addressOf(room, key))
      return response ? ((await response.json()) as { storedAt: number; value: unknown }) : null
    },
    async write(key, entry, maxAge) {
      const response = new Response(JSON.stringify(entry), {
        headers: { 'content-type': 'application/json', 'cache-control': `max-age=${maxAge}` },
      })
      await cache.put(addressOf(room, key), response)
    },
  }
}
