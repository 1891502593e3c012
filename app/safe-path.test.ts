import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathOfLink, safePath } from './safe-path'

it('takes paths of this site as they are', () => {
  for (const path of ['/', '/sepet', '/arama?q=defter&pg=2', '/urun#yorumlar', '/%C5%9Fapka'])
    expect(safePath(path)).toBe(path)
})

it('refuses every way of saying another host', () => {
  const bad = [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https://shop@evil.test',
    'javascript:alert(1)',
    'evil.test',
    '',
    '/%09/\u0000',
    '///evil.test',
    null,
    3,
  ]
  for (const value of bad) expect(safePath(value)).toBeNull()
})

it('never leaves the origin, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (value) => {
        const path = safePath(value)
        if (path !== null)
          expect(new URL(path, 'https://here.test').origin).toBe('https://here.test')
      },
    ),
    { numRuns: 2000 },
  )
})

it('reads a link of the backend with or without its slash', () => {
  expect(pathOfLink('kuzey-defter')).toBe('/kuzey-defter')
  expect(pathOfLink('/en/dotted-notebook')).toBe('/en/dotted-notebook')
  expect(pathOfLink('javascript:alert(1)')).toBeNull()
  expect(pathOfLink('https://evil.test/x')).toBeNull()
})
