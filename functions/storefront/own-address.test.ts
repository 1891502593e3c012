import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { ownAddress } from './own-address'

const at = (path: string) => ownAddress(new URL(`https://shop.test${path}`))

describe('an address that is written otherwise', () => {
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
  ])('[G05] %s leads to %s', (from, to) => {
    expect(at(from)).toBe(to)
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
  ])('[G05] %s is left as it is', (path) => {
    expect(at(path)).toBeNull()
  })

  it('[G05] never leads in a circle', () => {
    const paths = Object.values(siteMap).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    )
    const ups = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 })
    const cased = fc
      .tuple(fc.constantFrom(...paths), ups)
      .map(([path, up]) =>
        [...path, ...(up[0] ? '/' : '')]
          .map((sign, at) => (up[at] ? sign.toUpperCase() : sign))
          .join(''),
      )
    fc.assert(
      fc.property(cased, (path) => {
        const next = at(path)
        expect(next === null ? path : at(next)).toBe(next === null ? path : null)
      }),
    )
  })
})
