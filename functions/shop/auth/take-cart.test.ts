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

async function signIn(visitor: Visitor) {
  const fields = {
    type: 'email',
    username: account?.email ?? '',
    password: account?.password ?? '',
  }
  expect(await visitor.post(login, fields)).toMatchObject({ status: true })
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
