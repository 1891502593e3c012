import { expect, it } from 'vitest'
import { isTabAddress, readTab, tabParts } from './tab'

it('[U13] [Z70] shows the named property, else the status text, or a whole text answer', () => {
  expect(readTab({ CONTENT: '<p>Kargo</p>', statusText: 'x' }, 'CONTENT')).toBe('<p>Kargo</p>')
  expect(readTab({ status: 0, statusText: 'Yakında' }, 'CONTENT')).toBe('Yakında')
  expect(readTab('<p>Bir</p><script>alert(1)</script>', 'CONTENT')).toBe('<p>Bir</p>')
  expect(readTab({ CONTENT: '<img src=x onerror=alert(1)>' }, 'CONTENT')).not.toContain('onerror')
  expect(readTab({ CONTENT: 7 }, 'CONTENT')).toBeNull()
  expect(readTab(null, 'CONTENT')).toBeNull()
})

it('[U13] [T51] accepts only paths of the backend’s services', () => {
  expect(isTabAddress('/srv/service/product-detail/tab/delivery')).toBe(true)
  for (const address of [
    'https://evil.test/srv/x',
    '//evil.test/srv',
    '/srv/../admin',
    '/srv/a?b=c',
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
    expect(isTabAddress(address), address).toBe(false)
})

it('[U13] accepts a trailing slash, and dots within a name', () => {
  for (const address of ['/srv/a/', '/static/a.b', '/srv/..a', `/srv/${'x'.repeat(120)}`])
    expect(isTabAddress(address), address).toBe(true)
  expect(tabParts('/srv/a/b/')).toEqual(['srv', 'a', 'b'])
})

it('[U13] skips an empty property, and is null without a status text', () => {
  expect(readTab({ CONTENT: '', statusText: 'Yakında' }, 'CONTENT')).toBe('Yakında')
  expect(readTab({ CONTENT: '', statusText: '' }, 'CONTENT')).toBeNull()
  expect(readTab(7, 'CONTENT')).toBeNull()
  expect(readTab(undefined, 'CONTENT')).toBeNull()
})
