import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { withoutShelf } from '../support/page/popular-shelf'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
/** The response to a refresh; null lets the shop answer. */
let refresh: Response | null = null
/** A cookie that a refresh sets in addition. */
let extraCookie = ''
/** The cookies of the calls so far. */
let seen: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      seen.push(request.headers.get('cookie') ?? '')
      const isLogin = new URL(request.url).pathname.endsWith('/authentication/login')
      const isRefresh = isLogin && (await request.clone().text()).includes('refresh')
      if (!isRefresh) return pass(request)
      if (refresh) return refresh.clone()
      const answer = await pass(request)
      if (!extraCookie) return answer
      const headers = new Headers(answer.headers)
      headers.append('set-cookie', extraCookie)
      return new Response(answer.body, { status: answer.status, headers })
    },
  })
})
afterAll(() => shop.close())

async function add(visitor: Visitor, name: 'plain' | 'addsQuietly' = 'plain') {
  const { id, path, title } = await demoProduct(shop.db, name)
  await visitor.post('/sepet/ekle', {
    productId: String(id),
    quantity: '1',
    back: path,
    key: crypto.randomUUID(),
  })
  return title
}

const cartHolds = async (visitor: Visitor, title: string) =>
  withoutShelf(await (await visitor.get('/sepet')).text()).includes(title)

const headerTotal = async (visitor: Visitor, page = '/') =>
  headerCart(await pageOf(visitor.get(page))).sum

describe('the header after a sign-in', () => {
  it('[C17] shows the member’s saved cart together with the guest’s, at once', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const waiting = await add(visitor)
    const alone = await headerTotal(visitor)
    await visitor.post('/cikis')
    expect(await headerTotal(visitor)).toBe('')

    await signIn(visitor)
    expect(await headerTotal(visitor)).toBe(alone)

    await visitor.post('/cikis')
    const added = await add(visitor, 'addsQuietly')
    await signIn(visitor)
    const together = await headerTotal(visitor)
    const cart = await (await visitor.get('/sepet')).text()
    expect(cart).toContain(waiting)
    expect(cart).toContain(added)
    expect(together).not.toBe(alone)
    expect(await headerTotal(visitor)).toBe(together)
  })
})

/** A member whose token has 5 minutes left, with something in the cart. */
async function memberAboutToEnd() {
  const visitor = shop.visitor()
  const setSeconds = (seconds: number) =>
    shop.db.prepare(`UPDATE setting SET value = '${seconds}' WHERE name = 'TOKEN_SECONDS'`).run()
  await setSeconds(300)
  await signIn(visitor)
  await setSeconds(3600)
  // A failure leaves the token unchanged.
  refresh = new Response('{}', { status: 503 })
  const title = await add(visitor)
  refresh = null
  return { visitor, title }
}

/** No data of the member is shown, and their cart returns to them only. */
async function expectNothingLeft(visitor: Visitor, title: string) {
  expect(await cartHolds(visitor, title)).toBe(false)
  expect(await headerTotal(visitor)).toBe('')
  await signIn(visitor)
  expect(await cartHolds(visitor, title)).toBe(true)
}

/** The browser is told to clear its storage, and belongs to somebody else from here on. */
function expectCleared({ headers }: Response) {
  expect(headers.get('clear-site-data')).toBe('"storage"')
  expect(headers.getSetCookie().join()).toContain('__Host-visitor=')
}

it('[L04] [T54] signing out clears browser storage, and a guest’s request does not', async () => {
  const visitor = shop.visitor()
  expect((await visitor.get('/hesabim')).headers.has('clear-site-data')).toBe(false)
  await signIn(visitor)
  expect((await visitor.get('/hesabim')).headers.has('clear-site-data')).toBe(false)
  expectCleared(await visitor.post('/cikis'))
})

describe('a member’s saved cart', () => {
  it('[C17] has its lines in the same order when the member is back', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'vendor')
    const products = [
      await demoProduct(shop.db, 'plain'),
      await demoProduct(shop.db, 'addsQuietly'),
    ]
    // The later product first: sorted by number they would have the opposite order.
    const [later, sooner] = products.sort((one, other) => other.id - one.id)
    for (const product of [later, sooner])
      await visitor.post('/sepet/ekle', {
        productId: String(product?.id),
        quantity: '1',
        back: '/',
        key: crypto.randomUUID(),
      })
    await visitor.post('/cikis')
    await signIn(visitor, 'vendor')
    const html = await (await visitor.get('/sepet')).text()
    const [first = 0, second = 0] = [later, sooner].map((one) => html.indexOf(one?.title ?? '?'))
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first)
  })
})

