const currencies: Record<string, string> = {
  '₺': 'TL',
  TRY: 'TL',
  TRL: 'TL',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
}

/** The platform's code of a currency by its sign or its code; '' for none. */
export function currencyCode(written: unknown): string {
  const found = /[₺$€£]|\b[A-Z]{2,4}\b/.exec(String(written ?? ''))?.[0] ?? ''
  return currencies[found] ?? found
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

/**
 * The first amount of a text, "1.249,90 ₺", "1,249.90" or "1249.9"; null for none.
 * @param isForReaders "1.249" is a thousand and more on screen, and 1.249 where a machine reads it
 */
export function amountOf(written: unknown, isForReaders = false): number | null {
  if (typeof written === 'number') return Number.isFinite(written) ? written : null
  const number = /\d(?:[\d.,]*\d)?/.exec(typeof written === 'string' ? written : '')?.[0]
  if (number === undefined) return null
  const at = /[.,]/.test(number) ? decimalsOf(number, isForReaders) : -1
  const whole = at < 0 ? number : number.slice(0, at)
  return Number(`${whole.replace(/[.,]/g, '')}.${at < 0 ? '0' : number.slice(at + 1)}`)
}
