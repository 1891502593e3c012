/** Prints one figure with what it must not exceed. */
export function line(name: string, value: string, limit?: string, holds?: boolean): void {
  const verdict = limit === undefined ? '' : `${holds ? '✓' : '✗'} limit ${limit}`
  console.log(`  ${name.padEnd(46)} ${value.padStart(14)}   ${verdict}`)
}
