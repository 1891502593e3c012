/** Whether a barcode is a GTIN: 8, 12, 13 or 14 digits, the last of which proves the others (GS1). */
export function isGtin(barcode: string): boolean {
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/.test(barcode)) return false
  const digits = [...barcode].toReversed().map(Number)
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}
