/** A value of a row. */
export type Value = string | number | null

/** D1 takes statements of at most 100 KB; in bytes. */
const LONGEST_STATEMENT = 90_000

/**
 * Rows as INSERT statements with many rows each: the quickest way into D1, which takes at most 100
 * bound values in a statement. Only for values of the seed itself.
 */
export function insertRows(table: string, columns: string[], rows: Value[][]): string[] {
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES `
  const statements: string[] = []
  let body = ''
  let bytes = 0
  for (const row of rows) {
    const text = `(${row.map(literal).join(',')})`
    const more = Buffer.byteLength(text) + 1
    if (body !== '' && bytes + more > LONGEST_STATEMENT) {
      statements.push(head + body)
      body = ''
      bytes = 0
    }
    body += body === '' ? text : `,${text}`
    bytes += more
  }
  if (body !== '') statements.push(head + body)
  return statements
}

function literal(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
