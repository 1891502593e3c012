import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { thinManifest } from './thin-manifest'

const route = (id: string, more: object) => ({
  id,
  parentId: 'root',
  hasLoader: true,
  hasAction: false,
  imports: ['/a.js'],
  css: [],
  ...more,
})
const sourceOf = (routes: Record<string, object>) =>
  `window.__remixManifest=${JSON.stringify({
    entry: { module: '/e.js', imports: ['/c.js'] },
    routes,
    version: '1',
  })};`

function read(script: string): unknown {
  const window: { __remixManifest?: unknown } = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__remixManifest))
}

it('keeps the fields that the browser reads and drops empty ones', () => {
  const routes = {
    root: { id: 'root', path: '', hasErrorBoundary: true, module: '/assets/root-aaaaaaaa.js' },
    'home-tr': route('home-tr', { index: true, module: '/assets/home.route-bbb-bbbb.js' }),
    'home-en': route('home-en', { path: 'en', module: '/assets/home.route-bbb-bbbb.js' }),
    'cart/add.route': route('cart/add.route', {
      path: 'sepet/ekle',
      hasAction: true,
      module: '/assets/add.route-cccccccc.js',
    }),
  }
  const thin = thinManifest(sourceOf(routes))
  expect(read(thin)).toEqual({
    entry: { module: '/e.js', imports: ['/c.js'] },
    version: '1',
    routes: {
      root: routes.root,
      'home-tr': {
        id: 'home-tr',
        parentId: 'root',
        hasLoader: true,
        index: true,
        module: '/assets/home.route-bbb-bbbb.js',
      },
      'home-en': {
        id: 'home-en',
        parentId: 'root',
        hasLoader: true,
        path: 'en',
        module: '/assets/home.route-bbb-bbbb.js',
      },
      'cart/add.route': {
        id: 'cart/add.route',
        parentId: 'root',
        hasLoader: true,
        hasAction: true,
        path: 'sepet/ekle',
        module: '/assets/add.route-cccccccc.js',
      },
    },
  })
  expect(thin).toContain('cart/add.route sepet/ekle al cccccccc')
})

it('throws for an unknown manifest', () => {
  expect(() => thinManifest('export {}')).toThrow(/thin-manifest/)
  const unknownRoute = route('x', { path: 'x', module: '/assets/x-aaaaaaaa.js', hasMagic: true })
  expect(() => thinManifest(sourceOf({ x: unknownRoute }))).toThrow(/hasMagic/)
})
