import { afterEach, expect, it, vi } from 'vitest'
import { answersData } from './form-code'

afterEach(() => vi.unstubAllGlobals())

it('[C15] an action answers with data where its own route has a client action', () => {
  const routes = {
    add: { path: 'sepet/ekle', module: '/add.js', hasClientAction: true },
    siblings: { path: 'secenek/*', module: '/siblings.js', hasClientAction: true },
    contact: { path: 'iletisim', module: '/contact.js' },
  }
  vi.stubGlobal('window', { __remixManifest: { routes } })
  expect(answersData('/sepet/ekle?adim=2')).toBe(true)
  expect(answersData('/secenek/defter')).toBe(true)
  for (const other of ['/sepet', '/sepet/ekle/2', '/secenekler', '/iletisim'])
    expect(answersData(other)).toBe(false)
})
