import type { Plugin } from 'vite'

type Rewrite = readonly [from: string, to: string]

/**
 * What Remix and its router make anew for each document although it depends on the routes alone: branches and
 * patterns, matches of the same path three times, the route objects that the renderer works with. The server's build
 * keeps them.
 */
const rewrites: readonly { file: RegExp; name: string; changes: readonly Rewrite[] }[] = [
  {
    name: '@remix-run/router',
    file: /@remix-run\/router\/dist\/router\.js$/,
    changes: [
      [
        '  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n',
        '  let kept = keptBranches.get(routes);\n' +
          '  if (!kept) {\n    kept = { branches: flattenRoutes(routes), pathname: null, matches: null };\n    rankRouteBranches(kept.branches);\n    keptBranches.set(routes, kept);\n  }\n' +
          '  if (kept.pathname === pathname && !allowPartial) return kept.matches && kept.matches.slice();\n' +
          '  let branches = kept.branches;\n',
      ],
      [
        'matches = matchRouteBranch(branches[i], decoded, allowPartial);\n  }\n  return matches;',
        'matches = matchRouteBranch(branches[i], decoded, allowPartial);\n  }\n' +
          '  if (!allowPartial) {\n    kept.pathname = pathname;\n    kept.matches = matches && matches.slice();\n  }\n' +
          '  return matches;',
      ],
      [
        'function compilePath(path, caseSensitive, end) {',
        'const keptBranches = new WeakMap();\nconst keptPaths = new Map();\n' +
          'function compilePath(path, caseSensitive, end) {\n' +
          "  let key = path + '|' + caseSensitive + '|' + end;\n" +
          '  let kept = keptPaths.get(key);\n' +
          '  if (!kept) keptPaths.set(key, (kept = compilePathAnew(path, caseSensitive, end)));\n' +
          '  return kept;\n}\nfunction compilePathAnew(path, caseSensitive, end) {',
      ],
    ],
  },
  {
    name: '@remix-run/react',
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    changes: [
      [
        '  let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);\n',
        '  let routes = keptRoutes.get(manifest);\n' +
          '  if (!routes) {\n    routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);\n    keptRoutes.set(manifest, routes);\n  }\n',
      ],
      ['function RemixServer({', 'const keptRoutes = new WeakMap();\nfunction RemixServer({'],
    ],
  },
  {
    name: 'react-router-dom',
    file: /react-router-dom\/(?:dist\/)?server\.mjs$/,
    changes: [
      [
        '  let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);\n\n  // Because our context matches',
        '  let kept = keptDataRoutes.get(routes);\n' +
          '  if (!kept) {\n    let manifest = {};\n    kept = { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) };\n    keptDataRoutes.set(routes, kept);\n  }\n' +
          '  let { manifest, dataRoutes } = kept;\n\n  // Because our context matches',
      ],
      [
        'function createStaticRouter(',
        'const keptDataRoutes = new WeakMap();\nfunction createStaticRouter(',
      ],
    ],
  },
]

/** A source of the router with its memory, null for another file; throws when the source is not the known one. */
export function rememberRoutes(id: string, source: string): string | null {
  const found = rewrites.find(({ file }) => file.test(id))
  if (!found) return null
  return found.changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(
        `${found.name} is not the one functions/local/route-memory.ts knows: «${from.trim().slice(0, 50)}» ` +
          'is not there exactly once. Adapt the rewrites to the new source, or drop them.',
      )
    return text.replace(from, () => to)
  }, source)
}

/** A plugin for the server build; it fails the build when a source has changed. */
export function routeMemory(): Plugin {
  return {
    name: 'route-memory',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'pre',
    transform(source, id) {
      const code = id.startsWith('\0') ? null : rememberRoutes(id, source)
      return code === null ? null : { code, map: null }
    },
  }
}
