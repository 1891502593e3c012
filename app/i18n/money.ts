import type { Language } from './languages'

/** Number format of the shop (DECIMAL_LENGTH, SEP_DEC, SEP_THO). */
export type NumberFormat = {
  decimals: number
  decimalSeparator: string
  thousandsSeparator: string
}

/** Number format of a language, for texts beside the backend's own. */
export function numbersOf(language: string): NumberFormat {
  const isComma = language === 'tr' || language === 'de'
  return {
    decimals: 2,
    decimalSeparator: isComma ? ',' : '.',
    thousandsSeparator: isComma ? '.' : ',',
  }
}

const symbols: Record<string, string> = { TL: 'TL', TRY: 'TL', USD: '$', EUR: '€' }

/** ISO 4217 code, for structured data. */
export function isoCurrency(currency: string): string {
  return currency === 'TL' ? 'TRY' : currency
}

/** Formats an amount: `129990` → `1.299,90`. @param cents hundredths, an integer, not below zero */
export function formatAmount(cents: number, format: NumberFormat): string {
  const scaled = Math.round(cents * 10 ** (format.decimals - 2))
  const digits = String(scaled).padStart(format.decimals + 1, '0')
  const whole = digits.slice(0, digits.length - format.decimals)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.thousandsSeparator)
  const rest = format.decimals > 0 ? format.decimalSeparator + digits.slice(-format.decimals) : ''
  return grouped + rest
}

/** Formats a price: `1.299,90 TL`, `−€12.50`, `12,50 €`. Intl would put ₺ on the left, which no Turkish shop does. */
export function formatMoney(
  cents: number,
  currency: string,
  format: NumberFormat,
  language: Language,
): string {
  const price = withSymbol(formatAmount(Math.abs(cents), format), currency, language)
  return cents < 0 ? withPlusOrMinus('−', price, language) : price
}

/** Puts a plus or minus before a formatted price; in Arabic it would otherwise stand behind the amount. */
export function withPlusOrMinus(symbol: string, price: string, language: Language): string {
  if (language !== 'ar') return symbol + price
  return `\u2066${symbol}${price.split('\u00a0').reverse().join('\u00a0')}\u2069`
}

/** Adds the currency to a formatted amount. */
export function withSymbol(amount: string, currency: string, language: Language): string {
  const symbol = symbols[currency] ?? currency
  const before = language === 'en' && symbol.length === 1
  return before ? symbol + amount : `${amount}\u00a0${symbol}`
}

/** How a page writes amounts. */
export type Writing = { language: Language; separator: string }

/** Converts a formatted number or price between pages, points and commas by their decimal separators. */
export function convertFormatted(text: string, from: Writing, to: Writing): string {
  const [amount] = /\d(?:[\d.,\s]*\d)?/.exec(text) ?? []
  const isAlike = from.separator === to.separator
  if (!amount || (isAlike && from.language === to.language)) return text
  const symbol = text.replace(amount, '').trim()
  const written = isAlike ? amount : amount.replace(/[.,]/g, (one) => (one === '.' ? ',' : '.'))
  return symbol ? withSymbol(written, symbol, to.language) : written
}

/** Formats a number without padding. */
export function formatNumber(value: number, format: NumberFormat): string {
  const [whole = '0', rest] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.thousandsSeparator)
  return (value < 0 ? '-' : '') + grouped + (rest ? format.decimalSeparator + rest : '')
}
