import {
  defaultDigits,
  digitsIn,
  maxDigits,
  minDigits,
  turkishMobile,
  western,
} from './phone-rules'

/** Whether a number of Türkiye, with its country code, has more digits than its pattern. */
export const isTooLong = (digits: string): boolean =>
  digits.startsWith('90') && digits.length > defaultDigits

/** A phone number with its country code. Numbers without `+` or 00 are Turkish. Null when digits are missing. */
export function phoneDigits(text: string): string | null {
  const plain = western(text).trim()
  // No dialling code begins with 0: the plus before such a number is the mask's own.
  const isWhole = /^(\+(?!0)|\+?00)/.test(plain)
  const home = isWhole ? null : turkishMobile(digitsIn(plain))
  if (home) return home
  const digits = isWhole ? digitsIn(plain).replace(/^00/, '') : digitsIn(plain)
  const min = isWhole && !digits.startsWith('90') ? minDigits : defaultDigits
  const enough = digits.length >= min && digits.length <= maxDigits
  const isNone = digits.startsWith('0') || (!isWhole && digits.startsWith('5'))
  return enough && !isNone && !isTooLong(digits) ? digits : null
}
