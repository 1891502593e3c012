// Who may import whom (the table stands in README, "The map of the house"). Each rule says it in one sentence.
const { existsSync, readFileSync } = require('node:fs')

const rooms = ['shop', 'session', 'i18n', 'ui', 'shell']
const area = `^app/(?!(?:${rooms.join('|')}|decisions)/)[^/]+/`
const tests = '[.]test[.]tsx?$'
const rules = '^app/[^/]+/[^/]*rules[.]ts$'

/** A route is what app/routes.ts names, nothing else. */
const routeModules = existsSync('app/routes.ts')
  ? [
      ...readFileSync('app/routes.ts', 'utf8').matchAll(/['"`](?:[.]\/)?([\w./-]+[.]tsx?)['"`]/g),
    ].map(([, file]) => `app/${file}`)
  : []
const routes = `^(?:${routeModules.map((file) => file.replaceAll('.', '[.]')).join('|') || 'app/no-routes-yet'})$`

/** What is shown: components and hooks. */
const parts = [
  `${area}.*[.]tsx$`,
  `${area}use-[^/]+[.]ts$`,
  '^app/shell/.*[.]tsx$',
  '^app/shell/use-[^/]+[.]ts$',
]

/** The types that everybody may name (decision 008). */
const named =
  '^app/(?:shop/(?:wish-|cart-|site-|talk-|member-|order-|address-)?model|session/answer-types)[.]ts$'

const site = '^app/(?:site-map|safe-path)[.]ts$'
const npm = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})(?:/|$)`
const types = { dependencyTypesNot: ['type-only'] }

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or miss a third.',
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
      comment: 'What is imported must be there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|cloudflare:)' },
    },
    {
      name: 'the-wall',
      comment: 'app/shop knows zod and languages; no React, Remix, session or area.',
      severity: 'error',
      from: { path: '^app/shop/', pathNot: tests },
      to: { pathNot: ['^app/(?:shop|i18n)/', site, npm('zod', 'xss')] },
    },
    {
      name: 'the-session',
      comment: 'app/session knows cookies, schemas and languages; no shop and no area.',
      severity: 'error',
      from: { path: '^app/session/', pathNot: tests },
      to: {
        pathNot: ['^app/(?:session|i18n)/', site, npm('cookie', 'zod', '@remix-run/cloudflare')],
      },
    },
    {
      name: 'the-languages',
      comment: 'app/i18n knows i18next, React and the types of app/session; no shop and no area.',
      severity: 'error',
      from: { path: '^app/i18n/', pathNot: tests },
      to: {
        pathNot: [
          '^app/i18n/',
          site,
          '^app/session/[^/]*types[.]ts$',
          npm('i18next', 'react-i18next', 'remix-i18next', 'react', 'zod', 'cookie'),
        ],
      },
    },
    {
      name: 'the-primitives',
      comment: 'app/ui fits any site: React and conform; of this one only types.',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: tests },
      to: {
        pathNot: [
          named,
          '^app/ui/',
          npm('react', 'react-dom', '@remix-run/react', '@conform-to/react', 'imask'),
        ],
      },
    },
    {
      name: 'rules-are-pure',
      comment:
        "An area's rules know other rules, languages and the model's types: no React, no Remix, no package.",
      severity: 'error',
      from: { path: rules, pathNot: tests },
      to: { pathNot: [rules, named, '^app/i18n/', site] },
    },
    {
      name: 'parts-show',
      comment:
        "An area's parts (components, hooks) know no session and no wall; that is the business of routes and of the modules that only routes use.",
      severity: 'error',
      from: { path: parts, pathNot: [tests, routes] },
      to: { path: '^app/(?:shop|session)/', pathNot: named },
    },
    {
      name: 'parts-by-type',
      comment: 'What parts take from the model, they take by `import type`.',
      severity: 'error',
      from: { path: [area, '^app/(?:shell|ui)/'], pathNot: [tests, routes] },
      to: { path: named, ...types },
    },
    {
      name: 'routes-are-not-imported',
      comment: 'Only app/routes.ts names a route module.',
      severity: 'error',
      from: { path: '^app/', pathNot: [tests] },
      to: { path: routes, ...types },
    },
    {
      name: 'the-edge',
      comment:
        'functions/storefront knows session, wall, languages and the server build; never parts or ui.',
      severity: 'error',
      from: { path: '^functions/storefront/', pathNot: tests },
      to: {
        path: '^(?:app|functions)/',
        pathNot: ['^app/(?:session|shop|i18n)/', '^app/[^/]+[.]ts$', '^functions/storefront/'],
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
      name: 'local-hosting-stays-home',
      comment: 'What hosts the Workers on a machine never gets into one.',
      severity: 'error',
      from: { path: '^(?:app|functions/(?:storefront|shop))/' },
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
      comment: 'What the Workers bundle stands in `dependencies`.',
      severity: 'error',
      from: {
        path: '^(?:app|functions/(?:storefront|shop))/',
        pathNot: [tests, '^functions/shop/seed/', '^app/routes[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...types },
    },
    {
      name: 'the-judge-knows-no-code',
      comment: 'tests/model computes on its own: nothing of app or functions, not even a type.',
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
