import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { beforeNavigation } from './before-navigation'
import { readyToNavigate } from './ready-to-render'

vi.mock('~/i18n/browser-texts', () => ({ loadTexts: async () => {} }))
vi.mock('~/rendering/behaviors/after-paint', () => ({ afterPaint: async () => {} }))
vi.mock('~/rendering/server-only', () => ({ fetchServerOnlyParts: async () => {} }))
vi.mock('./page-styles', () => ({ default: async () => {} }))
vi.mock('./restore-scroll', () => ({ default: async () => {} }))

// Vitest takes an import past its mock while another one of it runs: each has run once before.
beforeAll(async () => {
  await import('~/i18n/browser-texts')
  await import('~/rendering/behaviors/after-paint')
  await import('~/rendering/server-only')
  await import('./page-styles')
  await import('./restore-scroll')
})

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://shop.test/' })
  vi.stubGlobal('window', { __remixManifest: { routes: {} } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  beforeNavigation.run = undefined
})

async function waiting() {
  let letGo = () => {}
  let stop = () => {}
  beforeNavigation.run = () =>
    new Promise<void>((resolve, reject) => {
      letGo = resolve
      stop = () => reject(new Error('no code'))
    })
  const turn = readyToNavigate('/liste')
  await vi.dynamicImportSettled()
  return { turn, letGo, stop }
}

it('[B03] lets one navigation after the other start', async () => {
  const first = await waiting()
  first.letGo()
  expect(await first.turn).toBe(true)
  const second = await waiting()
  second.letGo()
  expect(await second.turn).toBe(true)
})

it('[B03] drops a navigation that a later one has overtaken, whichever is ready first', async () => {
  for (const isInOrder of [true, false]) {
    const first = await waiting()
    const second = await waiting()
    const [sooner, later] = isInOrder ? [first, second] : [second, first]
    sooner.letGo()
    await sooner.turn
    later.letGo()
    expect(await first.turn).toBe(false)
    expect(await second.turn).toBe(true)
  }
})

it('[B03] fails only for the last navigation', async () => {
  const first = await waiting()
  const second = await waiting()
  first.stop()
  second.stop()
  expect(await first.turn).toBe(false)
  await expect(second.turn).rejects.toThrow('no code')
})
