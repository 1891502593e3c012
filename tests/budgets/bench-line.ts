/** Prints one figure with its limit; exceeding it fails the command. */
export function line(name: string, value: string, limit?: string, holds?: boolean): void {
  if (holds === false) process.exitCode = 1
  const verdict = limit === undefined ? '' : `${holds ? '✓' : '✗'} limit ${limit}`
  console.log(`  ${name.padEnd(46)} ${value.padStart(14)}   ${verdict}`)
}
