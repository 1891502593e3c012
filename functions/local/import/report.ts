import { writeFileSync } from 'node:fs'
import type { BadItem } from './items/feed-item'

const inOneCell = (text: string): string => text.replace(/\s+/g, ' ')

/** The items that were not imported, or not whole, as a table with tabs: line, id, reason. */
export function reportOf(wrong: BadItem[]): string {
  const rows = wrong
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, id, reason }) => [String(line), inOneCell(id), inOneCell(reason)])
  return `${[['line', 'id', 'reason'], ...rows].map((row) => row.join('\t')).join('\n')}\n`
}

/** Writes the report of an import. */
export function writeReport(file: string, wrong: BadItem[]): void {
  writeFileSync(file, reportOf(wrong))
}

/** Rewrites one line of a terminal; elsewhere it prints a line every few seconds. */
export function progressLine(stream: NodeJS.WriteStream): (line: string) => void {
  let printed = 0
  return (line) => {
    if (stream.isTTY) stream.write(`\r\x1b[2K${line}`)
    else if (performance.now() - printed > 3000) {
      printed = performance.now()
      stream.write(`${line}\n`)
    }
  }
}
