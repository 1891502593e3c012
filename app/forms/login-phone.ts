import { defaultDigits, digitsIn, maxDigits, minDigits, western } from '~/forms/phone/phone-rules'

/** A phone number with its country code. Numbers without `+` or 00 are Turkish. Null when digits are missing. */
export function phoneDigits(text: string): string | null {
  const plain = western(text).trim()
  // Script adds a plus when it has no country list, also to Turkish mobile numbers.
  const [home] = /(?<=^\+?0?)5\d{9}$/.exec(plain.replace(/[^\d+]/g, '')) ?? []
  if (home) return `90${home}`
  const isWhole = /^(\+(?!0)|\+?00)/.test(plain)
  const digits = isWhole ? digitsIn(plain).replace(/^00/, '') : digitsIn(plain)
  const min = isWhole && !digits.startsWith('90') ? minDigits : defaultDigits
  const enough = digits.length >= min && digits.length <= maxDigits
  return enough && !digits.startsWith('0') ? digits : null
}
