import { digitsOf } from './sign-in-form'

/** How many digits a number of unknown country has at least, its country's included. */
const patternLength = 12

/**
 * A phone number as digits with its country: a Turkish one may leave it out or begin with 0; others are told by their
 * plus or 00. Null when digits are missing.
 */
export function phoneDigits(text: string): string | null {
  const abroad = /^\s*(\+|00)/.test(text)
  let digits = digitsOf(text)
  if (/^\s*00/.test(text)) digits = digits.slice(2)
  if (!abroad && /^0?5\d{9}$/.test(digits)) digits = `90${digits.replace(/^0/, '')}`
  const least = abroad && !digits.startsWith('90') ? 8 : patternLength
  return digits.length >= least && digits.length <= 15 ? digits : null
}
