import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cacheRoutes } from './route-cache'

const files = [
  '@remix-run/router/dist/router.js',
  '@remix-run/react/dist/esm/server.js',
  'react-router-dom/server.mjs',
]

describe.each(files)('the route cache of %s', (file) => {
  it('knows the installed source, and throws for another one', () => {
    const id = `node_modules/${file}`
    expect(cacheRoutes(id, readFileSync(id, 'utf8'))).toContain('cached')
    expect(() => cacheRoutes(id, 'export {}')).toThrow(/route-cache/)
  })
})

it('leaves every other file alone', () => {
  expect(cacheRoutes('app/root.tsx', 'export {}')).toBeNull()
})
