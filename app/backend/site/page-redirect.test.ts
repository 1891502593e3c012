import { afterEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { leadsToNotFound, readRedirectedPage } from './page-redirect'

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
    '/404.html',
    '/404/',
    '/en/404',
    '/hata',
    '/hata-404',
    '/hata.aspx?aspxerrorpath=/defter',
    '/hata/404',
    '/404-hatasi',
    '/404_not_found',
    '/hata-sayfasi',
    '/%C3%BCr%C3%BCn-bulunamad%C4%B1',
    '/error',
    '/page-not-found',
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

  it('[P01] to a page whose name only resembles an error, or has one of its words, has moved', () => {
    const goods = [
      '/obd-2-hata-kodu-okuyucu',
      '/peugeot-404-model-araba',
      '/levis-404',
      '/hata-kodlari',
    ]
    for (const path of [
      '/hatira-defteri',
      '/kanvas-4040',
      '/hatay-kunefe',
      '/otomobil/peugeot/404',
      ...goods,
    ])
      expect(readRedirectedPage('defter', path)).toEqual({ kind: 'moved', path })
  })

  it('[P01] of a shop’s own page is judged by the same names', () => {
    for (const path of [
      '/404',
      'https://shop.example/tr/sayfa-bulunamadi?link=a',
      '/hata#a',
      '404',
    ])
      expect(leadsToNotFound(path), path).toBe(true)
    for (const path of ['/obd-2-hata-kodu-okuyucu', 'https://shop.example/levis-404', '/', ''])
      expect(leadsToNotFound(path), path).toBe(false)
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
