import { afterAll, expect, it, vi } from 'vitest'
import type { PageTools } from '~/rendering/behaviors/behavior'
import listEvents from './list-events'
import type { ShopEvent } from './shop-event'

afterAll(() => vi.unstubAllGlobals())

it('[P21] Back to a search, or its reload, reports it no second time; searching for it anew does', () => {
  const terms: string[] = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { search: '?q=defter', pathname: '/arama' })
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<ShopEvent>) => {
    if (detail.name === 'search') terms.push(detail.search_term)
  })
  const entry = { state: { key: 'a', idx: 1 } as object | null }
  vi.stubGlobal('history', {
    get state() {
      return entry.state
    },
    replaceState: (state: object) => {
      entry.state = state
    },
  })
  /** A list as it is rendered anew, with another heading. */
  const open = () => {
    vi.stubGlobal('document', {
      cookie: '__Host-consent=analytics',
      querySelector: () => ({ textContent: 'defter' }),
      querySelectorAll: () => [],
      addEventListener: () => undefined,
    })
    listEvents({ isConnected: true } as HTMLElement, {} as PageTools)
  }
  open()
  open()
  expect(terms).toEqual(['defter'])
  expect(entry.state).toMatchObject({ key: 'a', idx: 1 })
  entry.state = null
  open()
  expect(terms).toEqual(['defter', 'defter'])
})
