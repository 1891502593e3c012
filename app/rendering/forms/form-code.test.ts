import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersData } from '~/rendering/client-action-module'
import { fetchActionCode } from './form-code'

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

describe('the code of a form', () => {
  const routesWith = (module: string) =>
    vi.stubGlobal('window', {
      __remixManifest: { routes: { add: { path: 'sepet/ekle', module, hasClientAction: true } } },
    })

  it('[C15] is loaded once, and not where an action answers with a page', async () => {
    routesWith('data:text/javascript,export const clientAction = 1')
    expect(fetchActionCode('/iletisim')).toBeUndefined()
    expect(await fetchActionCode('/sepet/ekle')).toBe(true)
    expect(fetchActionCode('/sepet/ekle')).toBeUndefined()
  })

  it.each([
    ['is not sent without a connection', () => Promise.reject(new TypeError('offline')), false],
    ['is sent when a newer release has other code', async () => new Response(null), true],
  ])('[C15] a form whose code cannot be loaded %s', async (_, answer, maySend) => {
    routesWith('data:text/javascript,throw 1')
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    expect(await fetchActionCode('/sepet/ekle')).toBe(maySend)
    expect(fetched).toHaveBeenCalledOnce()
  })
})
