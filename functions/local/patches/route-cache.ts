import type { Plugin } from 'vite'

type Rewrite = readonly [from: string, to: string]

/**
 * What: Remix 2.17.5 and its router cache, in the server build, what depends on the routes alone.
 * Why: they compute it anew for each document: branches and patterns, the matches of one path three times, route objects.
 * How much: 21.6 × of a product page's budget of 30 × a constant Worker (72 %), 23 × of a list's 35 ×. Alone, the router's
 * part brings 12.7 ×, react-router-dom's 7.0 ×, Remix's 5.8 ×.
 * Fails the build when a line is not there exactly once.
 */
const rewrites: readonly { file: RegExp; name: string; changes: readonly Rewrite[] }[] = [
  {
    name: '@remix-run/router',
    file: /@remix-run\/router\/dist\/router\.js$/,
    changes: [
      [
        '  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n',
        '  let cached = cachedBranches.get(routes);\n' +
          '  if (!cached) {\n    cached = { branches: flattenRoutes(routes), pathname: null, matches: null };\n    rankRouteBranches(cached.branches);\n    cachedBranches.set(routes, cached);\n  }\n' +
          '  if (cached.pathname === pathname && !allowPartial) return cached.matches && cached.matches.slice();\n' +
          '  let branches = cached.branches;\n',
      ],
      [
        'matches = matchRouteBranch(branches[i], decoded, allowPartial);\n  }\n  return matches;',
        'matches = matchRouteBranch(branches[i], decoded, allowPartial);\n  }\n' +
          '  if (!allowPartial) {\n    cached.pathname = pathname;\n    cached.matches = matches && matches.slice();\n  }\n' +
          '  return matches;',
      ],
      [
        'function compilePath(path, caseSensitive, end) {',
        'const cachedBranches = new WeakMap();\nconst cachedPaths = new Map();\n' +
          'function compilePath(path, caseSensitive, end) {\n' +
          "  let key = path + '|' + caseSensitive + '|' + end;\n" +
          '  let cached = cachedPaths.get(key);\n' +
          '  if (!cached) cachedPaths.set(key, (cached = compilePathUncached(path, caseSensitive, end)));\n' +
          '  return cached;\n}\nfunction compilePathUncached(path, caseSensitive, end) {',
      ],
    ],
  },
  {
    name: '@remix-run/react',
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    changes: [
      [
        '  let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);\n',
        '  let routes = cachedRoutes.get(manifest);\n' +
          '  if (!routes) {\n    routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);\n    cachedRoutes.set(manifest, routes);\n  }\n',
      ],
      ['function RemixServer({', 'const cachedRoutes = new WeakMap();\nfunction RemixServer({'],
    ],
  },
  {
    name: 'react-router-dom',
    file: /react-router-dom\/(?:dist\/)?server\.mjs$/,
    changes: [
      [
        '  let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);\n\n  // Because our context matches',
        '  let cached = cachedDataRoutes.get(routes);\n' +
          '  if (!cached) {\n    let manifest = {};\n    cached = { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) };\n    cachedDataRoutes.set(routes, cached);\n  }\n' +
          '  let { manifest, dataRoutes } = cached;\n\n  // Because our context matches',
      ],
      [
        'function createStaticRouter(',
        'const cachedDataRoutes = new WeakMap();\nfunction createStaticRouter(',
      ],
    ],
  },
]

/** The source of a router file with its cache, null for another file; throws when the source is not the known one. */
export function cacheRoutes(id: string, source: string): string | null {
  const found = rewrites.find(({ file }) => file.test(id))
  if (!found) return null
  return found.changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(
        `${found.name} is not the one functions/local/patches/route-cache.ts knows: «${from.trim().slice(0, 50)}» ` +
          'is not there exactly once. Adapt the rewrites to the new source, or drop them.',
      )
    return text.replace(from, () => to)
  }, source)
}

/** A plugin for the server build; it fails the build when a source has changed. */
export function routeCache(): Plugin {
  return {
    name: 'route-cache',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'pre',
    transform(source, id) {
      const code = id.startsWith('\0') ? null : cacheRoutes(id, source)
      return code === null ? null : { code, map: null }
    },
  }
}
