import { readCurrency } from '../../../shop/locale'

export type WrongPrice = { reason: string }

/** The number of a price; a last separator with one or two digits is the decimal one, others separate thousands. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[\s\u00a0'’]/g, '')
  if (!/^\d[\d.,]*$/.test(digits)) return null
  const [, whole = digits, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  // Thousands of Turkish and English prices; more than three digits after a separator are decimals of a computer.
  const isExact = /^\d+[.,]\d{4,}$/.test(digits)
  if (isExact) return Number(digits.replace(',', '.'))
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`)
}

/** A price of a feed in hundredths of the lira. Without a currency it is the lira. @example readPrice('1.299,90 TL') // 129990 */
export function readPrice(text: string): number | WrongPrice {
  const [, before = '', amount = '', after = ''] =
    /^([^\d-]*)([\d.,\s\u00a0'’]*\d)([^\d]*)$/.exec(text.trim()) ?? []
  const number = numberOf(amount)
  if (number === null || !Number.isFinite(number)) return { reason: `"${text}" is no price` }
  const currency = (before + after).replaceAll('₺', 'TL').trim() || 'TL'
  if (readCurrency(currency) !== 'TL') return { reason: `The price "${text}" is not in lira (TRY)` }
  return Math.round(number * 100)
}
