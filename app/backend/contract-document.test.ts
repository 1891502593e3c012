import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endpoints } from '~/backend/http/endpoints'

const paths = new Map(Object.entries(endpoints).map(([key, { path }]) => [key, path]))

/** The numbered rows of CONTRACT.md: number, keys and the call as it is written there. */
const rows = [
  ...readFileSync('app/backend/CONTRACT.md', 'utf8').matchAll(
    /^\| (\d+) \| ([^|]+) \| ([^|]+) \|/gm,
  ),
].map(([, number, keys = '', call = '']) => ({
  number: Number(number),
  keys: keys.match(/[A-Z_]{2,}/g) ?? [],
  call,
}))

const own = [
  ...readFileSync('app/backend/own-calls.md', 'utf8').matchAll(/^\| `(\/[^`]+)` \| [A-Z, ]+ \|/gm),
].map(([, path]) => path)

describe('CONTRACT.md and own-calls.md', () => {
  it('number every call once', () => {
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 78 }, (_, index) => index + 1),
    )
  })

  it('name no key that the code lacks, and the path that it sends', () => {
    const different = rows.flatMap(({ keys, call }) =>
      keys.filter((key) => {
        const start = paths.get(key)?.split('/').slice(0, 3).join('/')
        return !start || (call.includes('`/') && !call.includes(start))
      }),
    )
    expect(different).toEqual([])
  })

  it('hold every call of the code, each in one of them', () => {
    const numbered = new Set(rows.flatMap(({ keys }) => keys))
    const others = [...paths].filter(([key]) => !numbered.has(key)).map(([, path]) => path)
    // The sign-in at outside accounts stands in both: the platform knows it for Apple alone.
    expect([...others, endpoints.SOCIAL_LOGIN.path].toSorted()).toEqual(own.toSorted())
  })
})
