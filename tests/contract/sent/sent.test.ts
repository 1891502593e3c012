import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlatformShop, type PlatformShop } from '../../support/platform-shop'
import type { Visitor } from '../../support/visitor'
import type { ExpectedCall } from './expected-call'
import { furtherCalls } from './further'
import { guestBearer, headerFaults, isCall } from './header-faults'
import { peopleCalls } from './people'
import { shoppingCalls } from './shopping'

const calls = [...shoppingCalls, ...peopleCalls, ...furtherCalls]

/** Whether a call changes something: twice sent is twice done. Of the cart a GET does too. */
const isChange = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'GET' || /^\/srv\/service\/(?:cart\/(?:update|delete)|address\/delete)/.test(path)

describe.each(['full', 'section7'] as const)('what a shop receives, %s', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode }, { SHOP_GUEST_TOKEN: guestBearer })
  })
  afterAll(() => shop.close())

  async function visitorFor(role: ExpectedCall['as']): Promise<Visitor> {
    if (role === 'buyer') return shop.buyer()
    const visitor = shop.visitor()
    const { email, password } = shop.platform.accounts.full
    if (role === 'member')
      await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
    return visitor
  }

  const ofMode = calls.filter(({ only = mode }) => only === mode)

  it.each(ofMode)(
    '[Z$no] $sent',
    async ({ as, act, sent, isShared, query, form, json, missing = [], times = 1 }) => {
      shop.platform.setMissing(...missing)
      const visitor = await visitorFor(as)
      const before = shop.platform.requests.length
      const answer = await act(visitor, shop)
      if (answer instanceof Response && !answer.bodyUsed) await answer.text()
      const received = shop.platform.requests.slice(isShared ? 0 : before)
      const found = received.filter(({ method, path }) => sent.test(`${method} ${path}`))
      const all = received.map(({ method, path }) => `${method} ${path}`).join('\n')
      expect(found.length, all).toBeGreaterThan(0)
      if (found.some(isChange)) expect(found.length, all).toBe(times)
      if (query)
        expect(found.map((one) => one.query)).toContainEqual(expect.objectContaining(query))
      if (form) expect(found.map((one) => one.form)).toContainEqual(expect.objectContaining(form))
      if (json) expect(found.map((one) => one.json)).toContainEqual(json)
    },
  )

  it('[G01] [G02] [T18] every header and parameter of every call has its value', () => {
    const received = shop.platform.requests.filter(({ path }) => isCall(path))
    expect(received.length).toBeGreaterThan(100)
    expect(received.flatMap((request) => headerFaults(request, shop.platform.state))).toEqual([])
  })
})
