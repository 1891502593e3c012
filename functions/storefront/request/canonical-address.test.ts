import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteMap } from '../../../app/site-map'
import { canonicalAddress } from './canonical-address'

const redirectOf = (path: string) => canonicalAddress(new URL(`https://shop.test${path}`))

describe('an address that is not canonical', () => {
  it.each([
    ['/Sepet', '/sepet'],
    ['/SEPET/Ekle?donus=%2FAbc', '/sepet/ekle?donus=%2FAbc'],
    ['/EN/search?q=Pen', '/en/search?q=Pen'],
    ['/En', '/en'],
    ['/Order.data?_routes=root', '/order.data?_routes=root'],
    ['/Yorumlar/Kuzey-Defter', '/yorumlar/Kuzey-Defter'],
    ['/sepet/', '/sepet'],
    ['/Sepet//?donus=%2Fx%2F', '/sepet?donus=%2Fx%2F'],
    ['/en/', '/en'],
    ['/AR/search/?q=a', '/ar/search?q=a'],
    ['/yorumlar/Kuzey-Defter/', '/yorumlar/Kuzey-Defter'],
    ['/Kuzey-Defter/?variant=1', '/Kuzey-Defter?variant=1'],
    ['/EN/Dotted-Notebook', '/en/Dotted-Notebook'],
  ])('[G05] %s redirects to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to)
  })

  it.each([
    '/',
    '/sepet',
    '/en/search',
    '/Kuzey-Defter',
    '/yorumlar/Kuzey-Defter',
    '/urun/7/secenek/1/aB',
    '/Urun/7/secenek/1/aB',
    '/pencere/a/B/c',
    '/Yok/aB12',
    '/%C4%B0letisim',
    '//sepet/',
    '//evil.test//',
    '///',
  ])('[G05] %s does not redirect', (path) => {
    expect(redirectOf(path)).toBeNull()
  })

  it('[G05] [T50] never redirects in a circle', () => {
    const paths = Object.values(siteMap).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    )
    const upperCaseFlags = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 })
    const cased = fc
      .tuple(fc.constantFrom(...paths), upperCaseFlags)
      .map(([path, isUpper]) =>
        [...path, ...(isUpper[0] ? '/' : '')]
          .map((character, at) => (isUpper[at] ? character.toUpperCase() : character))
          .join(''),
      )
    fc.assert(
      fc.property(cased, (path) => {
        const next = redirectOf(path)
        expect(next === null ? path : redirectOf(next)).toBe(next === null ? path : null)
      }),
    )
  })
})
