import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { prepareWorkers } from '../support/two-workers'
import { assets, staticImports } from './script-files'

const read = (file: string) => readFileSync(path.join(assets, file), 'utf8')

const groups = Object.keys(JSON.parse(readFileSync('app/i18n/texts/tr/account.json', 'utf8')))
const accountKey = new RegExp(`["'\`](?:${groups.join('|')})\\.\\w*`, 'g')

/** Keys of account texts in a file and its imports. */
const keysIn = (file: string) =>
  [...staticImports(file)].flatMap((each) =>
    isRest.test(each) ? [] : (read(each).match(accountKey) ?? []),
  )

/**
 * What a page loads before it renders another one, including all texts (app/rendering/navigation/ready-to-render.ts).
 */
const isRest = /^server-only-/

let files: string[] = []
beforeAll(async () => {
  await prepareWorkers()
  files = readdirSync(assets).filter((file) => file.endsWith('.js'))
})

it('[G06] a page that shows account texts in the browser loads them', () => {
  const [manifest = ''] = files.filter((file) => file.startsWith('manifest-'))
  const modules = [...read(manifest).matchAll(/"module":"\/assets\/([\w.-]+\.js)"/g)]
  expect(modules.length).toBeGreaterThan(50)
  const saying = modules.flatMap(([, file = '']) => (keysIn(file).length > 0 ? [file] : []))
  expect(saying.length).toBeGreaterThan(3)
  const loading = saying.filter((file) => read(file).includes('i18n:"account"'))
  expect(saying.filter((file) => !loading.includes(file))).toEqual([])
})

it('[G06] the script of a hydrated public page uses no account texts', () => {
  const registries = files.filter((file) => /^(?:core|further-behaviors|root)-/.test(file))
  const loaded = registries.flatMap((file) =>
    [...read(file).matchAll(/\bimport\("\.\/([\w.-]+\.js)"\)/g)].map(([, next = '']) => next),
  )
  expect(loaded.length).toBeGreaterThan(25)
  const isTexts = (file: string) => /^(?:account|shop)-/.test(file)
  const saying = loaded.filter((file) => !isRest.test(file) && !isTexts(file))
  expect(saying.flatMap((file) => keysIn(file).map((key) => `${file}: ${key}`))).toEqual([])
})
