import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../root.tsx', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The style sheets that a module names by their address, without their folders. */
const named = (code: string) => [...code.matchAll(/\/([\w-]+\.css)\?url'/g)].map(([, file]) => file)

it('all styles that a page links to are fetched before the first step in place', () => {
  const { './page-styles.ts': fetched = '', ...others } = sources
  const linked = new Set(Object.values(others).flatMap(named))
  expect(linked.size).toBeGreaterThan(10)
  expect(new Set(named(fetched))).toEqual(linked)
})
