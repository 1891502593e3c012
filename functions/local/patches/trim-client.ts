import type { Plugin } from 'vite'

/**
 * What: leaves out of Remix's browser code what no page can reach: options that remix.config.js has fixed, and unused
 * components that bundlers keep because they are given a name.
 * Why: without it a hydrated product page loads more than Hydrogen's (decision 045).
 * How much: 4.5 kB, 5 % of the budget of a hydrated page. The rule asks for 15 %; decision 013 says why it stays.
 * Fails the build when one of these places is not found.
 */

type Cut = { name: string; from: RegExp; to: string }
type Trim = { file: RegExp; cuts: Cut[] }

const trims: Trim[] = [
  {
    file: /@remix-run\/react\/dist\/esm\/components\.js$/,
    cuts: [{ name: 'names of links', from: /^ *\w+\.displayName = .*$/gm, to: '' }],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/,
    cuts: [
      {
        name: 'scripts of its default error page',
        from: /\/\*#__PURE__\*\/React\.createElement\(Scripts, null\)/g,
        to: 'null',
      },
      { name: 'its message to developers', from: /(?<=__html: )`[^`]*`/g, to: "''" },
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/(browser|links|components)\.js$/,
    cuts: [
      {
        name: 'loading without single fetch',
        from: /(window\.__remixContext\.)?future\.v3_singleFetch/g,
        to: 'true',
      },
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    cuts: [
      {
        name: 'lazy route discovery',
        from: /(?<!function )isFogOfWarEnabled\(future, isSpaMode\)/g,
        to: 'false',
      },
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/browser\.js$/,
    cuts: [
      { name: 'the single-page mode', from: /window\.__remixContext\.isSpaMode/g, to: 'false' },
    ],
  },
]

/** Removes what this app never reaches (decision 013). @throws when a source has changed: then check the cut */
export function trimSource(id: string, code: string): string | null {
  const path = id.split('?')[0] ?? ''
  let trimmed = code
  for (const { file, cuts } of trims) {
    if (!file.test(path)) continue
    for (const { name, from, to } of cuts) {
      const next = trimmed.replace(from, to)
      if (next === trimmed)
        throw new Error(
          `${path} no longer holds ${name}; see functions/local/patches/trim-client.ts and decision 013.`,
        )
      trimmed = next
    }
  }
  return trimmed === code ? null : trimmed
}

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
