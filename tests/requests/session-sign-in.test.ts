import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* The second backend with the specification's calls alone: a sign-in answers without a bearer. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

const page = '/uye-girisi-sayfasi'
type Kind = 'plain' | 'full' | 'vendor' | 'expired'

const signIn = (visitor: Visitor, kind: Kind, more: Record<string, string> = {}) => {
  const { email, password } = shop.platform.accounts[kind]
  return visitor.post(page, { username: email, password, tip: 'eposta', ...more })
}
const greeting = async (visitor: Visitor) => (await pageOf(visitor.get('/hesabim'))).main.text
const isGuest = async (visitor: Visitor) =>
  ((await visitor.get('/hesabim')).headers.get('location') ?? '').startsWith(page)
const requestsTo = (path: string) =>
  shop.platform.requests.filter((one) => one.path.startsWith(path))

describe('a sign-in by the session of the backend', () => {
  it.each(['plain', 'full'] as const)(
    '[L02] [L12] makes %s a member, named by the registration form',
    async (kind) => {
      const visitor = shop.visitor()
      const { name, surname } = shop.platform.accounts[kind]
      const answer = await signIn(visitor, kind, { donus: '/sepet' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
      expect(await greeting(visitor)).toContain(`Merhaba ${name} ${surname}`)
    },
  )

  it('[L02] [T12] without the cookies of a session is no sign-in', async () => {
    const other = await openPlatformShop({ mode: 'section7' })
    other.platform.setMode('nonsense')
    other.platform.fault(20, 'empty')
    const visitor = other.visitor()
    const { email, password } = other.platform.accounts.plain
    const answer = await visitor.post(page, { username: email, password, tip: 'eposta' })
    expect(answer.status).toBe(503)
    await other.close()
  })

  it('[L04] signs out at the backend, drops its cookies and never refreshes', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    await visitor.get('/hesabim')
    const before = requestsTo('/srv/service/customer/logout').length
    const out = await visitor.post('/cikis')
    expect(out.status).toBe(303)
    expect(requestsTo('/srv/service/customer/logout').length).toBe(before + 1)
    expect(await isGuest(visitor)).toBe(true)
    expect(visitor.cookies.has('__Host-session')).toBe(false)
    const refreshes = requestsTo('/api/v1/authentication/login').filter(({ json }) => json)
    expect(refreshes).toEqual([])
  })

  it('[L06] outlives the browser only where the shopper asks for it and the backend’s cookies do', async () => {
    for (const [more, lasts] of [
      [{ rememberMe: '1' }, true],
      [{}, false],
    ] as const) {
      const answer = await signIn(shop.visitor(), 'plain', { ...more })
      const line = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-session='))
      expect(line?.includes('Max-Age=')).toBe(lasts)
    }
  })

  it.each([
    ['401', (visitor: Visitor) => visitor.post('/iletisim-tercihleri', { kvkk: '1' })],
    ['a form without a member', (visitor: Visitor) => visitor.get('/iletisim-tercihleri')],
    [
      'NO_MEMBER_SESSION',
      (visitor: Visitor) => visitor.post('/favorilerim/degistir', { fav: '1001' }),
    ],
  ])(
    '[L04] ends when the backend says by %s that it no longer knows its session',
    async (_, ask) => {
      const visitor = shop.visitor()
      await signIn(visitor, 'full')
      expect(await greeting(visitor)).toContain('Merhaba')
      for (const session of shop.platform.state.sessions.all) session.memberId = 0
      const answer = await ask(visitor)
      expect(answer.headers.get('clear-site-data')).toBe('"storage"')
      const next = await visitor.follow(await visitor.follow(answer))
      expect(await next.text()).toContain('Oturumunuz sona erdi.')
      expect(await isGuest(visitor)).toBe(true)
    },
  )

  it('[T76] keeps its cookies sealed: another visitor is a guest, and no page of a member is shared', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const home = await visitor.get('/')
    expect(home.headers.get('cache-control')).toContain('no-store')
    expect([...visitor.cookies.values()].join()).not.toMatch(/TSV5SESSID|tsv5_/)
    expect(await isGuest(shop.visitor())).toBe(true)
  })
})
