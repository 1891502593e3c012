import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { applyShop } from '../../shop/settings/own-shop'
import { holdsImported, isSeededWith, prepareDatabase, withDatabase } from '../database'
import type { OwnShop } from '../own-shop'
import { isReserved } from '../reserved-paths'
import { claimDatabase } from './database-users'

type Plan = {
  folder: string
  /** Products of the demo, where there is no database yet. */
  size: number
  log: (line: string) => void
  /** The owner's settings, applied after the work. */
  own?: OwnShop
}

/**
 * Changes the database that `npm start` serves: a copy first, which takes its place when `work` is done, so that an import
 * that fails or is stopped leaves the shop as it was.
 */
export async function changeLocalShop<T>(
  { folder, size, log, own }: Plan,
  work: (db: D1Database) => Promise<T>,
): Promise<T> {
  const release = claimDatabase(folder, 'import')
  const [copy, old] = [`${folder}-import`, `${folder}-old`]
  const remove = (name: string) => rmSync(name, { recursive: true, force: true })
  try {
    await prepareDatabase({ folder, size, log, ...(own && isSeededWith(folder, own) && { own }) })
    remove(copy)
    mkdirSync(copy, { recursive: true })
    // The cache beside it holds pages with the goods of before.
    cpSync(path.join(folder, 'd1'), path.join(copy, 'd1'), { recursive: true })
    const result = await withDatabase(copy, async (db) => {
      const done = await work(db)
      if (own?.key) await applyShop(db, own.shop, isReserved)
      return done
    })
    holdsImported(copy, own)
    remove(old)
    renameSync(folder, old)
    renameSync(copy, folder)
    remove(old)
    return result
  } finally {
    remove(copy)
    release()
  }
}
