import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { migrateShop } from '../shop/seed/migrate-shop'
import { seedShop } from '../shop/seed/seed-shop'
import { fingerprint } from './fingerprint'
import { readSettings } from './settings'
import { inTurn } from './turn'

type Plan = {
  /** The folder that hosting is given as `folder`. */
  folder: string
  /** How many products. */
  size: number
  say: (line: string) => void
}

/** A name for what the seed would write: the same name, the same rows. */
function seedState(size: number): string {
  return `${size}-${fingerprint(['functions/shop/migrations', 'functions/shop/seed'])}`
}

async function seed(folder: string, size: number, say: Plan['say']): Promise<void> {
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
    const db = (await miniflare.getD1Database('DB')) as unknown as D1Database
    say('Creating the database of the reference shop …')
    await migrateShop(db, migrations)
    await seedShop(db, { size, onProgress: say })
  } finally {
    await miniflare.dispose()
  }
}

/** Miniflare's connection to the database breaks once in some hundred seedings: what fails is begun anew, once. */
async function seedAnew(folder: string, size: number, say: Plan['say'], tries = 2): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await seed(folder, size, say)
  } catch (error) {
    if (tries === 1) throw error
    say(`The database could not be made (${error}); once more …`)
    await seedAnew(folder, size, say, tries - 1)
  }
}

/**
 * Creates, migrates and seeds the shop's D1 database unless it is there. One that was seeded by other
 * migrations, another seed or for another size, or whose seeding was interrupted, is made anew.
 */
export async function prepareDatabase({ folder, size, say }: Plan): Promise<void> {
  const marker = path.join(folder, 'seed.txt')
  const wanted = seedState(size)
  const isThere = () => existsSync(marker) && readFileSync(marker, 'utf8') === wanted
  if (isThere()) return
  await inTurn('seed', async () => {
    if (isThere()) return
    if (existsSync(marker)) say('The demo shop has changed; its database is made anew.')
    await seedAnew(folder, size, say)
    writeFileSync(marker, wanted)
  })
}

/**
 * A seeded database that waits to be copied: its folder. Older ones of the same size, which no seed would
 * write again, are removed.
 */
export async function seededFolder(size: number, say: Plan['say']): Promise<string> {
  const store = '.data/seeds'
  const state = seedState(size)
  const folder = path.join(store, state)
  await prepareDatabase({ folder, size, say })
  for (const name of readdirSync(store)) {
    if (name !== state && name.startsWith(`${size}-`))
      rmSync(path.join(store, name), { recursive: true, force: true })
  }
  return folder
}
