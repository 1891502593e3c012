import type { SecondLevel } from '../../app/shop/keep'
import { documentOfBytes, type KeptDocument, type Personal } from './marks'

type EdgeCache = Pick<Cache, 'match' | 'put'>

/** The edge's Cache API, if this runtime has one that works. */
export function edgeCache(): EdgeCache | null {
  const storage = globalThis.caches as unknown as { default?: EdgeCache } | undefined
  return storage?.default ?? null
}

const addressOf = (room: string, key: string) =>
  `https://kept.vitrin.internal/${room}/${encodeURIComponent(key)}`

/**
 * The second level of keeping backend answers: the Cache API of the place, shared by its isolates. Our own time stamp
 * tells the age, since the cache serves what it has without revalidating.
 */
export function answerLevel(): SecondLevel<unknown> | null {
  const cache = edgeCache()
  if (!cache) return null
  return {
    async read(key) {
      const response = await cache.match(addressOf('answers', key))
      return response ? ((await response.json()) as { storedAt: number; value: unknown }) : null
    },
    async write(key, entry, maxAge) {
      const response = new Response(JSON.stringify(entry), {
        headers: { 'content-type': 'application/json', 'cache-control': `max-age=${maxAge}` },
      })
      await cache.put(addressOf('answers', key), response)
    },
  }
}

/** The second level of keeping documents: their bytes as they are, what belongs to them in headers. */
export function documentLevel(): SecondLevel<KeptDocument> | null {
  const cache = edgeCache()
  if (!cache) return null
  return {
    async read(key) {
      const response = await cache.match(addressOf('documents', key))
      if (!response) return null
      const said = (name: string) => response.headers.get(`x-kept-${name}`) ?? ''
      const places = said('places').split(',').filter(Boolean) as (keyof Personal)[]
      const bytes = new Uint8Array(await response.arrayBuffer())
      const value = { ...documentOfBytes(bytes, places), route: said('route') }
      return { storedAt: Number(said('at')), value }
    },
    async write(key, { storedAt, value }, maxAge) {
      const headers = {
        'cache-control': `max-age=${maxAge}`,
        'x-kept-at': `${storedAt}`,
        'x-kept-places': value.places.join(),
        'x-kept-route': value.route,
      }
      await cache.put(addressOf('documents', key), new Response(value.bytes, { headers }))
    },
  }
}
