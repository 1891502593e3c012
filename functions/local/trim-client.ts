import type { Plugin } from 'vite'

type Cut = { what: string; from: RegExp; to: string }
type Trim = { file: RegExp; cuts: Cut[] }

/**
 * What the browser's bundle of Remix carries for choices that this app has made once (remix.config.js), or for
 * components that it never uses and that bundlers keep because they are given a name.
 */
const trims: Trim[] = [
  {
    file: /@remix-run\/react\/dist\/esm\/components\.js$/,
    cuts: [{ what: 'names of links', from: /^ *\w+\.displayName = .*$/gm, to: '' }],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/,
    cuts: [
      {
        what: 'scripts of its default error page',
        from: /\/\*#__PURE__\*\/React\.createElement\(Scripts, null\)/g,
        to: 'null',
      },
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/(browser|links|components)\.js$/,
    cuts: [
      {
        what: 'the way without single fetch',
        from: /(window\.__remixContext\.)?future\.v3_singleFetch/g,
        to: 'true',
      },
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    cuts: [
      {
        what: 'lazy route discovery',
        from: /(?<!function )isFogOfWarEnabled\(future, isSpaMode\)/g,
        to: 'false',
      },
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/browser\.js$/,
    cuts: [
      { what: 'the single-page mode', from: /window\.__remixContext\.isSpaMode/g, to: 'false' },
    ],
  },
]

/**
 * Leaves out of the browser's bundle what this app can never reach (decision 013).
 * @throws when a source is not as it was: then look whether the cut is still right
 */
export function trimSource(id: string, code: string): string | null {
  const path = id.split('?')[0] ?? ''
  let trimmed = code
  for (const { file, cuts } of trims) {
    if (!file.test(path)) continue
    for (const { what, from, to } of cuts) {
      const next = trimmed.replace(from, to)
      if (next === trimmed)
        throw new Error(
          `${path} no longer holds ${what}; see functions/local/trim-client.ts and decision 013.`,
        )
      trimmed = next
    }
  }
  return trimmed === code ? null : trimmed
}

/** The cuts above, in the browser's build alone. */
export function trimClient(): Plugin {
  return {
    name: 'trim-client',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr) return null
      const trimmed = trimSource(id, code)
      return trimmed === null ? null : { code: trimmed, map: null }
    },
  }
}
