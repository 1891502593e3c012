import { type CacheContext, Memory } from '../../../app/backend/http/cache/cache'
import { capacityOf } from '../../../app/backend/http/cache/cache-capacities'
import { documentLevel } from './edge-cache'
import type { CachedDocument } from './placeholders'

const maxAgeMs = 24 * 3600 * 1000

const memory = new Memory(capacityOf('documents'))
const renewing = new Set<string>()

/** Everything that a guest's document depends on. @param source its build and its settings: the cache outlives both */
export function documentKey(
  source: { version: string; settings: string },
  url: URL,
  variant: {
    currency: string
    layout: string
    hasCart: boolean
    consentAnswered: boolean
    appBanner: boolean
  },
): string {
  return `${source.version}|${source.settings}|${url.pathname}${url.search}|${variant.currency}|${variant.layout}|${variant.hasCart ? 'cart' : ''}${variant.consentAnswered ? '' : '?'}${variant.appBanner ? 'app' : ''}`
}

/**
 * A cached document and its age: `fresh` and `stale` may be served, `old` only when rendering fails.
 * @param freshMs how long backend answers are fresh; a document is fresh for half as long, as its answers may be old
 */
export async function findDocument(
  key: string,
  now: number,
  freshMs: number,
): Promise<{ document: CachedDocument; age: 'fresh' | 'stale' | 'old' } | null> {
  let entry: { storedAt: number; value: unknown } | undefined = memory.get(key)
  if (!entry) {
    const shared = await documentLevel()
      ?.read(key)
      .catch(() => null)
    if (shared) {
      remember(key, shared.storedAt, shared.value)
      entry = shared
    }
  }
  if (!entry) return null
  const age = now - entry.storedAt
  if (age > maxAgeMs) return null
  const document = entry.value as CachedDocument
  const fresh = freshMs / 2
  const stale = fresh + 15 * freshMs
  return { document, age: age < fresh ? 'fresh' : age < stale ? 'stale' : 'old' }
}

function remember(key: string, storedAt: number, document: CachedDocument): void {
  memory.set(key, storedAt, document, document.bytes.length)
}

export function cacheDocument(
  key: string,
  document: CachedDocument,
  cacheControl: Pick<CacheContext, 'now' | 'waitUntil'>,
): void {
  const storedAt = cacheControl.now()
  remember(key, storedAt, document)
  const shared = documentLevel()
  if (shared)
    cacheControl.waitUntil(
      shared.write(key, { storedAt, value: document }, maxAgeMs / 1000).catch(() => undefined),
    )
}

/** Re-renders a document in the background, one renewal per key at a time. */
export async function renewOnce(key: string, work: () => Promise<void>): Promise<void> {
  if (renewing.has(key)) return
  renewing.add(key)
  try {
    await work()
  } finally {
    renewing.delete(key)
  }
}
