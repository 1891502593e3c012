import { afterEach, expect, it, vi } from 'vitest'
import { placeKey, restorePlace, savePlace } from './place'

afterEach(() => vi.unstubAllGlobals())

it('[U22] the value of a pressed button is no part of a selector’s syntax', () => {
  const stored: Record<string, string> = {}
  vi.stubGlobal('location', { pathname: '/sepet' })
  vi.stubGlobal('scrollY', 7)
  vi.stubGlobal('sessionStorage', stored)
  savePlace({ name: 'intent', value: '4"], [name="fav' })
  expect(JSON.parse(stored[placeKey] ?? '')).toEqual({
    path: '/sepet',
    top: 7,
    button: String.raw`[name="intent"][value="4\"], [name=\"fav"]`,
  })
})

it.each([
  ['leads on to the link pressed last', null, '/kirtasiye'],
  ['stays where something failed', {}, ''],
])('[U22] the page that answers %s', (_, failure, href) => {
  const location = { pathname: '/sepet', href: '' }
  const place = { path: '/sepet', top: 0, button: 'button', to: '/kirtasiye' }
  vi.stubGlobal('location', location)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('sessionStorage', { [placeKey]: JSON.stringify(place) })
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === '.notice-bad' ? failure : null),
  })
  restorePlace()
  expect(location.href).toBe(href)
})
