import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { migrateShop } from '../shop/seed/migrate-shop'
import { seedShop } from '../shop/seed/seed-shop'
import { withLock } from './lock'
import { readSettings } from './settings'
import { fingerprint } from './workers/fingerprint'

type Plan = {
  /** The `folder` option of hostWorkers. */
  folder: string
  size: number
  log: (line: string) => void
}

/** A key for what the seed would write: the same key, the same rows. */
function seedState(size: number): string {
  return `${size}-${fingerprint(['functions/shop/migrations', 'functions/shop/seed'])}`
}

const migrationsState = () => fingerprint(['functions/shop/migrations'])

/** Opens the D1 database of a folder, with all migrations applied, for `work`. */
export async function withDatabase<T>(
  folder: string,
  work: (db: D1Database) => Promise<T>,
): Promise<T> {
  const { compatibilityDate, databases, migrations } = readSettings('functions/shop/wrangler.toml')
  if (!migrations) throw new Error('functions/shop/wrangler.toml names no D1 database.')
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    compatibilityDate,
    cf: false,
    telemetry: { enabled: false },
    d1Databases: databases,
    d1Persist: path.join(folder, 'd1'),
  })
  try {
    const db = (await miniflare.getD1Database('DB')) as D1Database
    await migrateShop(db, migrations)
    return await work(db)
  } finally {
    await miniflare.dispose()
  }
}

async function seed(folder: string, size: number, log: Plan['log']): Promise<void> {
  log('Creating the database of the reference shop …')
  await withDatabase(folder, (db) => seedShop(db, { size, onProgress: log }))
}

const importMarker = (folder: string) => path.join(folder, 'imported.txt')

/** Says that a folder's database holds goods of the shop's own: no seed replaces it, only new migrations are applied. */
export function holdsImported(folder: string): void {
  writeFileSync(importMarker(folder), migrationsState())
}

async function migrateImported(folder: string): Promise<void> {
  const isMigrated = () => readFileSync(importMarker(folder), 'utf8') === migrationsState()
  if (isMigrated()) return
  await withLock('seed', async () => {
    if (isMigrated()) return
    await withDatabase(folder, async () => undefined)
    holdsImported(folder)
  })
}

/** Miniflare's database connection breaks about once in a hundred seedings, so a failed seeding is retried once. */
async function seedWithRetry(
  folder: string,
  size: number,
  log: Plan['log'],
  tries = 2,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await seed(folder, size, log)
  } catch (error) {
    if (tries === 1) throw error
    log(`The database could not be made (${error}); once more …`)
    await seedWithRetry(folder, size, log, tries - 1)
  }
}

/**
 * Creates, migrates and seeds the shop's D1 database; again after other migrations, seeds or an interruption. One with
 * imported goods is only migrated.
 */
export async function prepareDatabase({ folder, size, log }: Plan): Promise<void> {
  if (existsSync(importMarker(folder))) return migrateImported(folder)
  const marker = path.join(folder, 'seed.txt')
  const state = seedState(size)
  const isPrepared = () => existsSync(marker) && readFileSync(marker, 'utf8') === state
  if (isPrepared()) return
  await withLock('seed', async () => {
    if (isPrepared()) return
    if (existsSync(marker)) log('The demo shop has changed; its database is made anew.')
    await seedWithRetry(folder, size, log)
    writeFileSync(marker, state)
  })
}

/** The folder of a seeded database, ready to be copied. Outdated ones of the same size are removed. */
export async function seededFolder(size: number, log: Plan['log']): Promise<string> {
  const store = '.data/seeds'
  const state = seedState(size)
  const folder = path.join(store, state)
  await prepareDatabase({ folder, size, log })
  for (const name of readdirSync(store)) {
    if (name !== state && name.startsWith(`${size}-`))
      rmSync(path.join(store, name), { recursive: true, force: true })
  }
  return folder
}
