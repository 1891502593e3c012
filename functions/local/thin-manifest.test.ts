import { expect, it } from 'vitest'
import { thinManifest } from './thin-manifest'

it('keeps what the browser reads of a route and drops what says nothing', () => {
  const route = {
    id: 'cart',
    path: 'sepet',
    hasLoader: true,
    hasAction: false,
    imports: ['/a.js'],
    css: [],
  }
  const source = `window.__remixManifest=${JSON.stringify({
    entry: { module: '/e.js', imports: ['/c.js'] },
    routes: { cart: route },
    version: '1',
  })};`
  expect(thinManifest(source)).toBe(
    'window.__remixManifest={"entry":{"module":"/e.js","imports":["/c.js"]},"routes":{"cart":{"id":"cart","path":"sepet","hasLoader":true}},"version":"1"};',
  )
})

it('says so when the manifest is another one', () => {
  expect(() => thinManifest('export {}')).toThrow(/thin-manifest/)
})
