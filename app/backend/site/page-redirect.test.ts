import { afterEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { readRedirectedPage } from './page-redirect'

const shop = 'https://shop.example'
const own = { shop, site: 'https://www.example', pictures: shop }
afterEach(() => setShopOrigins())

describe('a redirect in place of a page', () => {
  it.each([
    ['/kirtasiye/defter', '/kirtasiye/defter'],
    ['https://shop.example/defterler/', '/defterler'],
    ['/defterler?pg=2', '/defterler?pg=2'],
    ['/srv/service/site/get-page/?link=defterler&language=tr', '/defterler'],
    ['/%C3%A7i%C3%A7ek', '/%C3%A7i%C3%A7ek'],
    ['/%E7i%E7ek', '/%E7i%E7ek'],
  ])('to %s has moved', (location, path) => {
    setShopOrigins(own)
    expect(readRedirectedPage('defter', location)).toEqual({ kind: 'moved', path })
  })

  it.each([
    '/',
    'https://shop.example',
    '/404',
    '/sayfa-bulunamadi',
    '/tr/not-found.html',
    '/404.php',
    '/anasayfa',
    '/Anasayfa/',
    '/index.php',
    '/tr',
    'https://shop.example/default.asp',
  ])('to %s is a missing page', (location) => {
    setShopOrigins(own)
    expect(readRedirectedPage('defter', location)).toEqual({ kind: 'notFound' })
  })

  it('[P01] to the home page of the link’s language is a missing page, to that of another has moved', () => {
    setShopOrigins(own)
    expect(readRedirectedPage('en/pen', '/en')).toEqual({ kind: 'notFound' })
    expect(readRedirectedPage('kalem', '/en')).toEqual({ kind: 'moved', path: '/en' })
    expect(readRedirectedPage('anasayfa', '/tr')).toEqual({ kind: 'notFound' })
    const named = '/index.php?urun=7'
    expect(readRedirectedPage('kalem', named)).toEqual({ kind: 'moved', path: named })
  })

  it('to a page whose name only resembles an error has moved', () => {
    for (const path of ['/hatira-defteri', '/kanvas-4040', '/hatay-kunefe'])
      expect(readRedirectedPage('defter', path)).toEqual({ kind: 'moved', path })
  })

  it.each([
    'https://evil.test/defter',
    '//evil.test',
    'javascript:alert(1)',
    '/defter',
    '/defter/',
    '',
  ])('[T10] to %s is a failed call', (location) => {
    setShopOrigins(own)
    expect(() => readRedirectedPage('defter', location)).toThrow('redirect')
  })
})
