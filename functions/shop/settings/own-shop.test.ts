import { afterAll, beforeAll, expect, it } from 'vitest'
import { addRowsOf, rowsWith, tablesNaming } from '../../../tests/support/person-rows'
import { demoAccounts } from '../seed/data/accounts'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { ownGoodsStatements } from './own-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

it('[C27] the demo’s orders take their gift cards along: a new order may have an old id', async () => {
  const cards = async () =>
    (await shop.db.prepare('SELECT code FROM gift_card ORDER BY code').all()).results
  const card = (code: string, of: string) =>
    shop.db.prepare(
      `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
       SELECT '${code}', 5000, ${of}, 0, unixepoch() + 9999 FROM shop_order`,
    )
  await shop.db.batch([
    card('AAAABBBBCCCCDDDD', 'min(id)'),
    card('EEEEFFFFGGGGHHHH', '1 + max(id)'),
    shop.db.prepare(
      `INSERT INTO setting (name, value) VALUES ('OWN_SHOP', '1'), ('FEED_RUN', '1')`,
    ),
  ])
  await shop.db.batch(ownGoodsStatements().map((sql) => shop.db.prepare(sql)))
  expect(await cards()).toEqual([{ code: 'EEEEFFFFGGGGHHHH' }])
})

it('[C27] the demo’s members leave with all that names them: the first customer has the number of one', async () => {
  const [{ email, phone } = { email: '', phone: '' }] = demoAccounts
  const id = 1
  const session = 'oturum-of-the-demo'
  const member = `INSERT OR IGNORE INTO member (id, code, name, surname, email, phone, password, password_strength,
    password_set_at, created_at, email_proven, owns_email, phone_verified_at) VALUES (1, 'T1', '', '', ?1, ?2, '', 1, 1, 1, 1, 1, 1)`
  await shop.db.prepare(member).bind(email, phone).run()
  const insert =
    'INSERT INTO session (id, member_id, is_left, created_at, seen_at) VALUES (?1, 1, 1, 1, 1)'
  await shop.db.prepare(insert).bind(session).run()
  const names = { id, session, email, phone, words: 'Demolu' }
  expect((await addRowsOf(shop.db, names)).length).toBeGreaterThan(25)
  expect(await tablesNaming(shop.db, id)).toContain('session')
  await shop.db.batch(ownGoodsStatements().map((sql) => shop.db.prepare(sql)))
  expect(await tablesNaming(shop.db, id)).toEqual([])
  const found = await rowsWith(shop.db, email, phone, session, `m:${id} `, `member:${id} `)
  expect(found).toEqual({})
}, 60_000)
