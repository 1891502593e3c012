import { afterEach, describe, expect, it } from 'vitest'
import { readPicture } from '~/backend/catalogue/product-card'
import {
  pathOfLink,
  pictureAddress,
  pictureOfWidth,
  plainPictureSource,
  setShopOrigins,
} from './shop-origins'

const shop = {
  shop: 'https://www.shop.test',
  site: 'https://vitrin.test',
  pictures: 'https://cdn.shop.test',
}
afterEach(() => setShopOrigins())

describe('the address of a picture', () => {
  it.each([
    ['/Data/1.jpg', '/Data/1.jpg', 'https://cdn.shop.test/Data/1.jpg'],
    [
      'Data/kalem kutusu.jpg',
      '/Data/kalem kutusu.jpg',
      'https://cdn.shop.test/Data/kalem kutusu.jpg',
    ],
    ['//i.test/1.jpg', 'https://i.test/1.jpg', 'https://i.test/1.jpg'],
    ['http://i.test/1.jpg', 'https://i.test/1.jpg', 'https://i.test/1.jpg'],
    ['https://i.test/1.jpg', 'https://i.test/1.jpg', 'https://i.test/1.jpg'],
    ['///1.jpg', '/1.jpg', 'https://cdn.shop.test/1.jpg'],
    ['javascript:alert(1)', '', ''],
    ['data:image/png;base64,AA', '', ''],
    ['', '', ''],
  ])('%s', (value, bound, elsewhere) => {
    expect(pictureAddress(value)).toBe(bound)
    setShopOrigins(shop)
    expect(pictureAddress(value)).toBe(elsewhere)
  })

  it('stays http only on an http origin of the settings, which the policy then names', () => {
    expect(plainPictureSource()).toBe('')
    setShopOrigins({ ...shop, pictures: 'http://localhost:9000' })
    expect(pictureAddress('/1.jpg')).toBe('http://localhost:9000/1.jpg')
    expect(pictureAddress('http://localhost:9000/1.jpg')).toBe('http://localhost:9000/1.jpg')
    expect(pictureAddress('http://localhost:9000.evil.test/1.jpg')).toBe(
      'https://localhost:9000.evil.test/1.jpg',
    )
    expect(plainPictureSource()).toBe('http://localhost:9000')
  })

  it('stays http on a page by http, for local work', () => {
    setShopOrigins({ ...shop, site: 'http://localhost:8787' })
    expect(pictureAddress('http://i.test/1.jpg')).toBe('http://i.test/1.jpg')
    expect(pictureAddress('//i.test/1.jpg')).toBe('http://i.test/1.jpg')
    expect(pictureAddress('https://i.test/1.jpg')).toBe('https://i.test/1.jpg')
    expect(pictureAddress('javascript:alert(1)')).toBe('')
    expect(plainPictureSource()).toBe('http:')
  })
})

describe('a picture in a width', () => {
  it('is made by Cloudflare where the settings say so, and of absolute addresses alone', () => {
    setShopOrigins({ ...shop, resizes: true })
    expect(pictureOfWidth('https://i.test/1.jpg', 480)).toBe(
      '/cdn-cgi/image/width=480,fit=scale-down,format=auto,onerror=redirect/https://i.test/1.jpg',
    )
    expect(pictureOfWidth('/img/1.webp', 480)).toBe('/img/1.webp')
    expect(readPicture({ SMALL: '//i.test/s.jpg', BIG: '//i.test/b.jpg' }, '')).toMatchObject({
      small: expect.stringMatching(/width=240,.*\/https:\/\/i\.test\/b\.jpg$/),
      big: expect.stringMatching(/width=1240,.*\/https:\/\/i\.test\/b\.jpg$/),
    })
    setShopOrigins(shop)
    expect(pictureOfWidth('https://i.test/1.jpg', 480)).toBe('https://i.test/1.jpg')
  })
})

describe('a link to the shop’s own host', () => {
  it.each([
    ['https://www.shop.test/defter?a=1#b', '/defter?a=1#b'],
    ['http://WWW.shop.test/defter', '/defter'],
    ['//www.shop.test/defter', '/defter'],
    ['https://shop.test/defter', '/defter'],
    ['https://www.vitrin.test/defter', '/defter'],
    ['https://www2.shop.test/defter', null],
    ['defter/', '/defter'],
    ['/defter//?geri=/a/#b/', '/defter?geri=/a/#b/'],
    ['https://vitrin.test', '/'],
    ['https://www.shop.test?q=1', '/?q=1'],
    ['https://www.shop.test//evil.test', null],
    ['https://www.shop.test.evil.test/x', null],
    ['https://www.shop.test@evil.test/x', null],
    ['//evil.test/x', null],
  ])('%s', (link, path) => {
    setShopOrigins(shop)
    expect(pathOfLink(link)).toBe(path)
  })

  it('with www., of a shop whose setting has none', () => {
    setShopOrigins({ ...shop, shop: 'https://shop.test' })
    expect(pathOfLink('https://www.shop.test/defter')).toBe('/defter')
    expect(pathOfLink('https://shop.test/defter')).toBe('/defter')
  })

  it('is refused like any other host when no shop is set', () => {
    expect(pathOfLink('https://www.shop.test/defter')).toBeNull()
  })
})
