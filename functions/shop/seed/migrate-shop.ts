import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { splitStatements } from './split-statements'

/** The same table as `wrangler d1 migrations apply` creates, so that both agree. */
const LEDGER = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Applies, in order of their numbers, the `.sql` files of `folder` that were not applied before. Each file is one
 * transaction. Runs in Node, on Miniflare's D1 binding; a deployed database is migrated by `wrangler d1 migrations
 * apply`.
 * @throws the database's error, after the file's name
 */
export async function migrateShop(db: D1Database, folder: string): Promise<void> {
  await db.prepare(LEDGER).run()
  const applied = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const done = new Set(applied.results.map((row) => row.name))
  // File names are ASCII and begin with their number.
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !done.has(name))
    .sort((a, b) => (a < b ? -1 : 1))

  for (const name of files) {
    const statements = splitStatements(readFileSync(path.join(folder, name), 'utf8'))
    try {
      await db.batch([
        ...statements.map((sql) => db.prepare(sql)),
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
      ])
    } catch (cause) {
      throw new Error(`Migration ${name} failed: ${String(cause)}`, { cause })
    }
  }
}
