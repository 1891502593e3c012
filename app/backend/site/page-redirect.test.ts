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
  ])('to %s is a missing page', (location) => {
    setShopOrigins(own)
    expect(readRedirectedPage('defter', location)).toEqual({ kind: 'notFound' })
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
