import { expect, it } from 'vitest'
import { isTabAddress, readTab } from './tab'

it('[U13] [Z70] shows a named property of the payload, its sentence without one, or all of a text', () => {
  expect(readTab({ CONTENT: '<p>Kargo</p>', statusText: 'x' }, 'CONTENT')).toBe('<p>Kargo</p>')
  expect(readTab({ status: 0, statusText: 'Yakında' }, 'CONTENT')).toBe('Yakında')
  expect(readTab('<p>Bir</p><script>alert(1)</script>', 'CONTENT')).toBe('<p>Bir</p>')
  expect(readTab({ CONTENT: '<img src=x onerror=alert(1)>' }, 'CONTENT')).not.toContain('onerror')
  expect(readTab({ CONTENT: 7 }, 'CONTENT')).toBeNull()
  expect(readTab(null, 'CONTENT')).toBeNull()
})

it('[U13] asks only paths of the backend’s services', () => {
  expect(isTabAddress('/srv/service/product-detail/tab/delivery')).toBe(true)
  for (const address of [
    'https://evil.test/srv/x',
    '//evil.test/srv',
    '/srv/../admin',
    '/srv/a?b=c',
    '/admin/x',
    '',
  ])
    expect(isTabAddress(address), address).toBe(false)
})
