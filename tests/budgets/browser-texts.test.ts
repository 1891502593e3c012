import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareWorkers } from '../support/two-workers'
import { assets, staticImports } from './script-files'

const read = (file: string) => readFileSync(path.join(assets, file), 'utf8')

/**
 * What a page loads before it renders another one, including all texts (app/rendering/navigation/ready-to-render.ts).
 */
const isRest = /^server-only-/
const isTexts = /^(?:account|parts|shop)-/

type Further = 'parts' | 'account'

/** Keys of a namespace in a file and its imports. */
function keysIn(file: string, namespace: Further): string[] {
  const groups = Object.keys(
    JSON.parse(readFileSync(`app/i18n/texts/tr/${namespace}.json`, 'utf8')),
  )
  const key = new RegExp(`["'\`](?:${groups.join('|')})\\.\\w*`, 'g')
  const files = [...staticImports(file)].filter((each) => !isRest.test(each))
  return files.flatMap((each) => read(each).match(key) ?? [])
}

const importsIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, next = '']) => next)

/** Names of the modules that are loaded with the texts of parts: behaviours, and what `withPartTexts` wraps. */
function namesWithParts(): Set<string> {
  const registries = ['behaviors', 'further-behaviors'].map((name) => `app/layout/${name}.ts`)
  const sources = readdirSync('app', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const wrapped = /withPartTexts\(\s*import\('[^']*?([\w.-]+)'\)/g
  return new Set([
    ...registries.flatMap((file) =>
      importsIn(readFileSync(file, 'utf8'), /import\('[^']*?([\w.-]+)'\)/g),
    ),
    ...sources.flatMap((file) => importsIn(readFileSync(`app/${file}`, 'utf8'), wrapped)),
  ])
}

let files: string[] = []
beforeAll(async () => {
  await prepareWorkers()
  files = readdirSync(assets).filter((file) => file.endsWith('.js'))
})

describe.each(['parts', 'account'] as const)('a page that shows texts of %s', (namespace) => {
  it('[G06] loads them', () => {
    const [manifest = ''] = files.filter((file) => file.startsWith('manifest-'))
    const modules = importsIn(read(manifest), /"module":"\/assets\/([\w.-]+\.js)"/g)
    expect(modules.length).toBeGreaterThan(50)
    const saying = modules.filter((file) => keysIn(file, namespace).length > 0)
    expect(saying.length).toBeGreaterThan(3)
    const isLoading = new RegExp(`i18n:(?:\\[[^\\]]*)?"${namespace}"`)
    expect(saying.filter((file) => !isLoading.test(read(file)))).toEqual([])
  })
})

it('[G06] the late script of a hydrated public page uses only texts that it loads', () => {
  const registries = files.filter((file) => /^(?:core|further-behaviors|root)-/.test(file))
  const loaded = registries
    .flatMap((file) => importsIn(read(file), /\bimport\("\.\/([\w.-]+\.js)"\)/g))
    .filter((file) => !isRest.test(file) && !isTexts.test(file))
  expect(loaded.length).toBeGreaterThan(25)
  const withParts = namesWithParts()
  expect(withParts.size).toBeGreaterThan(25)
  const hasParts = (file: string) => withParts.has(file.replace(/-[\w-]{7}\.js$/, ''))
  const unloaded = loaded.flatMap((file) => [
    ...keysIn(file, 'account').map((key) => `${file}: ${key}`),
    ...(hasParts(file) ? [] : keysIn(file, 'parts').map((key) => `${file}: ${key}`)),
  ])
  expect(unloaded).toEqual([])
})
