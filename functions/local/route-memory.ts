import type { Plugin } from 'vite'

/**
 * @remix-run/router 1.x makes its list of branches and a regular expression per route anew at each match, three times
 * a document. Both depend on the routes alone, so the server's build keeps them.
 */
const rewrites: readonly (readonly [from: string, to: string])[] = [
  [
    '  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n',
    '  let branches = keptBranches.get(routes);\n' +
      '  if (!branches) {\n    branches = flattenRoutes(routes);\n    rankRouteBranches(branches);\n    keptBranches.set(routes, branches);\n  }\n',
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
]

const router = /@remix-run\/router\/dist\/router\.js$/

/** The router's source with its memory; throws when the source is not the known one. */
export function rememberRoutes(source: string): string {
  return rewrites.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(
        `@remix-run/router is not the one functions/local/route-memory.ts knows: «${from.trim().slice(0, 50)}» ` +
          'is not there exactly once. Adapt the rewrites to the new source, or drop them.',
      )
    return text.replace(from, () => to)
  }, source)
}

/** A plugin for the server build; it fails the build when the router's source has changed. */
export function routeMemory(): Plugin {
  return {
    name: 'route-memory',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'pre',
    transform(source, id) {
      if (id.startsWith('\0') || !router.test(id)) return null
      return { code: rememberRoutes(source), map: null }
    },
  }
}
