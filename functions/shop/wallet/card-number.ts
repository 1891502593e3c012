/** Whether digits are a card number: 12 to 19 of them, the last a check digit (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at])
    const twice = at % 2 === 1 ? digit * 2 : digit
    sum += twice > 9 ? twice - 9 : twice
  }
  return sum % 10 === 0
}

export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard'
  return digits.startsWith('9792') ? 'Troy' : 'Kart'
}

/** Reads `MM/YY` or `MM/YYYY` as `YYYY-MM`; null when it is invalid or before `now` (`YYYY-MM`). */
export function readExpiry(typed: string, now: string): string | null {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(typed.trim())
  const expiry = match ? `20${match[2]}-${match[1]}` : ''
  return expiry && expiry >= now ? expiry : null
}
