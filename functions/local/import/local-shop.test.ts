import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import example from '../../shop/settings/example.json'
import { prepareDatabase, seededFolder, withDatabase } from '../database'
import { readOwnShop } from '../own-shop'
import { claimDatabase } from './database-users'
import { changeLocalShop } from './local-shop'

const log = () => undefined
let parent: string
let folder: string
beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'vitrin-import-'))
  folder = path.join(parent, 'v3')
  cpSync(await seededFolder(120, log), folder, { recursive: true })
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const rename = (db: D1Database, name: string) =>
  db.prepare("UPDATE setting SET value = ?1 WHERE name = 'SITE_NAME'").bind(name).run()
const nameOf = () =>
  withDatabase(folder, (db) =>
    db.prepare("SELECT value FROM setting WHERE name = 'SITE_NAME'").first('value'),
  )

describe('the database of an import', () => {
  it('stays as it was when the import fails', async () => {
    const before = await nameOf()
    const failing = changeLocalShop({ folder, size: 120, log }, async (db) => {
      await rename(db, 'Yarım')
      throw new Error('The feed breaks off.')
    })
    await expect(failing).rejects.toThrow('The feed breaks off.')
    expect(await nameOf()).toBe(before)
  })

  it('is replaced by no other seed', async () => {
    await changeLocalShop({ folder, size: 120, log }, (db) => rename(db, 'Bizim Dükkân'))
    await prepareDatabase({ folder, size: 121, log })
    expect(await nameOf()).toBe('Bizim Dükkân')
  })

  it('gets an owner’s settings at the next start, and keeps them at one without', async () => {
    const given = (name: string) => {
      const file = path.join(parent, `${name}.json`)
      writeFileSync(file, JSON.stringify({ ...example, name }))
      return readOwnShop(file, {})
    }
    await prepareDatabase({ folder, size: 120, log, own: given('Pedal') })
    expect(await nameOf()).toBe('Pedal')
    await prepareDatabase({ folder, size: 120, log })
    expect(await nameOf()).toBe('Pedal')
    const other = given('Tekerlek')
    await changeLocalShop({ folder, size: 120, log, own: other }, async () => undefined)
    expect(await nameOf()).toBe('Tekerlek')
    const known = path.join(parent, 'Tekerlek.json')
    expect(readOwnShop(undefined, { SHOP_SETTINGS: known }).shop.name).toBe('Tekerlek')
    expect(() => readOwnShop('none.json', {})).toThrow(/none\.json do not exist\.$/)
  }, 60_000)

  it('is refused while the shop runs, but not for a shop that has ended', async () => {
    const users = `${folder}.users`
    writeFileSync(path.join(users, 'shop-999999999'), '')
    claimDatabase(folder, 'import')()
    writeFileSync(path.join(users, `shop-${process.ppid}`), '')
    expect(() => claimDatabase(folder, 'import')).toThrow(/^The shop is running \(process \d+\)/)
    claimDatabase(folder, 'shop')()
    rmSync(path.join(users, `shop-${process.ppid}`))
    const release = claimDatabase(folder, 'import')
    release()
    claimDatabase(folder, 'shop')()
  })
})
