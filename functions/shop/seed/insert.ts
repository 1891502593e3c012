export type Value = string | number | null

/** A statement and its one bound value, a JSON array of rows. */
export type Insert = { sql: string; rows: string }

export const prepared = (db: D1Database, { sql, rows }: Insert): D1PreparedStatement =>
  sql.includes('?1') ? db.prepare(sql).bind(rows) : db.prepare(sql)

/** D1 accepts bound text of at most 2 MB; in bytes. */
const MAX_ROWS_BYTES = 400_000

/** Rows as INSERTs from one bound JSON array: D1 binds at most 100 values, and long literals exhaust its memory. */
export function insertRows(table: string, columns: string[], rows: Value[][]): Insert[] {
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?1)`
  const inserts: Insert[] = []
  let texts: string[] = []
  let bytes = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    texts.push(text)
    bytes += Buffer.byteLength(text)
    if (bytes < MAX_ROWS_BYTES) continue
    inserts.push({ sql, rows: `[${texts.join(',')}]` })
    texts = []
    bytes = 0
  }
  if (texts.length) inserts.push({ sql, rows: `[${texts.join(',')}]` })
  return inserts
}
