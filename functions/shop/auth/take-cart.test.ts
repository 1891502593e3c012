import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../seed/data/accounts'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await shop.db.prepare("INSERT INTO coupon (code, percent) VALUES ('ILK', 10), ('YENI', 20)").run()
})
afterAll(() => shop.stop())

const account = demoAccounts.find(({ kind }) => kind === 'plain')
const login = '/api/v1/authentication/login?language=tr'

const second = demoAccounts.find(({ kind }) => kind === 'affiliate')

async function signIn(visitor: Visitor, as = account) {
  const fields = { type: 'email', username: as?.email ?? '', password: as?.password ?? '' }
  type Answer = { status: boolean; data: { bearer: string }[] }
  const answer = await visitor.post<Answer>(login, fields)
  expect(answer).toMatchObject({ status: true })
  return { Authorization: `Bearer ${answer.data[0]?.bearer}` }
}

const add = (visitor: Visitor) =>
  visitor.post('/srv/service/cart/add-to-cart', { productId: '6', variantId: '0', quantity: '2' })
const setCoupon = (visitor: Visitor, code: string) =>
  visitor.post(`/srv/service/cart/set-campaign-code/${code}`, {})
const couponOf = async (visitor: Visitor) =>
  (await visitor.get<{ COUPON_CODE: string }>('/srv/service/cart/load')).COUPON_CODE

/** A member signs out with a coupon in the cart. */
async function leave() {
  const member = shop.visitor()
  await signIn(member)
  await add(member)
  await setCoupon(member, 'ILK')
  await shop.db.prepare("UPDATE session SET is_left = 1 WHERE coupon = 'ILK'").run()
}

it('[C17] [C20] a coupon comes back with the cart that its member had left', async () => {
  await leave()
  const visitor = shop.visitor()
  await signIn(visitor)
  expect(await visitor.get('/srv/service/cart/load')).toMatchObject({ totalQuantity: 2 })
  expect(await couponOf(visitor)).toBe('ILK')
  await setCoupon(visitor, '')
})

it('[C17] [C20] the coupon of the cart before the eyes stays', async () => {
  await leave()
  const visitor = shop.visitor()
  await add(visitor)
  await setCoupon(visitor, 'YENI')
  await signIn(visitor)
  expect(await couponOf(visitor)).toBe('YENI')
})

type Cart = { totalQuantity: number; COUPON_CODE: string; PRODUCTS: { ID: number }[] }
const cartOf = (visitor: Visitor) => visitor.get<Cart>('/srv/service/cart/load')
const signOut = (visitor: Visitor, headers: Record<string, string>) =>
  visitor.send('/srv/service/customer/logout', { headers })

/** Empties the carts of a test, also those that were left. */
const clear = async () => {
  for (const table of ['cart_line', 'saved_line'])
    await shop.db.prepare(`DELETE FROM ${table}`).run()
  await shop.db.prepare("UPDATE session SET coupon = '', campaigns = '{}'").run()
}

it('[C17] another member who signs in where one is signed in gets their own cart, and leaves that one’s', async () => {
  await clear()
  const elsewhere = shop.visitor()
  const headers = await signIn(elsewhere, second)
  await elsewhere.post('/srv/service/cart/add-to-cart', {
    productId: '26',
    variantId: '0',
    quantity: '1',
  })
  await signOut(elsewhere, headers)

  const browser = shop.visitor()
  await signIn(browser)
  await add(browser)
  await setCoupon(browser, 'ILK')
  await shop.db
    .prepare(
      `INSERT INTO saved_line (session_id, product_id, variant_id, count, added_at)
       SELECT id, 6, 0, 1, 1 FROM session WHERE coupon = 'ILK'`,
    )
    .run()
  await signIn(browser, second)
  const theirs = await cartOf(browser)
  expect(theirs.PRODUCTS.map(({ ID }) => Number(ID))).toEqual([26])
  expect(theirs.COUPON_CODE).toBe('')
  const saved = `SELECT m.email FROM saved_line l JOIN session s ON s.id = l.session_id
    JOIN member m ON m.id = s.member_id`
  expect(await shop.db.prepare(saved).first('email')).toBe(account?.email)

  const own = shop.visitor()
  await signIn(own)
  const mine = await cartOf(own)
  expect(mine.PRODUCTS.map(({ ID }) => Number(ID))).toEqual([6])
  expect(mine.COUPON_CODE).toBe('ILK')
})

it('[C17] a cookie of before the sign-in, or of before the sign-out, shows nobody’s cart', async () => {
  await clear()
  const visitor = shop.visitor()
  const added = await visitor.send('/srv/service/cart/add-to-cart', {
    method: 'POST',
    body: 'productId=6&variantId=0&quantity=2',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  const guests = added.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const by = async (Cookie: string) =>
    (await (
      await shop.visitor().send('/srv/service/cart/load', { headers: { Cookie } })
    ).json()) as Cart
  expect(await by(guests)).toMatchObject({ totalQuantity: 2 })
  const headers = await signIn(visitor)
  expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 2 })
  expect(await by(guests)).toMatchObject({ totalQuantity: 0 })
  const repeated = await visitor.send('/srv/service/cart/add-to-cart', {
    method: 'POST',
    body: 'productId=26&variantId=0&quantity=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  })
  const members = repeated.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  expect(await by(members)).toMatchObject({ totalQuantity: 3 })
  await signOut(visitor, headers)
  expect(await by(members)).toMatchObject({ totalQuantity: 0 })
  await signIn(visitor)
  expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 3 })
})
