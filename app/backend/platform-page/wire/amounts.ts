import { text } from '~/backend/http/fields'
import { isCurrencyCode } from '~/i18n/currency-codes'

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

/** Where the decimals of a number begin; -1 for a whole one. */
function decimalsOf(number: string, isForReaders: boolean): number {
  const at = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'))
  const separator = number[at] ?? ''
  const separators = number.split(separator).length - 1
  const isMixed = number.includes(',') && number.includes('.')
  const ofThousands = separators > 1 || (!isMixed && number.length - at === 4)
  return ofThousands && (isForReaders || separator === ',' || separators > 1) ? -1 : at
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
  const number = found.replace(/[\s'’]/g, '')
  const at = /[.,]/.test(number) ? decimalsOf(number, isForReaders) : -1
  const whole = at < 0 ? number : number.slice(0, at)
  return Number(`${whole.replace(/[.,]/g, '')}.${at < 0 ? '0' : number.slice(at + 1)}`)
}
