import type { Language } from '../../locale'
import { formatMoney } from '../../money'

/**
 * An amount in a document. From right to left, U+200E and U+200F hold it together, or its currency would stand
 * beside the next amount; isolates do not, as a storefront may drop them for what they can hide.
 */
export function documentMoney(cents: number, currency: string, language: Language): string {
  const text = formatMoney(cents, currency, language)
  if (language !== 'ar') return text
  return `${text.replace('\u2066', '\u200e').replace('\u2069', '\u200f')}\u200f`
}
