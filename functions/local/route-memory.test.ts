import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rememberRoutes } from './route-memory'

it('knows the router that is installed, and says so when it is another one', () => {
  const source = readFileSync('node_modules/@remix-run/router/dist/router.js', 'utf8')
  expect(rememberRoutes(source)).toContain('keptBranches.get(routes)')
  expect(() => rememberRoutes('export {}')).toThrow(/route-memory/)
})
