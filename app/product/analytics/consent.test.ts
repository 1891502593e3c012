import { afterAll, expect, it, vi } from 'vitest'
import { whenAgreed } from './consent'

afterAll(() => vi.unstubAllGlobals())

it.each([
  ['__Host-consent=analytics', true],
  ['a=1; __Host-consent=analytics.marketing', true],
  ['cookie-consent=analytics; __Host-consent=', false],
  ['cookie-consent=analytics', false],
  ['cookieyes-consent=yes; __Host-consent=analytics', true],
  ['__Host-consent=marketing', false],
])('[P21] acts by the shop’s own cookie alone: %s, %j', (cookie, expected) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('addEventListener', () => undefined)
  const act = vi.fn()
  whenAgreed(act)
  expect(act).toHaveBeenCalledTimes(expected ? 1 : 0)
})
