import { defaultDigits, digitsIn, fewestDigits, mostDigits, western } from '~/phone/rules'

/**
 * A phone number as digits with its country: a Turkish one may leave it out or begin with 0; others are told by their
 * plus or 00. Null when digits are missing.
 */
export function phoneDigits(text: string): string | null {
  const plain = western(text).trim()
  // Where the countries are unknown, script writes a plus before whatever is typed: a Turkish mobile number is one with it too.
  const [home] = /(?<=^\+?0?)5\d{9}$/.exec(plain.replace(/[^\d+]/g, '')) ?? []
  if (home) return `90${home}`
  const isWhole = /^(\+(?!0)|\+?00)/.test(plain)
  const digits = isWhole ? digitsIn(plain).replace(/^00/, '') : digitsIn(plain)
  const least = isWhole && !digits.startsWith('90') ? fewestDigits : defaultDigits
  const enough = digits.length >= least && digits.length <= mostDigits
  return enough && !digits.startsWith('0') ? digits : null
}
