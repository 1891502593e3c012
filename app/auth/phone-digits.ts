import { digitsIn, western } from '~/phone/rules'

/** How many digits a number of unknown country has at least, its country's included. */
const patternLength = 12

/**
 * A phone number as digits with its country: a Turkish one may leave it out or begin with 0; others are told by their
 * plus or 00. Null when digits are missing.
 */
export function phoneDigits(text: string): string | null {
  const plain = western(text).trim()
  // Where the countries are unknown, script writes a plus before whatever is typed: a Turkish mobile number is one with it too.
  const isHome = /^\+?0?5\d{9}$/.test(plain.replace(/[\s()-]/g, ''))
  const isWhole = !isHome && /^(\+(?!0)|\+?00)/.test(plain)
  let digits = digitsIn(plain)
  if (isWhole) digits = digits.replace(/^00/, '')
  else if (/^0?5\d{9}$/.test(digits)) digits = `90${digits.replace(/^0/, '')}`
  const least = isWhole && !digits.startsWith('90') ? 8 : patternLength
  return digits.length >= least && digits.length <= 15 && !digits.startsWith('0') ? digits : null
}
