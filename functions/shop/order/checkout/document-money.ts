import type { Language } from '../../locale'
import { formatMoney } from '../../money'

/** An amount in a document; in Arabic held together, and apart from Latin names before it, by U+200E and U+200F, as a storefront may drop isolates. */
export function documentMoney(cents: number, currency: string, language: Language): string {
  const text = formatMoney(cents, currency, language)
  if (language !== 'ar') return text
  return `\u200f${text.replace('\u2066', '\u200e').replace('\u2069', '\u200f')}\u200f`
}
