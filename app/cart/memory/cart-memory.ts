import type { CartItem } from '~/backend/cart/cart-model'
import type { Language } from '~/i18n/languages'
import { convertFormatted, numbersOf, type Writing } from '~/i18n/money'
import type { CartBadge } from '~/rendering/visitor-values'
import { cartMemoryKey } from './forgotten-cart'

/** Lifetime of a local storage entry, in ms. */
const yearMs = 365 * 24 * 60 * 60 * 1000

type Summary = { count: string; total: string }

/** A stored cart: summary, items, how their page writes, and expiry in ms since 1970. */
type Entry = {
  value: ({ summary: Summary; items?: CartItem[] | undefined } & Partial<Writing>) | null
  timeout: number
}

/** Counts are written as in their language, whatever the shop's prices are. */
const ofCounts = (language: Language): Writing => ({
  language,
  separator: numbersOf(language).decimalSeparator,
})

/** An entry's items are valid only in their own language. @returns undefined when missing, expired or foreign */
export function readCartMemory(
  text: string | null,
  now: number,
  reader: Writing,
): CartBadge | null | undefined {
  try {
    const { value, timeout } = JSON.parse(text ?? '') as Entry
    if (!(timeout > now)) return undefined
    if (value === null) return null
    const { summary, items, ...writing } = value
    const { language } = reader
    const writer = { ...reader, ...writing }
    if (typeof summary.count !== 'string' || typeof summary.total !== 'string') return undefined
    return {
      count: convertFormatted(summary.count, ofCounts(writer.language), ofCounts(language)),
      total: convertFormatted(summary.total, writer, reader),
      items: Array.isArray(items) && writer.language === language ? items : undefined,
    }
  } catch {
    return undefined
  }
}

/** Whether an entry was written after a moment; one from the future (clock set back) was not. */
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

/** The entry for a cart; stored lines of the same cart are reused. */
export function writeCartMemory(
  cart: CartBadge | null,
  before: string | null,
  now: number,
  { language, separator }: Writing,
) {
  const known = readCartMemory(before, now, { language, separator })
  const entry: Entry = {
    value: cart && {
      summary: { count: cart.count, total: cart.total },
      items: cart.items ?? (known && isSame(cart, known) ? known.items : undefined),
      language,
      separator,
    },
    timeout: now + yearMs,
  }
  return JSON.stringify(entry)
}

/** The stored entry; null when there is none or storage is forbidden. */
export function storedCart(): string | null {
  try {
    return localStorage.getItem(cartMemoryKey)
  } catch {
    return null
  }
}

export function rememberedItems(cart: CartBadge | null, reader: Writing): CartItem[] {
  if (!cart || cart.items) return cart?.items ?? []
  const known = readCartMemory(storedCart(), Date.now(), reader)
  return (known && isSame(cart, known) && known.items) || []
}
