import { capacities } from '../../app/shop/capacities'
import { type Keeping, Memory } from '../../app/shop/keep'
import type { KeptDocument } from './marks'
import { documentLevel } from './second-level'

const onError = 24 * 3600 * 1000

const memory = new Memory(capacities.documents)
const renewing = new Set<string>()

/**
 * Exactly what a guest's document depends on, the build's version too: it names files of its build.
 * Two shoppers with the same key may read the same text.
 */
export function documentKey(
  version: string,
  url: URL,
  look: {
    currency: string
    layout: string
    hasCart: boolean
    /** Whether the cookie question was answered, and whether the app's banner stands. */
    asked: boolean
    appBanner: boolean
  },
): string {
  return `${version}|${url.pathname}${url.search}|${look.currency}|${look.layout}|${look.hasCart ? 'cart' : ''}${look.asked ? '' : '?'}${look.appBanner ? 'app' : ''}`
}

/**
 * A kept document and how old it is: `fresh` and `stale` may be served, `old` only when nothing better comes.
 * @param freshMs how long answers are fresh; a document, made of answers that were not new, for half as long
 */
export async function findDocument(
  key: string,
  now: number,
  freshMs: number,
): Promise<{ document: KeptDocument; age: 'fresh' | 'stale' | 'old' } | null> {
  let entry: { storedAt: number; value: unknown } | undefined = memory.get(key)
  if (!entry) {
    const far = await documentLevel()
      ?.read(key)
      .catch(() => null)
    if (far) {
      remember(key, far.storedAt, far.value)
      entry = far
    }
  }
  if (!entry) return null
  const age = now - entry.storedAt
  if (age > onError) return null
  const document = entry.value as KeptDocument
  const fresh = freshMs / 2
  const stale = fresh + 15 * freshMs
  return { document, age: age < fresh ? 'fresh' : age < stale ? 'stale' : 'old' }
}

function remember(key: string, storedAt: number, document: KeptDocument): void {
  memory.set(key, storedAt, document, document.bytes.length)
}

export function keepDocument(
  key: string,
  document: KeptDocument,
  keeping: Pick<Keeping, 'now' | 'waitUntil'>,
): void {
  const storedAt = keeping.now()
  remember(key, storedAt, document)
  const far = documentLevel()
  if (far)
    keeping.waitUntil(
      far.write(key, { storedAt, value: document }, onError / 1000).catch(() => undefined),
    )
}

/** Renews a document behind the visitor's back, one renewal per key at a time. */
export async function renewOnce(key: string, work: () => Promise<void>): Promise<void> {
  if (renewing.has(key)) return
  renewing.add(key)
  try {
    await work()
  } finally {
    renewing.delete(key)
  }
}
