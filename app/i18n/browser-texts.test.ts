import { expect, it } from 'vitest'
import trAccount from './texts/tr/account.json'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace(/^\.\.?\//, ''), text]),
)

/** The file that a module specifier names, if it is one of the app. */
function fileOf(specifier: string, from: string): string | undefined {
  const { pathname } = new URL(specifier.replace(/^~/, ''), `https://app/${from}`)
  const path = pathname.slice(1)
  return [path, `${path}.ts`, `${path}.tsx`].find((name) => code.has(name))
}

/** Files whose code comes with a file: it imports them, directly or not. */
function importsOf(file: string, found = new Set([file])): Set<string> {
  for (const [, specifier = ''] of code.get(file)?.matchAll(/\bfrom '([~.][^']+)'/g) ?? []) {
    const next = fileOf(specifier, file)
    if (!next || found.has(next)) continue
    found.add(next)
    importsOf(next, found)
  }
  return found
}

/** Files that a file loads on demand, without texts of accounts. */
const onDemand = (file: string) =>
  [...(code.get(file)?.matchAll(/(withAccountTexts\()?\(\) => import\('([^']+)'/g) ?? [])].flatMap(
    ([, withTexts, specifier = '']) => (withTexts ? [] : (fileOf(specifier, file) ?? [])),
  )

/** Imported by a loader: it runs on the server alone. */
const onServer = 'auth/sign-in/after-sign-in.ts'

const shopRoutes = [...code.keys()].filter((file) =>
  /\bhandle = \{[^}]*i18n: 'shop'/.test(code.get(file) ?? ''),
)

it('[G06] what a page of the shop runs in the browser says no text of accounts', () => {
  const behaviors = ['layout/behaviors.ts', 'layout/further-behaviors.ts'].flatMap(onDemand)
  const starts = ['entry.client.tsx', 'root.tsx', 'layout/dialogs.tsx', ...shopRoutes, ...behaviors]
  expect(shopRoutes).toContain('content/link.route.tsx')
  expect(behaviors.length).toBeGreaterThan(10)
  const files = new Set(starts.flatMap((start) => [...importsOf(start)]))
  expect(files).toContain('product/add/add-form.tsx')
  const groups = Object.keys(trAccount).join('|')
  const key = new RegExp(`'(?:${groups})\\.\\w+`)
  const saying = [...files].filter((file) => key.test(code.get(file) ?? ''))
  expect(saying).toEqual([onServer])
})
