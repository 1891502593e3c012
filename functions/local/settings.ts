import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

const wranglerFile = z.object({
  name: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()).default([]),
  vars: z.record(z.string(), z.string()).default({}),
  d1_databases: z
    .array(z.object({ binding: z.string(), database_id: z.string(), migrations_dir: z.string() }))
    .default([]),
})

export type WorkerSettings = {
  compatibilityDate: string
  compatibilityFlags: string[]
  vars: Record<string, string>
  /** D1 database ids by binding. */
  databases: Record<string, string>
  /** Folder of the D1 migrations, absolute; null for a Worker without a database. */
  migrations: string | null
}

/** Reads a wrangler.toml, the only source of bindings and variables. @throws ZodError naming the wrong setting */
export function readSettings(file: string): WorkerSettings {
  const config = wranglerFile.parse(parse(readFileSync(file, 'utf8')))
  const database = config.d1_databases[0]
  return {
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    vars: config.vars,
    databases: Object.fromEntries(config.d1_databases.map((d) => [d.binding, d.database_id])),
    migrations: database ? path.resolve(path.dirname(file), database.migrations_dir) : null,
  }
}

/** The settings of both Workers, from the files at the root of the repository. */
export function bothSettings(): { storefront: WorkerSettings; shop: WorkerSettings } {
  return {
    storefront: readSettings('wrangler.toml'),
    shop: readSettings('functions/shop/wrangler.toml'),
  }
}
