/** Whether an IBAN's check digits fit (ISO 7064, mod 97-10); spaces do not count. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '')
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
