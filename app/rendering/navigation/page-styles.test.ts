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

/** Script that adds its sheet itself. */
const addsLink = (code: string) => /createElement\('link'\)|loadStyles\(/.test(code)

it('all styles that a page links to are loaded before the first client navigation', () => {
  const { '/app/rendering/navigation/page-styles.ts': fetched = '', ...others } = sources
  const pages = Object.values(others).filter((code) => !addsLink(code))
  const linked = new Set(pages.flatMap(importedSheets))
  expect(linked.size).toBeGreaterThan(10)
  expect(new Set(importedSheets(fetched))).toEqual(linked)
})
