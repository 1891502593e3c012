/** Money is hundredths with VAT. On the wire prices exclude VAT, with enough decimals to restore the cents. */

/** Converts hundredths of the lira into hundredths of another currency; `rate` = lira for one unit of it. */
export function convert(lira: number, rate: number): number {
  return Math.round(lira / rate)
}

/** Price without VAT as a number with four decimals, e.g. 149,90 with 20 % is 124.9167. */
export function withoutVat(cents: number, vat: number): number {
  return Number((cents / 100 / (1 + vat / 100)).toFixed(4))
}

/** @returns whole percent between an old and a new price, at least 1 when there is any discount */
export function discountPercent(price: number, oldPrice: number): number {
  if (oldPrice <= price) return 0
  return Math.max(1, Math.round(((oldPrice - price) * 100) / oldPrice))
}

/** Subtracts `percent`; rounds to a whole hundredth. */
export function minusPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100)
}

/** A percentage of an amount; the percent is rounded to hundredths first: 9 × 1.45 is below 13.05 as a float. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000)
}

/** Splits cents in proportion to weights, of at most three decimals; the largest remainders get what rounding leaves, so that the parts add up. */
export function split(cents: number, weights: number[]): number[] {
  const scale = weights.every(Number.isInteger) ? 1 : 1000
  const whole = weights.map((weight) => Math.round(weight * scale))
  const sum = whole.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = whole.map((weight) => cents * weight)
  const parts = shares.map((share) => Math.floor(share / sum))
  const left = cents - parts.reduce((all, part) => all + part, 0)
  const byRemainder = shares.map((share, at) => ({ at, rest: share % sum }))
  byRemainder.sort((a, b) => b.rest - a.rest)
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => part + (raised.has(at) ? 1 : 0))
}

/** The price of one piece by another payment method: the percent is added, so a negative one is a discount. */
export function withPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 + percent)) / 100)
}

/** The thousands and decimal separators of a language. */
export function separators(language: string): { thousands: string; decimal: string } {
  return language === 'tr' || language === 'de'
    ? { thousands: '.', decimal: ',' }
    : { thousands: ',', decimal: '.' }
}

/** A total as text, as in the cart answers: `1.249,90`. */
export function formatTotal(cents: number, language: string): string {
  const { thousands, decimal } = separators(language)
  const [whole = '0', rest = '00'] = (cents / 100).toFixed(2).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + decimal + rest
}

const SYMBOLS: Record<string, string> = { USD: '$', EUR: '€' }

/** An amount with its currency in a language's format: `1.249,90 TL`, `−€12.50`, `12,50 €`. */
export function formatMoney(cents: number, currency: string, language: string): string {
  const minus = cents < 0 ? '−' : ''
  const amount = formatTotal(Math.abs(cents), language)
  const symbol = SYMBOLS[currency] ?? currency
  if (language === 'en' && symbol.length === 1) return minus + symbol + amount
  // From right to left a minus alone would stand behind its amount.
  if (minus && language === 'ar') return `\u2066${minus}${symbol}\u00a0${amount}\u2069`
  return `${minus}${amount}\u00a0${symbol}`
}

/** A count in a language's format: `0,5`. */
export function formatCount(count: number, language: string): string {
  return String(count).replace('.', separators(language).decimal)
}
