import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './lock'
import { freePort, tryPort } from './ports'
import { localSecrets, newSecrets, readDevVars } from './secrets'
import { bothSettings } from './settings'
import { fingerprint } from './workers/fingerprint'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-local-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

describe('the fingerprint of files', () => {
  it('changes with an edited, new or deleted file, but not with a touched one or a test', () => {
    write('a.ts', '1')
    const before = fingerprint([folder])
    write('a.ts', '1')
    write('a.test.ts', 'anything')
    expect(fingerprint([folder])).toBe(before)
    write('sub/b.css', 'x')
    const withB = fingerprint([folder])
    expect(withB).not.toBe(before)
    rmSync(path.join(folder, 'sub'), { recursive: true })
    expect(fingerprint([folder])).toBe(before)
    write('a.ts', '2')
    expect(fingerprint([folder])).not.toBe(before)
  })
})

describe('secrets of this machine', () => {
  it('are created once and saved', () => {
    const first = localSecrets(folder)
    expect(localSecrets(folder)).toEqual(first)
    expect(first.SESSION_KEYS).toMatch(/^local:[\w-]{43}$/)
    expect(newSecrets()).not.toEqual(first)
  })

  it('are overridden by .dev.vars, with and without quotes', () => {
    write('.dev.vars', '# mine\nSHOP_GUEST_TOKEN="a=b"\nSHOP_ORIGIN = https://shop.example\n')
    expect(readDevVars(path.join(folder, '.dev.vars'))).toEqual({
      SHOP_GUEST_TOKEN: 'a=b',
      SHOP_ORIGIN: 'https://shop.example',
    })
    expect(readDevVars(path.join(folder, 'none'))).toEqual({})
  })
})

describe('a port', () => {
  it('that is in use is not free', async () => {
    const port = await freePort()
    const server = createServer().listen(port, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    expect(await tryPort(port)).toBeNull()
    await new Promise((resolve) => server.close(resolve))
    expect(await tryPort(port)).toBe(port)
  })
})

describe('settings', () => {
  it('come from the two wrangler.toml files', () => {
    const { storefront, shop } = bothSettings()
    expect(storefront.vars).toMatchObject({ EXPORT_MODE: '0', SHOP_ORIGIN: '' })
    expect(Object.keys(shop.databases)).toEqual(['DB'])
    expect(shop.migrations).toMatch(/functions\/shop\/migrations$/)
  })
})

describe('a lock', () => {
  it('is held by one at a time', async () => {
    const events: string[] = []
    const work = (name: string) => async () => {
      events.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      events.push(`${name} ends`)
    }
    await Promise.all([withLock('local-test', work('one')), withLock('local-test', work('two'))])
    expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })
})
