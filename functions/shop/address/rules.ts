/** A Turkish tax number: ten digits, the last of which is a check digit (Gelir İdaresi, VKN). */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 9).reduce((all, digit, index) => {
    const shifted = (digit + 9 - index) % 10
    const part = (shifted * 2 ** (9 - index)) % 9
    return all + (shifted !== 0 && part === 0 ? 9 : part)
  }, 0)
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** A T.C. identity number: eleven digits, not beginning with 0, the last two of which are check digits. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const at = (...indexes: number[]) => indexes.reduce((sum, index) => sum + (digits[index] ?? 0), 0)
  const tenth = (((at(0, 2, 4, 6, 8) * 7 - at(1, 3, 5, 7)) % 10) + 10) % 10
  return tenth === digits[9] && at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10 === digits[10]
}
