import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedRequest } from '../../platform/server/received-request'
import { openPlatformShop, type PlatformShop } from '../../support/platform-shop'
import type { Visitor } from '../../support/visitor'
import type { ExpectedCall } from './expected-call'
import { peopleCalls } from './people'
import { shoppingCalls } from './shopping'

const calls = [...shoppingCalls, ...peopleCalls]
const withCurrency =
  /^\/srv\/service\/(?:filter\/get|variant|content-v5\/(?:product-loader|sub-folder))\b/
const isFile = (path: string) => /^\/(?:Data|static)\//.test(path)
const isCall = (path: string) => /^\/(?:srv|api|Diger)\//.test(path)

/** What every call of the storefront must have (specification, section 7). */
function faultsOf({ path, query, headers }: ReceivedRequest): string[] {
  const missing = (name: string, isThere: boolean) => (isThere ? [] : [`${path}: no ${name}`])
  return [
    ...missing('language', /^(?:tr|en)$/.test(query.language ?? '')),
    ...missing('Accept-Language', headers['accept-language'] !== undefined),
    ...(withCurrency.test(path) ? missing('currency', query.currency !== undefined) : []),
    ...(headers['x-forwarded-host'] || headers.origin ? [`${path}: a header of the browser`] : []),
  ]
}

describe.each(['full', 'section7'] as const)('what a shop receives, %s', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode }, { SHOP_GUEST_TOKEN: 'guest-of-the-shop' })
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

  it.each(ofMode)('[Z$no] $sent', async ({ as, act, sent, isShared, query, form }) => {
    const visitor = await visitorFor(as)
    const before = shop.platform.requests.length
    const answer = await act(visitor, shop)
    if (answer instanceof Response && !answer.bodyUsed) await answer.text()
    const received = shop.platform.requests.slice(isShared ? 0 : before)
    const found = received.filter(({ method, path }) => sent.test(`${method} ${path}`))
    expect(
      found.length,
      received.map(({ method, path }) => `${method} ${path}`).join('\n'),
    ).toBeGreaterThan(0)
    if (query) expect(found.map((one) => one.query)).toContainEqual(expect.objectContaining(query))
    if (form) expect(found.map((one) => one.form)).toContainEqual(expect.objectContaining(form))
  })

  it('[G01] [G02] every call has a language, a bearer and what its kind needs', () => {
    const received = shop.platform.requests.filter(({ path }) => isCall(path) && !isFile(path))
    expect(received.length).toBeGreaterThan(100)
    expect(received.flatMap(faultsOf)).toEqual([])
    expect(received.filter(({ headers }) => !headers.authorization?.startsWith('Bearer '))).toEqual(
      [],
    )
  })
})
