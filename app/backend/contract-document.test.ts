import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Endpoint, type EndpointKey, endpoints } from '~/backend/http/endpoints'

const keys = Object.keys(endpoints) as EndpointKey[]
const endpointOf = (key: string): Endpoint | undefined => endpoints[key as EndpointKey]
const withoutEnd = (path: string) => path.replace(/\/$/, '')

/** The numbered rows of CONTRACT.md: number, keys with their sign for a currency, and the fixed part of the path. */
const rows = [
  ...readFileSync('app/backend/CONTRACT.md', 'utf8').matchAll(
    /^\| (\d+) \| ([^|]+) \| ([^|]+) \|/gm,
  ),
].map(([, number, names = '', call = '']) => ({
  number: Number(number),
  named: [...names.matchAll(/([A-Z_]{2,})( ¤)?/g)].map(([, key = '', currency]) => ({
    key,
    currency: Boolean(currency),
  })),
  path: withoutEnd(/`(\/[^`{]*)/.exec(call)?.[1] ?? ''),
}))

/** One path contains the other: a row may name a part of an endpoint's path, or the reverse. */
function isPathOf(row: string, endpoint: string): boolean {
  const path = withoutEnd(endpoint)
  const isWhole = !/^\/(?:srv|api)\/\w+$/.test(row)
  return isWhole && (path.startsWith(row) || row.startsWith(path))
}

const own = [
  ...readFileSync('app/backend/own-calls.md', 'utf8').matchAll(/^\| `(\/[^`]+)` \| [A-Z, ]+ \|/gm),
].map(([, path]) => path)

describe('CONTRACT.md and own-calls.md', () => {
  it('number every call once', () => {
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 78 }, (_, index) => index + 1),
    )
  })

  it('name keys of the code, with the paths that it sends', () => {
    const wrong = rows.flatMap(({ named, path }) =>
      named.filter(({ key }) => path && !isPathOf(path, endpointOf(key)?.path ?? '')),
    )
    expect(wrong).toEqual([])
  })

  it('state for every call whether it carries a currency', () => {
    const wrong = rows.flatMap(({ named }) =>
      named.filter(({ key, currency }) => currency !== Boolean(endpointOf(key)?.currency)),
    )
    expect(wrong).toEqual([])
  })

  it('contain every call of the code, each in one of them', () => {
    const numbered = new Set(rows.flatMap(({ named }) => named.map(({ key }) => key)))
    const isOwn = (key: EndpointKey) => !numbered.has(key) && !endpointOf(key)?.page
    const others = keys.filter(isOwn).map((key) => endpoints[key].path)
    // The social sign-in is in both: the platform documents it for Apple only.
    expect([...others, endpoints.SOCIAL_LOGIN.path].toSorted()).toEqual(own.toSorted())
  })
})
