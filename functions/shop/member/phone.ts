/** A phone number as digits with its country code: `0532…` and `532…` are Turkish. Null when it is not valid. */
export function phoneOf(text: string): string | null {
  let digits = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\D/g, '')
  if (digits.startsWith('00')) digits = digits.slice(2)
  if (/^0?5\d{9}$/.test(digits)) digits = `90${digits.replace(/^0/, '')}`
  const long = digits.startsWith('90') ? digits.length === 12 : digits.length >= 8
  return long && digits.length <= 15 && !digits.startsWith('0') ? digits : null
}
