/** The currency that all lines name; '' where they name several, or none. */
export function currencyOfAll(lines: { TARGET_CURRENCY?: string | number }[]): string {
  const [first = '', ...others] = new Set(lines.map((line) => String(line.TARGET_CURRENCY ?? '')))
  return others.length > 0 ? '' : first
}
