import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** From then on every member's bearer is refused, as after signing out elsewhere. */
let hasEnded = false
/** From then on every call of a member is answered so, if only its path has `ofPath`. */
let ended: { ofPath: string; answer: () => Response } | null = null
let guestBearer = ''
let refusals = 0
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const bearer = request.headers.get('authorization') ?? ''
      guestBearer ||= bearer
      const { pathname } = new URL(request.url)
      if (ended && pathname.includes(ended.ofPath)) return ended.answer()
      if (!hasEnded || bearer === guestBearer) return pass(request)
      refusals += 1
      return new Response('{}', { status: 401 })
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  hasEnded = false
  ended = null
})

const address = '/arama?q=kalem'
const empty = { count: '', sum: '' }

it('[L04] the first response after a session ended has the header of a guest', async () => {
  expect(headerCart(await pageOf(shop.visitor().get(address)))).toEqual(empty)
  const visitor = shop.visitor()
  await signIn(visitor)
  await fillCart(visitor, [{ productId: '6' }])
  expect(headerCart(await pageOf(visitor.get(address))).count).toBe('1')
  hasEnded = true
  const answer = await visitor.get('/arama?q=defter')
  const first = headerCart(await pageOf(answer))
  expect([answer.status, refusals > 0, first]).toEqual([200, true, empty])
})

it('[L04] [T54] the page on which a session ended is not cached by the browser', async () => {
  const visitor = shop.visitor()
  const { path } = await demoProduct(shop.db, 'plain')
  await visitor.get(path)
  await signIn(visitor)
  hasEnded = true
  const cachedAs = async () => (await visitor.get(path)).headers.get('cache-control')
  expect(await cachedAs()).toBe('private, no-store')
  expect(await cachedAs()).toBe('private, max-age=0, must-revalidate')
})

const refusal = { status: 0, statusText: 'NO_MEMBER_SESSION' }
it.each([
  ['401', '/uye-mesajlari', 'customer/messages', () => new Response('{}', { status: 401 })],
  ['401', '/adres', 'address/get-list', () => new Response('{}', { status: 401 })],
  ['a guest’s answer', '/adres', 'address/get-list', () => Response.json(refusal)],
  ['a guest’s answer', '/favorilerim', 'get-shopping-list', () => Response.json(refusal)],
])(
  '[L04] a page whose call is answered by %s leads to sign in: %s',
  async (_, page, ofPath, answer) => {
    const visitor = shop.visitor()
    await signIn(visitor)
    ended = { ofPath, answer }
    const response = await visitor.get(page)
    const back = `/uye-girisi-sayfasi?donus=${encodeURIComponent(page)}`
    expect(response.headers.get('location')).toBe(back)
  },
)

const notice = 'Oturumunuz sona erdi.'
const textOf = async (visitor: Visitor, page: string) =>
  (await visitor.follow(await visitor.get(page))).text()

it.each(['/sepet', '/adres', '/arama?q=defter'])(
  '[L04] a member whose session ended is told so at once, and once: %s',
  async (page) => {
    const visitor = shop.visitor()
    await signIn(visitor)
    expect(await textOf(visitor, page)).not.toContain(notice)
    hasEnded = true
    expect(await textOf(visitor, page)).toContain(notice)
    expect(await textOf(visitor, '/sepet')).not.toContain(notice)
  },
)

it('[L04] nobody is told so who signs out', async () => {
  const visitor = shop.visitor()
  await signIn(visitor)
  const home = await (await visitor.follow(await visitor.post('/cikis'))).text()
  expect(home).not.toContain(notice)
})

it.each([
  ['[L04] [F01]', '/favorilerim', 'Favori listeniz boş.'],
  ['[L04] [A01]', '/adres', 'Kayıtlı adresiniz yok.'],
])(
  '%s a shop that knows a member by its session alone shows no empty list once that has ended: %s',
  async (_, path, empty) => {
    const { platform, close, ...own } = await openPlatformShop({ mode: 'section7' })
    const visitor = own.visitor()
    const { id, email, password } = platform.accounts.plain
    await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
    const member = platform.state.members.find((one) => one.id === id)
    if (member) member.favourites = []
    for (const address of platform.state.addresses) address.memberId = 0
    expect((await pageOf(visitor.get(path))).main.text).toContain(empty)
    for (const session of platform.state.sessions.all) session.memberId = 0
    const ended = await visitor.get(path)
    const back = `/uye-girisi-sayfasi?donus=${encodeURIComponent(path)}`
    expect(ended.headers.get('location')).toBe(back)
    await close()
  },
)
