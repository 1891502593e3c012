import { afterEach, expect, it, vi } from 'vitest'
import { placeKey, savePlace } from './place'

afterEach(() => vi.unstubAllGlobals())

it('[U22] the value of a pressed button is no part of a selector’s syntax', () => {
  const stored: Record<string, string> = {}
  vi.stubGlobal('location', { pathname: '/sepet' })
  vi.stubGlobal('scrollY', 7)
  vi.stubGlobal('sessionStorage', stored)
  savePlace({ name: 'intent', value: '4"], [name="fav' } as HTMLButtonElement)
  expect(JSON.parse(stored[placeKey] ?? '')).toEqual({
    path: '/sepet',
    top: 7,
    button: String.raw`[name="intent"][value="4\"], [name=\"fav"]`,
  })
})
