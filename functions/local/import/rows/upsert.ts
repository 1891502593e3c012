import { type Insert, insertRows, type Value } from '../../../shop/seed/insert'

type Table = {
  name: string
  key: string[]
  columns: string[] /** Columns that an existing row keeps. */
  fixed?: string[]
}

/** INSERTs that update the rows that are there. */
export function upsertRows(table: Table, rows: Value[][]): Insert[] {
  const { name, key, columns, fixed = [] } = table
  const updated = columns.filter((column) => !key.includes(column) && !fixed.includes(column))
  const sets = updated.map((column) => `${column} = excluded.${column}`).join(', ')
  const conflict = `ON CONFLICT (${key.join(', ')}) DO ${sets ? `UPDATE SET ${sets}` : 'NOTHING'}`
  return insertRows(name, columns, rows).map(({ sql, rows }) => ({
    sql: `${sql} WHERE true ${conflict}`,
    rows,
  }))
}

/** A statement for each of many keys, which a JSON array binds. @param sql about `value` of json_each(?1) */
export function forKeys(sql: string, keys: (Value | Value[])[]): Insert[] {
  return keys.length > 0 ? [{ sql, rows: JSON.stringify(keys) }] : []
}

/** A statement without values. */
export const plain = (sql: string): Insert => ({ sql: `${sql} `, rows: '[]' })
