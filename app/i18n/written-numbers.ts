function decimalsOf(number: string, parting: string): number {
  const at = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'))
  const separator = number[at] ?? ''
  const isMixed = number.includes(',') && number.includes('.')
  if (number.split(separator).length > 2) return -1
  const isThousands = !isMixed && /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)
  return isThousands && parting.includes(separator) ? -1 : at
}

/** The value of "1.249,90", "1,249.90" or "1 249,90". @param parting separators that part thousands where they stand alone before three digits */
export function numberOf(digits: string, parting: '' | ',' | ',.'): number {
  const number = digits.replace(/[\s'’]/g, '')
  const at = /[.,]/.test(number) ? decimalsOf(number, parting) : -1
  const whole = at < 0 ? number : number.slice(0, at)
  return Number(`${whole.replace(/[.,]/g, '')}.${at < 0 ? '0' : number.slice(at + 1)}`)
}

const currency = '(?:[₺$€£]|TL|TR[YL]|USD|EUR|GBP)'
const grouped = [
  '\\d+(?:\\.\\d{3})+(?:,\\d+)?',
  '\\d+(?:,\\d{3})+(?:\\.\\d+)?',
  "\\d{1,3}(?:[\\s'’]\\d{3})+(?:[.,]\\d+)?",
  '\\d*[.,]?\\d+',
]
const whole = new RegExp(
  `^(?:${currency}\\s*)?(-?)(${grouped.join('|')})(?:\\s*${currency})?$`,
  'i',
)

/** The number that a shopper types, with its currency or without; null for any other text. @param parting as in `numberOf` */
export function typedNumberIn(typed: string, parting: '' | ',' | ',.'): number | null {
  const [, minus, digits] = whole.exec(typed) ?? []
  if (digits === undefined) return null
  return numberOf(digits, parting) * (minus ? -1 : 1)
}

/** The number that a text is, with its currency or without; null for any other text. A lone separator begins decimals. */
export function numberIn(written: string): number | null {
  const text = written.trim()
  const plain = Number(text)
  if (text !== '' && Number.isFinite(plain)) return plain
  return typedNumberIn(text, '')
}
