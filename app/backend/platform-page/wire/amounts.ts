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
const amountPattern = /\d{1,3}(?:(?:[^\S\n]|['’])\d{3})+(?:[.,]\d+)?(?!\d)|\d(?:[\d.,]*\d)?/g

const percentages = [
  /[%٪]\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?[%٪]/g,
  /(?:\d[\d.,]{0,9}\s+)?[%٪](?:\s+\d[\d.,]{0,9})?/g,
]
const counted =
  /^\s*(?:x|×|adet|ad\.|al|öde|ürün|parça|taksit|ay|gün|kişi|yorum|puan|kg|gr?|lt?|ml|cm|mm|pcs|pieces?|items?|stück|artikel)(?!\p{L})/iu
const besideCurrency = [
  /(?:[₺$€£]|(?<!\p{L})\p{L}{2,4})\s*$/u,
  /^\s*(?:[₺$€£]|\p{L}{2,4}(?!\p{L}))/u,
]

const instalment = /\d\s*[x×]\s*(?:[₺$€£]\s*)?$/i
/** Two amounts of a text, from the one to the other. */
export const range = /\d\s*[-–]\s*(?:[₺$€£]\s*)?\d/
const hundredths = /[.,]\d{2}$/

/** A price that VAT is added to is not the one that is paid. */
const withoutVat = /\+\s*kdv|kdv\s+hari|(?:excl?|exkl|zzgl)\.?\s+(?:vat|tax|mwst|ust)/i

const reach = 16

const isPriced = (before: string, after: string): boolean =>
  [before, after].some((side, at) =>
    currencyCode(besideCurrency[at]?.exec(side)?.[0].replace(/tl/i, 'TL')),
  )

/** The one amount that a text on screen names; null where it names two. Its lines are never one number, but for its decimals. */
function amountOnScreen(written: string): number | null {
  if (withoutVat.test(written)) return null
  const joined = written.replace(
    /(\d)\n+([.,]\d{1,2})(?!\d)|(\d[.,])\n+(\d{1,2})(?!\d)/g,
    '$1$2$3$4',
  )
  const plain = percentages.reduce((rest, one) => rest.replace(one, '\n'), joined)
  // Two digits right behind others may be decimals in small print.
  if (/\d\n+\d{2}(?![\d.,])/.test(plain)) return null
  const numbers = [...plain.matchAll(amountPattern)].map(({ 0: digits, index }) => {
    const end = index + digits.length
    const [before, after] = [
      plain.slice(Math.max(0, index - reach), index),
      plain.slice(end, end + reach),
    ]
    const isPart = instalment.test(before)
    return { digits, isPart, isPriced: isPriced(before, after), isCount: counted.test(after) }
  })
  const whole = numbers.filter((one) => !one.isPart)
  const isRange = range.test(plain)
  const priced = whole.filter((one) => one.isPriced)
  const amounts =
    priced.length > 0
      ? whole.filter(
          (one) => one.isPriced || isRange || (hundredths.test(one.digits) && !one.isCount),
        )
      : whole.filter((one) => !one.isCount)
  const [value = null, ...others] = new Set(amounts.map(({ digits }) => numberOf(digits, ',.')))
  return others.length === 0 ? value : null
}

/**
 * The amount of a text, "1.249,90 ₺", "1,249.90" or "1249.9"; null for none.
 * @param isForReaders on screen "1.249" is a thousand and more and one amount counts; where a machine reads it, 1.249 and the first
 */
export function amountOf(written: unknown, isForReaders = false): number | null {
  if (typeof written === 'number') return Number.isFinite(written) ? written : null
  if (isForReaders) return amountOnScreen(text.parse(written))
  const [found] = text.parse(written).match(amountPattern) ?? []
  return found === undefined ? null : numberOf(found, ',')
}
