import { afterEach, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { readTab, tabAddress, tabCall } from './tab'

afterEach(() => setShopOrigins())

it('[U13] [Z70] shows the named property, else the status text, or a whole text answer', () => {
  expect(readTab({ CONTENT: '<p>Kargo</p>', statusText: 'x' }, 'CONTENT')).toBe('<p>Kargo</p>')
  expect(readTab({ status: 0, statusText: 'Yakında' }, 'CONTENT')).toBe('Yakında')
  expect(readTab('<p>Bir</p><script>alert(1)</script>', 'CONTENT')).toBe('<p>Bir</p>')
  expect(readTab({ CONTENT: '<img src=x onerror=alert(1)>' }, 'CONTENT')).not.toContain('onerror')
  expect(readTab({ CONTENT: 7 }, 'CONTENT')).toBeNull()
  expect(readTab(null, 'CONTENT')).toBeNull()
})

it('[U13] [T51] accepts only paths of the backend’s services', () => {
  setShopOrigins({ shop: 'https://www.shop.test', site: '', pictures: '' })
  const tab = '/srv/service/product-detail/tab/delivery'
  expect(tabAddress(tab)).toBe(tab)
  for (const address of [
    'https://evil.test/srv/x',
    '//evil.test/srv',
    '/srv/../admin',
    '/srv/a?b=c d',
    '/srv/..?b=c',
    'evil.test/srv/x',
    'javascript:/srv/x',
    '\\\\evil.test/srv/x',
    'https://www.shop.test/admin/x',
    'https://www.shop.test@evil.test/srv/x',
    '/admin/x',
    '/srv',
    '/srv/.',
    '/srv/./x',
    'x/srv/a',
    '/srv/a//b',
    `/srv/${'x'.repeat(121)}`,
    '/srv/a b',
    '',
  ])
    expect(tabAddress(address), address).toBeNull()
})

it('[U13] accepts a trailing slash, and dots within a name', () => {
  for (const address of ['/srv/a/', '/static/a.b', '/srv/..a', `/srv/${'x'.repeat(120)}`])
    expect(tabAddress(address), address).toBe(address)
  expect(tabCall('/srv/a/b/')).toEqual({ parts: ['srv', 'a', 'b'], query: {} })
})

it('[U13] reads a query, no slash at the beginning, and the shop’s own host', () => {
  setShopOrigins({ shop: 'https://www.shop.test', site: 'https://new.shop.test', pictures: '' })
  for (const url of [
    'srv/tab?id=7&part=1',
    '/srv/tab?id=7&part=1#top',
    '//www.shop.test/srv/tab?id=7&part=1',
    'https://shop.test/srv/tab?id=7&part=1',
    'http://new.shop.test/srv/tab?id=7&part=1',
  ])
    expect(tabAddress(url), url).toBe('/srv/tab?id=7&part=1')
  expect(tabCall('/srv/tab?id=7&part=1&back=a?b')).toEqual({
    parts: ['srv', 'tab'],
    query: { id: '7', part: '1', back: 'a?b' },
  })
})

it('[U13] skips an empty property, and is null without a status text', () => {
  expect(readTab({ CONTENT: '', statusText: 'Yakında' }, 'CONTENT')).toBe('Yakında')
  expect(readTab({ CONTENT: '', statusText: '' }, 'CONTENT')).toBeNull()
  expect(readTab(7, 'CONTENT')).toBeNull()
  expect(readTab(undefined, 'CONTENT')).toBeNull()
})
