import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkOfPath, safePath, wordOfLink } from './safe-path'
import { pathOfLink } from './shop-origins'

it('keeps paths of this site', () => {
  for (const path of ['/', '/sepet', '/arama?q=defter&pg=2', '/urun#yorumlar', '/%C5%9Fapka'])
    expect(safePath(path)).toBe(path)
})

it('[T47] rejects every notation of another host', () => {
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

it('[T47] never leaves the origin', () => {
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

it('accepts backend links with or without a leading slash', () => {
  expect(pathOfLink('kuzey-defter')).toBe('/kuzey-defter')
  expect(pathOfLink('/en/dotted-notebook')).toBe('/en/dotted-notebook')
  expect(pathOfLink('javascript:alert(1)')).toBeNull()
  expect(pathOfLink('https://evil.test/x')).toBeNull()
})

it('[T48] accepts links in any script, but nothing that climbs or cuts', () => {
  for (const link of [
    'kuzey-defter',
    'en/dotted-notebook',
    'şapka/kırmızı',
    'دفتر',
    '%',
    'a%b',
    'm&m 2',
    'kargo.html',
    'sayfa.php',
    'default.aspx',
    'defter-2.5',
    'vitamin-b12.zip-cep',
  ])
    expect(linkOfPath(link)).toBe(link)
  for (const link of [
    undefined,
    '',
    '..',
    'a/../b',
    './a',
    'a\\b',
    'a\u0000',
    'a?b',
    '<b>',
    'Data/1.JPG',
    'img/defter.webp',
    'Data/Doc/iade-formu.pdf',
    'katalog.XLSX',
    'x'.repeat(301),
  ])
    expect(linkOfPath(link)).toBeNull()
})

it('[B07] suggests the last part of an unknown link as search words', () => {
  expect(wordOfLink('kirtasiye/kuzey-noktali-defter')).toBe('kuzey noktali defter')
  expect([wordOfLink(undefined), wordOfLink('')]).toEqual(['', ''])
  expect(wordOfLink('x'.repeat(70))).toHaveLength(60)
})

it('accepts 2,000 characters, not one more', () => {
  expect(safePath(`/${'x'.repeat(1999)}`)).toHaveLength(2000)
  expect(safePath(`/${'x'.repeat(2000)}`)).toBeNull()
})
