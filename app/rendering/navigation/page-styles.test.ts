import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['/app/**/*.{ts,tsx}', '!/app/root.tsx', '!/app/**/*.test.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** File names of the style sheets that a module imports by URL. */
const importedSheets = (code: string) =>
  [...code.matchAll(/\/([\w-]+\.css)\?url'/g)].map(([, file]) => file)

it('all styles that a page links to are loaded before the first client navigation', () => {
  const { '/app/rendering/navigation/page-styles.ts': fetched = '', ...others } = sources
  const linked = new Set(Object.values(others).flatMap(importedSheets))
  expect(linked.size).toBeGreaterThan(10)
  expect(new Set(importedSheets(fetched))).toEqual(linked)
})
