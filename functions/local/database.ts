import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { steadyWait } from '../shop/seed/atomics-wait'
import { migrateShop } from '../shop/seed/migrate-shop'
import { seedShop } from '../shop/seed/seed-shop'
import { applyShop } from '../shop/settings/own-shop'
import { withLock } from './lock'
import { noOwnShop, type OwnShop } from './own-shop'
import { isReserved } from './reserved-paths'
import { readSettings } from './settings'
import { fingerprint } from './workers/fingerprint'

steadyWait()

type Plan = {
  /** The `folder` option of hostWorkers. */
  folder: string
  size: number
  log: (line: string) => void
  /** The owner's settings; default: the demo's. */
  own?: OwnShop
}

/** A key for what the seed would write: the same key, the same rows. */
function seedState(size: number, { key } = noOwnShop): string {
  const parts = ['migrations', 'seed', 'settings'].map((name) => `functions/shop/${name}`)
  return `${size}-${fingerprint(parts)}${key && `-${key}`}`
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

async function seed({ folder, size, log, own = noOwnShop }: Plan): Promise<void> {
  log('Creating the database of the reference shop …')
  await withDatabase(folder, (db) =>
    seedShop(db, { size, shop: own.shop, isReserved, onProgress: log }),
  )
}

const importMarker = (folder: string) => path.join(folder, 'imported.txt')

/** Says that a folder's database holds goods of the shop's own: no seed replaces it, only new migrations and other settings are applied. */
export function holdsImported(folder: string, { key } = noOwnShop): void {
  writeFileSync(importMarker(folder), `${migrationsState()} ${key}`)
}

/** Without a settings file those of before stay. */
async function updateImported(folder: string, own: OwnShop): Promise<void> {
  const before = () => readFileSync(importMarker(folder), 'utf8').split(' ')
  const isUpdated = () => {
    const [migrated, applied] = before()
    return migrated === migrationsState() && (own.key === '' || applied === own.key)
  }
  if (isUpdated()) return
  await withLock('seed', async () => {
    if (isUpdated()) return
    const key = own.key || (before()[1] ?? '')
    await withDatabase(folder, async (db) => {
      if (own.key) await applyShop(db, own.shop, isReserved)
    })
    // Its pages are those of the settings before.
    rmSync(path.join(folder, 'cache'), { recursive: true, force: true })
    holdsImported(folder, { ...own, key })
  })
}

/** Whether a folder's database was seeded with these settings. */
export function isSeededWith(folder: string, { key }: OwnShop): boolean {
  const marker = path.join(folder, 'seed.txt')
  return key !== '' && existsSync(marker) && readFileSync(marker, 'utf8').endsWith(`-${key}`)
}

/** Miniflare's database connection breaks about once in a hundred seedings, so a failed seeding is retried once. */
async function seedWithRetry(plan: Plan, tries = 2): Promise<void> {
  const { folder, log } = plan
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await seed(plan)
  } catch (error) {
    if (tries === 1) throw error
    log(`The database could not be made (${error}); once more …`)
    await seedWithRetry(plan, tries - 1)
  }
}

/**
 * Creates, migrates and seeds the shop's D1 database; again after other migrations, seeds, settings or an interruption. One
 * with imported goods is only migrated, and gets the settings.
 */
export async function prepareDatabase(plan: Plan): Promise<void> {
  const { folder, size, log, own = noOwnShop } = plan
  if (existsSync(importMarker(folder))) return updateImported(folder, own)
  const marker = path.join(folder, 'seed.txt')
  const state = seedState(size, own)
  const isPrepared = () => existsSync(marker) && readFileSync(marker, 'utf8') === state
  if (isPrepared()) return
  await withLock('seed', async () => {
    if (isPrepared()) return
    if (existsSync(marker)) log('The demo shop has changed; its database is made anew.')
    await seedWithRetry(plan)
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
