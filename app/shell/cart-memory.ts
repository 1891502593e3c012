import type { Language } from '~/i18n/languages'
import { writtenIn } from '~/i18n/money'
import type { CartItem } from '~/shop/cart-model'
import type { CartBadge } from '~/ui/page-vars'

/** Storage key of the cart's summary and items. */
export const cartMemoryKey = 'Cart'

/** How long an entry of the local storage lives. */
const yearMs = 365 * 24 * 60 * 60 * 1000

type Summary = { count: string; total: string }

/**
 * A local cache entry: the cart's summary, its items and the language of both, and until when it holds, in
 * milliseconds since 1970.
 */
type Entry = {
  value: { summary: Summary; items?: CartItem[] | undefined; language?: Language } | null
  timeout: number
}

/**
 * Reads an entry as a language writes it; items are known in their own language alone.
 * @returns undefined when there is none, it is over, or it is not ours
 */
export function readCartMemory(
  text: string | null,
  now: number,
  language: Language,
): CartBadge | null | undefined {
  try {
    const { value, timeout } = JSON.parse(text ?? '') as Entry
    if (!(timeout > now)) return undefined
    if (value === null) return null
    const { summary, items, language: own = language } = value
    if (typeof summary.count !== 'string' || typeof summary.total !== 'string') return undefined
    return {
      count: writtenIn(summary.count, own, language),
      total: writtenIn(summary.total, own, language),
      items: Array.isArray(items) && own === language ? items : undefined,
    }
  } catch {
    return undefined
  }
}

/** Whether an entry was written after a moment. One that claims the future, for the clock was set back, was not. */
export function isWrittenSince(text: string | null, moment: number, now: number): boolean {
  try {
    const writtenAt = (JSON.parse(text ?? '') as Entry).timeout - yearMs
    return writtenAt > moment && writtenAt <= now
  } catch {
    return false
  }
}

const isSame = (one: Summary, other: Summary) =>
  one.count === other.count && one.total === other.total

/** The entry for a cart; the lines that are known of the very same cart stay. */
export function writeCartMemory(
  cart: CartBadge | null,
  before: string | null,
  now: number,
  language: Language,
) {
  const known = readCartMemory(before, now, language)
  const entry: Entry = {
    value: cart && {
      summary: { count: cart.count, total: cart.total },
      items: cart.items ?? (known && isSame(cart, known) ? known.items : undefined),
      language,
    },
    timeout: now + yearMs,
  }
  return JSON.stringify(entry)
}

/** The entry as it is stored; null where there is none or the browser forbids its storage. */
export function storedCart(): string | null {
  try {
    return localStorage.getItem(cartMemoryKey)
  } catch {
    return null
  }
}

/** What this browser knows of the lines of a cart. */
export function rememberedItems(cart: CartBadge | null, language: Language): CartItem[] {
  if (!cart || cart.items) return cart?.items ?? []
  const known = readCartMemory(storedCart(), Date.now(), language)
  return (known && isSame(cart, known) && known.items) || []
}
