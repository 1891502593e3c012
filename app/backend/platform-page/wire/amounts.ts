import { text } from '~/backend/http/fields'
import { isCurrencyCode } from '~/i18n/currency-codes'
import { numberOf } from '~/i18n/written-numbers'

const currencies: Record<string, string> = {
  '₺': 'TL',
  TRY: 'TL',
  TRL: 'TL',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
}

/** The platform's code of the first currency in a text, by its sign or its code; '' for none. */
export function currencyCode(written: unknown): string {
  const found = String(written ?? '').match(/[₺$€£]|\b[A-Z]{2,4}\b/g) ?? []
  return found.map((one) => currencies[one] ?? one).find(isCurrencyCode) ?? ''
}

/** Thousands may be parted by a space or an apostrophe too. */
const amountPattern = /\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d(?:[\d.,]*\d)?/

/**
 * The first amount of a text, "1.249,90 ₺", "1,249.90" or "1249.9"; null for none.
 * @param isForReaders "1.249" is a thousand and more on screen, and 1.249 where a machine reads it
 */
export function amountOf(written: unknown, isForReaders = false): number | null {
  if (typeof written === 'number') return Number.isFinite(written) ? written : null
  const found = amountPattern.exec(text.parse(written))?.[0]
  if (found === undefined) return null
  return numberOf(found, isForReaders ? ',.' : ',')
}
