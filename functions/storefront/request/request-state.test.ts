import { afterEach, expect, it, vi } from 'vitest'
import { registerServerTexts } from '../../../app/i18n/server-texts'
import { freshSession, type Session } from '../../../app/session/session'
import type { Serving } from '../serving'
import type { Settings } from '../settings'
import type { ParsedRequest } from './parse-request'
import { isShared, openRequest } from './request-state'

registerServerTexts()
afterEach(() => void vi.useRealTimers())

const settings = {
  shopOrigin: 'https://shop.test',
  guestToken: 'guest',
  defaultCurrency: 'TRY',
  freshMs: 0,
  readDeadline: 1000,
  shopFetch: async (_: string, init: RequestInit) => {
    const isDead = new Headers(init.headers).get('authorization') === 'Bearer dead'
    return new Response('{}', { status: isDead ? 401 : 200 })
  },
} as unknown as Settings

const member = (): Session => ({
  ...freshSession(),
  token: { value: 'dead', timeout: Date.now() + 3_600_000 },
  member: { id: '1', name: 'Ayla', group: 7 },
  backendCookies: {},
  cart: { count: 2, total: '300,00', currency: 'TRY', language: 'tr' },
})

function open(session: Session, more: Partial<Serving> = {}) {
  const parsed = {
    ...{ path: '/', enhanced: false, preferences: {}, session, notices: [], calls: [] },
    received: { name: '', receivedAt: 0, session },
  } as unknown as ParsedRequest
  const request = new Request('https://site.test/')
  const url = new URL(request.url)
  return openRequest({ request, url, parsed, settings, started: 0, waitUntil: () => {}, ...more })
}

it('[L04] a session that ends within a request leaves nothing of its cart for the header', async () => {
  const session = member()
  const state = await open(session)
  expect(state.visitor.values).toMatchObject({ cartCount: '2' })
  expect(state.visitor.values.cartTotal).toContain('300,00')
  await state.context.backend.cart.load().catch(() => undefined)
  expect(session.member).toBeUndefined()
  expect(state.visitor.values).toMatchObject({ cartCount: '0', cartTotal: '' })
  expect(state.context.visitorValues.cart).toBeNull()
})

it('a page is for every guest when its loader says so, and nothing of it is missing', async () => {
  const state = await open(freshSession())
  expect(isShared(state)).toBe(false)
  state.context.allowCaching()
  expect(isShared(state)).toBe(true)
  state.context.preventCaching()
  state.context.allowCaching()
  expect(isShared(state)).toBe(false)
})

it('[T01] a document is rendered anew from what the shop says then, not from an old answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let name = 'Eski'
  const shop = {
    ...{ ...settings, freshMs: 60_000, shopOrigin: 'https://renewed.test' },
    shopFetch: async () => Response.json({ SITE_NAME: name }),
  } as unknown as Settings
  const nameFor = async (more: Partial<Serving>) =>
    (await (await open(freshSession(), { settings: shop, ...more })).context.backend.site()).name
  expect(await nameFor({})).toBe('Eski')
  name = 'Yeni'
  vi.setSystemTime(Date.now() + 120_000)
  expect(await nameFor({ isRenewal: true })).toBe('Yeni')
})
