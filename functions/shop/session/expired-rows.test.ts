import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../seed/data/accounts'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'
import worker from '../worker'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const day = 86_400
const now = Math.floor(Date.now() / 1000)

/** The keys of a table's rows of this test. */
const keysIn = async (table: string, column: string) => {
  const sql = `SELECT ${column} AS k FROM ${table} WHERE ${column} LIKE '%deneme%' ORDER BY 1`
  return (await shop.db.prepare(sql).all<{ k: string }>()).results.map(({ k }) => k)
}
const runCron = () =>
  worker.scheduled({} as ScheduledController, {
    DB: shop.db,
    GUEST_TOKEN: 'a',
    TOKEN_SECRET: 'a secret of the tests, 32 letters or more',
  })

it('[C17] what has run out leaves the database by itself, a cart that waits does not', async () => {
  const rows: [sql: string, ...values: (string | number)[]][] = []
  for (const [name, seconds] of [
    ['deneme-old', -1],
    ['deneme-valid', 600],
  ] as const) {
    rows.push(['INSERT INTO captcha VALUES (?1, ?1, 1, 1, ?2)', name, now + seconds])
    rows.push(["INSERT INTO one_time_code VALUES (?1, '', '', '', 0, ?2)", name, now + seconds])
    rows.push([
      "INSERT INTO social_pending VALUES (?1, '', '', '', '', '', ?2)",
      name,
      now + seconds,
    ])
  }
  for (const [name, days] of [
    ['deneme-old', 2],
    ['deneme-valid', 0.9],
  ] as const) {
    rows.push(["INSERT INTO act_count VALUES (?1, '', ?2, 1)", name, now - days * day])
    rows.push(['INSERT INTO sign_in_failure VALUES (?1, 1, 0, ?2)', name, now - days * day])
  }
  const session =
    'INSERT INTO session (id, member_id, is_left, created_at, seen_at) VALUES (?1, ?2, ?3, 1, ?4)'
  const line =
    'INSERT INTO cart_line (session_id, product_id, count, added_at) VALUES (?1, 6, 1, 1)'
  const sessions: [name: string, member: number, isLeft: number, days: number][] = [
    ['deneme-guest', 0, 0, 32],
    ['deneme-visits', 0, 0, 29],
    ['deneme-member', 1, 0, 32],
    ['deneme-waits', 1, 1, 400],
    ['deneme-empty', 1, 1, 400],
  ]
  for (const [name, member, isLeft, days] of sessions) {
    rows.push([session, name, member, isLeft, now - days * day])
    if (name !== 'deneme-empty') rows.push([line, name])
  }
  rows.push([
    `INSERT INTO address (owner, title, fullname, country_code, country, city, address, mobile_phone, created_at)
     VALUES ('g:' || ?1, '', '', 'TR', '', '', '', '', 1)`,
    'deneme-guest',
  ])
  await shop.db.batch(rows.map(([sql, ...values]) => shop.db.prepare(sql).bind(...values)))
  await runCron()
  for (const table of ['captcha', 'one_time_code', 'social_pending'])
    expect([table, await keysIn(table, 'session_id')]).toEqual([table, ['deneme-valid']])
  expect(await keysIn('act_count', 'actor')).toEqual(['deneme-valid'])
  expect(await keysIn('sign_in_failure', 'account')).toEqual(['deneme-valid'])
  expect(await keysIn('session', 'id')).toEqual(['deneme-visits', 'deneme-waits'])
  expect(await keysIn('cart_line', 'session_id')).toEqual(['deneme-visits', 'deneme-waits'])
  expect(await keysIn('address', 'owner')).toEqual([])
})

const days = (count: number) =>
  shop.db
    .prepare(
      `UPDATE session SET seen_at = seen_at - ?1 WHERE id IN (SELECT session_id FROM cart_line)`,
    )
    .bind(count * day)
    .run()
const product = { productId: '6', variantId: '0', quantity: '2' }
const countIn = async (visitor: Visitor) =>
  (await visitor.get<{ totalQuantity: number }>('/srv/service/cart/load')).totalQuantity
const account = demoAccounts.find(({ kind }) => kind === 'plain')

it('[C17] the cart of whoever signs in counts from the sign-in', async () => {
  const visitor = shop.visitor()
  await visitor.post('/srv/service/cart/add-to-cart', product)
  await days(29)
  await visitor.post('/api/v1/authentication/login', {
    ...{ type: 'email', username: account?.email ?? '', password: account?.password ?? '' },
  })
  await days(3)
  await runCron()
  expect(await countIn(visitor)).toBe(2)
})

it('[C17] the cart of whoever only looks at it stays, as does its cookie', async () => {
  const visitor = shop.visitor()
  await visitor.post('/srv/service/cart/add-to-cart', product)
  await days(29)
  const { headers } = await visitor.send('/srv/service/cart/load')
  expect(headers.get('Set-Cookie')).toContain(`${visitor.cookie()}; Max-Age=2592000`)
  const second = await visitor.send('/srv/service/cart/load')
  expect(second.headers.get('Set-Cookie')).toBeNull()
  await days(29)
  await runCron()
  expect(await countIn(visitor)).toBe(2)
})