describe('a session that ends by itself', () => {
  it('[L04] [T54] refused at its refresh leaves no data of the member to the next person', async () => {
    const { visitor, title } = await memberAboutToEnd()
    refresh = new Response('{}', { status: 403 })
    expectCleared(await visitor.get('/hesabim'))
    refresh = null
    await expectNothingLeft(visitor, title)
  })

  it('[L11] [T24] ended on another device leaves no data of the member on this one', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const title = await add(visitor, 'addsQuietly')
    await shop.db.prepare('DELETE FROM member_token').run()
    expectCleared(await visitor.get('/hesabim'))
    await expectNothingLeft(visitor, title)
  })

  it.each(['plain', 'grouped'] as const)(
    '[L11] ended on another device, a %s member reads every page as a guest',
    async (kind) => {
      const pages = [
        '/',
        '/kirtasiye',
        '/arama?q=kalem',
        (await demoProduct(shop.db, 'plain')).path,
      ]
      const own = ['/sepet', '/order/adres', '/uye-siparisleri', '/adres', '/favorilerim']
      for (const page of [...pages, ...own]) {
        const visitor = shop.visitor()
        await signIn(visitor, kind)
        await add(visitor, 'addsQuietly')
        await shop.db.prepare('DELETE FROM member_token').run()
        const response = await visitor.get(page)
        expect(response.status, page).toBeLessThan(400)
        await response.text()
        // A page without backend calls notices it at the next page that has some.
        if (!own.includes(page)) await (await visitor.follow(await visitor.get('/sepet'))).text()
        const next = await pageOf(visitor.follow(await visitor.get(page)))
        expect(headerCart(next).sum, page).toBe('')
        expect((await visitor.get('/hesabim')).headers.get('location'), page).toMatch(/uye-girisi/)
      }
    },
    60_000,
  )

  it('[L04] keeps the backend’s cookies that arrive with a new token', async () => {
    const { visitor } = await memberAboutToEnd()
    extraCookie = 'EK=yeni; Path=/'
    await visitor.get('/hesabim')
    extraCookie = ''
    seen = []
    await visitor.get('/hesabim')
    expect(seen.some((cookie) => cookie.includes('EK=yeni'))).toBe(true)
  })
})

describe('remembering a member', () => {
  const changed = 'Yeni-Sifre-2027-xy'
  const sessionLine = (response: Response) =>
    response.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))

  it('[L02] without the tick, the session ends with the browser', async () => {
    expect(sessionLine(await signIn(shop.visitor()))).not.toMatch(/max-age|expires/i)
  })

  it('[L02] with the tick, the session stays', async () => {
    const answer = await signIn(shop.visitor(), 'plain', { rememberMe: '1' })
    expect(sessionLine(answer)).toMatch(/max-age=5184000/i)
  })

  it.each([
    ['', false],
    ['1', true],
  ])(
    '[L02] [L07] with "%s" ticked before an expired password, the session stays: %s',
    async (rememberMe, stays) => {
      const visitor = shop.visitor()
      const { password } = account('expired')
      const old = stays ? changed : password
      const next = stays ? 'Yeni-Sifre-2028-xy' : changed
      await shop.db
        .prepare('UPDATE member SET must_change_password = 1 WHERE email = ?1')
        .bind(account('expired').email)
        .run()
      const sent = await signIn(visitor, 'expired', {
        password: old,
        ...(rememberMe && { rememberMe }),
      })
      expect(sent.headers.get('location')).toBe('/sifre-degistir')
      const fields = { password_old: old, password_new: next, password_new_again: next }
      const answer = await visitor.post('/sifre-degistir', fields)
      expect(answer.status).toBe(303)
      expect(/max-age=5184000/i.test(sessionLine(answer) ?? '')).toBe(stays)
    },
  )
})
