// Who may import whom. Each rule says it in one sentence.
const { existsSync, readFileSync } = require('node:fs')

/**
 * The folders of app/ from the bottom up, with the files that each shares its place with: a folder imports from those
 * before it. The areas of the shop (cart, product, …) stand beside each other, the layout and the root above them.
 */
const base = ['i18n', 'backend', 'session', 'ui', 'rendering', 'forms']
const site = '^app/site-map[.]ts$'
const folder = (...names) => `^app/(?:${names.join('|')})/`
const area = `^app/(?!(?:${[...base, 'layout', 'decisions'].join('|')})/)[^/]+/`
const tests = '[.]test[.]tsx?$'
const rules = '^app/.*rules[.]ts$'

/** A route is what app/routes.ts names, nothing else. */
const routeModules = existsSync('app/routes.ts')
  ? [
      ...readFileSync('app/routes.ts', 'utf8').matchAll(/['"`](?:[.]\/)?([\w./-]+[.]tsx?)['"`]/g),
    ].map(([, file]) => `app/${file}`)
  : []
const routes = `^(?:${routeModules.map((file) => file.replaceAll('.', '[.]')).join('|') || 'app/no-routes-yet'})$`

/** Components and hooks. */
const components = [area, '^app/layout/', '^app/rendering/', '^app/forms/'].flatMap((path) => [
  `${path}.*[.]tsx$`,
  `${path}.*use-[^/]+[.]ts$`,
])

/** The types that everybody may name (decision 008). */
const shared = '^app/(?:backend/.*model|session/response-data|session/request-context)[.]ts$'

const npm = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})(?:/|$)`
const types = { dependencyTypesNot: ['type-only'] }

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nobody imports is dead code.',
      severity: 'error',
      from: { orphan: true, pathNot: [tests, routes, '[.]d[.]ts$', '^functions/local/'] },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'Imports must resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|cloudflare:)' },
    },
    ...base.map((name, place) => ({
      name: `${name}-imports-no-folder-above`,
      comment: `app/${name} imports only from ${['site-map.ts', ...base.slice(0, place)].join(', ')}.`,
      severity: 'error',
      from: { path: folder(name), pathNot: tests },
      to: { path: '^(?:app|functions)/', pathNot: [folder(...base.slice(0, place + 1)), site] },
    })),
    {
      name: 'areas-import-no-layout',
      comment:
        'The areas know neither the layout around them nor the root; only app/routes.ts and the root know all.',
      severity: 'error',
      from: { path: area, pathNot: tests },
      to: {
        path: ['^app/layout/', '^app/(?:root|entry[.](?:client|server))[.]tsx$', '^functions/'],
      },
    },
    {
      name: 'backend-knows-no-react',
      comment: 'app/backend uses zod, entities and htmlparser2; no React, no Remix.',
      severity: 'error',
      from: { path: folder('backend'), pathNot: tests },
      to: { path: 'node_modules', pathNot: npm('zod', 'entities', 'htmlparser2') },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules import other rules, languages and types: no React, no Remix, no package.',
      severity: 'error',
      from: { path: rules, pathNot: tests },
      to: { pathNot: [rules, shared, folder('i18n'), site, '^app/ui/notice-times[.]ts$'] },
    },
    {
      name: 'components-make-no-calls',
      comment:
        'Components and hooks import neither the backend client nor the session; routes and their modules do.',
      severity: 'error',
      from: { path: components, pathNot: [tests, routes] },
      to: { path: folder('backend', 'session'), pathNot: shared },
    },
    {
      name: 'components-import-types',
      comment: 'What components take from the models, they take by `import type`.',
      severity: 'error',
      from: {
        path: [area, folder('layout', 'rendering', 'forms', 'ui')],
        pathNot: [tests, routes],
      },
      to: { path: shared, ...types },
    },
    {
      name: 'routes-are-not-imported',
      comment: 'Only app/routes.ts names a route module.',
      severity: 'error',
      from: { path: '^app/', pathNot: [tests] },
      to: { path: routes, ...types },
    },
    {
      name: 'storefront-worker',
      comment:
        'functions/storefront uses session, backend, languages and the server build; no components.',
      severity: 'error',
      from: { path: '^functions/storefront/', pathNot: tests },
      to: {
        path: '^(?:app|functions)/',
        pathNot: [
          folder('session', 'backend', 'i18n'),
          '^app/[^/]+[.]ts$',
          '^functions/storefront/',
        ],
      },
    },
    {
      name: 'the-reference-shop',
      comment: 'functions/shop knows nothing of the storefront.',
      severity: 'error',
      from: { path: '^functions/shop/' },
      to: { path: '^(?:app|functions)/', pathNot: '^functions/shop/' },
    },
    {
      name: 'local-code-stays-local',
      comment: 'Code that runs the Workers on a machine is never part of one.',
      severity: 'error',
      from: { path: '^(?:app|functions/(?:storefront|shop))/', pathNot: tests },
      to: { path: '^functions/local/' },
    },
    {
      name: 'workers-have-no-node',
      comment: 'The Workers run without nodejs_compat: no node: module.',
      severity: 'error',
      from: {
        path: '^(?:app|functions/(?:storefront|shop))/',
        pathNot: [tests, '^functions/shop/seed/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'workers-have-no-dev-packages',
      comment: 'What the Workers bundle is listed in `dependencies`.',
      severity: 'error',
      from: {
        path: '^(?:app|functions/(?:storefront|shop))/',
        pathNot: [tests, '^functions/shop/seed/', '^app/routes[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...types },
    },
    {
      name: 'model-knows-no-code',
      comment:
        'tests/model computes independently: it imports nothing of app or functions, not even a type.',
      severity: 'error',
      from: { path: '^tests/model/' },
      to: { path: '^(?:app|functions)/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Tests may import anything; nothing imports a test.',
      severity: 'error',
      from: { path: '^(?:app|functions)/', pathNot: tests },
      to: { path: ['^tests/', tests] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:build|[.]data)/|[.]css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
