import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rememberRoutes } from './route-memory'

const files = [
  '@remix-run/router/dist/router.js',
  '@remix-run/react/dist/esm/server.js',
  'react-router-dom/server.mjs',
]

describe.each(files)('the memory of %s', (file) => {
  it('knows the source that is installed, and says so when it is another one', () => {
    const id = `node_modules/${file}`
    expect(rememberRoutes(id, readFileSync(id, 'utf8'))).toContain('kept')
    expect(() => rememberRoutes(id, 'export {}')).toThrow(/route-memory/)
  })
})

it('leaves every other file alone', () => {
  expect(rememberRoutes('app/root.tsx', 'export {}')).toBeNull()
})
