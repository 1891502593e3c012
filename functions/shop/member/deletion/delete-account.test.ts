import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addRowsOf,
  rowsWith,
  tablesNaming,
  unknownTables,
} from '../../../../tests/support/person-rows'
import { hashPassword } from '../../auth/password'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'
import { deleteAccount } from './delete-account'

let shop: TestShop
let hash = ''
beforeAll(async () => {
  shop = await startTestShop()
  hash = await hashPassword(password)
}, 60_000)
afterAll(() => shop.stop())

const password = 'uzun bir cümle olsun'
const name = 'Zühtühan'
const own = { email: 'zuhtuhan@silinir.test', phone: '905399998877' }

const statement = (sql: string, ...values: (string | number)[]) =>
  shop.db.prepare(sql).bind(...values)
const run = (sql: string, ...values: (string | number)[]) => statement(sql, ...values).run()

let newest = 1000

/** A member whose address and number are proven. */
async function addMember({ email, phone } = own): Promise<number> {
  const id = await addTyped(email, phone)
  const proven = 'email_proven = 1, owns_email = 1, phone_verified_at = 1'
  await run(`UPDATE member SET ${proven} WHERE id = ?1`, id)
  return id
}

/** A member who has only typed an address and a number. */
async function addTyped(email: string, phone: string): Promise<number> {
  newest += 10
  const id = await statement(
    `INSERT INTO member (id, code, name, surname, email, phone, password, password_strength, password_set_at, created_at)
     VALUES (?5, hex(randomblob(8)), ?1, 'Silinir', ?2, ?3, ?4, 10, 1, 1) RETURNING id`,
    ...[name, email, phone, hash, newest],
  ).first<number>('id')
  return id ?? 0
}

async function signIn(email = own.email) {
  const visitor = shop.visitor()
  const form = { type: 'email', username: email, password }
  const login = '/api/v1/authentication/login'
  const answer = await visitor.post<{ data: { bearer: string }[] }>(login, form)
  const headers = { Authorization: `Bearer ${answer.data[0]?.bearer}` }
  const list = '/srv/service/consent/list'
  return {
    leave: (typed = password) => {
      const path = '/srv/service/customer/cancel-me?language=tr'
      return visitor.post<object>(path, { password: typed }, headers)
    },
    status: async () => (await visitor.send(list, { headers })).status,
  }
}

const done = { status: 1, statusText: 'Hesabınız silindi' }
/** An order of the member, delivered unless it is said otherwise. */
const order = (id: number, set: Record<string, string | number> = {}) => {
  const row: Record<string, string | number> = {
    ...{ number: crypto.randomUUID().slice(0, 12), owner: `m:${id}`, member_id: id },
    ...{ session_id: 'bir', email: own.email, status_id: 8, payment_id: 1, payment: 'paid' },
    ...{ cargo_id: 1, currency: 'TL', language: 'tr', goods: 5, cargo: 0, service: 0, total: 5 },
    ...{ delivery: `{"FULLNAME":"${name}"}`, invoice: `{"FULLNAME":"${name}"}`, agreements: '{}' },
    ...{ created_at: 1, ...set },
  }
  const slots = Object.keys(row).map((_, at) => `?${at + 1}`)
  return statement(
    `INSERT INTO shop_order (${Object.keys(row).join(', ')}) VALUES (${slots.join(', ')}) RETURNING id`,
    ...Object.values(row),
  ).first<number>('id')
}

beforeEach(async () => {
  const orders = 'SELECT id FROM shop_order WHERE email = ?1'
  for (const table of ['order_return', 'order_line'])
    await run(`DELETE FROM ${table} WHERE order_id IN (${orders})`, own.email)
  await run('DELETE FROM shop_order WHERE email = ?1', own.email)
  await run("DELETE FROM member WHERE email LIKE '%@silinir.test'")
  await run('DELETE FROM consent WHERE email = ?1', own.email)
})

describe('an account that its member deletes', () => {
  it('[R10] is in no table but those of the law, whatever tables name a member', async () => {
    const id = await addMember()
    const [here, there] = [await signIn(), await signIn()]
    const sql = 'SELECT id FROM session WHERE member_id = ?1'
    const session = (await statement(sql, id).first<string>('id')) ?? ''
    const tables = await addRowsOf(shop.db, { id, session, ...own, words: name })
    expect(tables.length).toBeGreaterThan(25)
    expect(await unknownTables(shop.db)).toEqual([])
    const strangers = { email: 'baska@ornek.test', phone: '905390000000', words: 'Yabancı' }
    await addRowsOf(shop.db, { id: 900_001, session: 'stranger', ...strangers })
    const others = () => rowsWith(shop.db, ...Object.values(strangers), 'stranger', '900001')
    const before = await others()
    await run('UPDATE erp_movement SET debt = 0, credit = 0 WHERE member_id = ?1', id)
    await run('UPDATE erp_order SET is_closed = 1 WHERE member_id = ?1', id)
    expect(await here.leave()).toEqual(done)
    const law = [
      ...['affiliate_order', 'affiliate_payment', 'consent', 'erp_movement', 'erp_order'],
      'proven_recipient',
    ]
    expect(await tablesNaming(shop.db, id)).toEqual(law)
    const traces = [own.email, own.phone, name, 'Silinir', session, `m:${id}`, `member:${id}`]
    const found = await rowsWith(shop.db, ...traces)
    expect(Object.keys(found).toSorted()).toEqual([
      ...['consent', 'outbox', 'proven_recipient', 'shop_order'],
    ])
    expect(found.outbox).toBe(1)
    expect(await others()).toEqual(before)
    expect([await here.status(), await there.status()]).toEqual([401, 401])
  }, 60_000)

  it('[R10] [R08] withdraws each consent and the newsletter’s, and mails that', async () => {
    const id = await addMember()
    for (const [kind, member] of [
      ['sms_notify', id],
      ['phone_notify', id],
      ['mail_notify', 0],
    ])
      await run(
        `INSERT INTO consent (member_id, email, phone, kind, agreed, text_version, channel, given_at)
         VALUES (?1, ?2, ?3, ?4, ?5, '2026-01', 'register', 1)`,
        ...[member ?? 0, own.email, own.phone, kind ?? '', kind === 'phone_notify' ? 0 : 1],
      )
    await run("INSERT INTO newsletter VALUES (?1, 1, 1, 'tr', 'son')", own.email)
    expect(await (await signIn()).leave()).toEqual(done)
    const latest = `SELECT kind, agreed, channel FROM consent WHERE email = ?1
      AND id IN (SELECT max(id) FROM consent GROUP BY kind, email) ORDER BY kind`
    const { results } = await statement(latest, own.email).all()
    expect(results).toEqual([
      { kind: 'mail_notify', agreed: 0, channel: 'deletion' },
      { kind: 'phone_notify', agreed: 0, channel: 'register' },
      { kind: 'sms_notify', agreed: 0, channel: 'deletion' },
    ])
    expect(
      await statement('SELECT 1 FROM newsletter WHERE email = ?1', own.email).first(),
    ).toBeNull()
    const sql = 'SELECT text FROM outbox WHERE recipient = ?1'
    const { results: mails } = await statement(sql, own.email).all<{ text: string }>()
    expect(mails).toEqual([{ text: expect.stringContaining('hesabınız silindi\n') }])
  })

  it('[R10] leaves what others have by an address and a number that it only typed', async () => {
    const id = await addTyped(own.email, own.phone)
    const rows = [
      "INSERT INTO newsletter VALUES (?1, 1, 1, 'tr', 'kod')",
      "INSERT INTO alarm (kind, product_id, email, price, created_at) VALUES ('stock', 1, ?1, 1, 1)",
      "INSERT INTO one_use (hash, kind, email, expires_at) VALUES ('hash', 'newsletter', ?1, 1)",
      "INSERT INTO outbox (kind, recipient, text, sent_at) VALUES ('mail', ?1, 'Onaylayın', 1)",
      `INSERT INTO consent (email, kind, agreed, text_version, channel, given_at)
       VALUES (?1, 'mail_notify', 1, '2026-01', 'newsletter', 1)`,
    ]
    for (const sql of rows) await run(sql, own.email)
    const ofPhone = [
      "INSERT INTO outbox (kind, recipient, text, sent_at) VALUES ('sms', ?1, 'Kod', 1)",
      "INSERT INTO one_time_code VALUES ('baska', ?1, 'signin', 'hash', 0, 1)",
    ]
    for (const sql of ofPhone) await run(sql, own.phone)
    const counts = `SELECT (SELECT count(*) FROM newsletter WHERE email = ?1) AS newsletter,
      (SELECT count(*) FROM alarm WHERE email = ?1) AS alarm,
      (SELECT count(*) FROM one_use WHERE email = ?1) AS one_use,
      (SELECT count(*) FROM consent WHERE email = ?1) AS consent,
      (SELECT count(*) FROM one_time_code WHERE phone = ?2) AS one_time_code,
      (SELECT count(*) FROM outbox WHERE recipient IN (?1, ?2)) AS outbox`
    const others = () => statement(counts, own.email, own.phone).first<Record<string, number>>()
    const before = await others()
    expect(await (await signIn()).leave()).toEqual(done)
    expect(await statement('SELECT 1 FROM member WHERE id = ?1', id).first()).toBeNull()
    const mail = 'SELECT text FROM outbox WHERE recipient = ?1 ORDER BY id DESC LIMIT 1'
    const text = await statement(mail, own.email).first<string>('text')
    expect(text).toMatch(/hesabınız silindi\n.*bülten aboneliği ile stok ve fiyat haberleri sürer/)
    expect(text).not.toContain('bülten aboneliğiniz bitti')
    // The mail about the deletion is one more.
    expect(await others()).toEqual({ ...before, outbox: (before?.outbox ?? 0) + 1 })
    for (const table of ['newsletter', 'alarm', 'one_use'])
      await run(`DELETE FROM ${table} WHERE email = ?1`, own.email)
    await run('DELETE FROM outbox WHERE recipient IN (?1, ?2)', own.email, own.phone)
    await run('DELETE FROM one_time_code WHERE phone = ?1', own.phone)
  })

  it('[R10] leaves its orders without an account, to whoever registers with the address too', async () => {
    const id = await addMember()
    const [paid, late] = [await order(id), await order(id, { payment: 'expired', status_id: 9 })]
    for (const placed of [paid, late]) {
      const line = `INSERT INTO order_line (order_id, position, product_id, title, path, unit, vat, count, price, total,
        note, personalization, personal_fields) VALUES (?1, 1, 1, 'Kupa', '', 'adet', 20, 1, 1, 1, ?2, ?2, ?2)`
      await run(line, placed ?? 0, name)
      const back = `INSERT INTO order_return (order_id, reason, status, created_at) VALUES (?1, ?2, 'refunded', 1)`
      await run(back, placed ?? 0, name)
    }
    expect(await (await signIn()).leave()).toEqual(done)
    const sql = `SELECT member_id, owner, session_id, payment, invoice FROM shop_order WHERE id = ?1`
    const invoice = expect.stringContaining(name)
    const nobody = { member_id: 0, owner: '', session_id: '' }
    expect(await statement(sql, paid ?? 0).first()).toEqual({ ...nobody, payment: 'paid', invoice })
    expect(await statement(sql, late ?? 0).first()).toEqual({
      ...nobody,
      ...{ payment: 'replaced', invoice: '{}' },
    })
    const words = `SELECT note, personalization, personal_fields,
      (SELECT reason FROM order_return r WHERE r.order_id = l.order_id) AS reason FROM order_line l WHERE order_id = ?1`
    const ofContract = { note: name, personalization: name, personal_fields: name, reason: '' }
    expect(await statement(words, paid ?? 0).first()).toEqual(ofContract)
    const none = { note: '', personalization: '', personal_fields: '[]', reason: '' }
    expect(await statement(words, late ?? 0).first()).toEqual(none)
    const next = await addMember()
    await run('UPDATE member SET email_proven = 1 WHERE id = ?1', next)
    await signIn()
    expect(await statement(sql, paid ?? 0).first()).toMatchObject({ member_id: 0 })
  })

  it('[R10] gives its number to nobody', async () => {
    const id = await addMember()
    expect(await (await signIn()).leave()).toEqual(done)
    const form = { name: 'Ada', surname: 'Yeni', email: own.email, mobile_phone: own.phone }
    const path = '/api/v1/authentication/register'
    await shop.visitor().post(path, { ...form, password, kvkk: '1' })
    const sql = 'SELECT id, code FROM member WHERE email = ?1'
    const row = await statement(sql, own.email).first<{ id: number; code: string }>()
    expect(row).toEqual({ id: id + 1, code: `T${100_001 + id}` })
  })

  it('[R10] without its password stays, and the tries count as those of a sign-in', async () => {
    const id = await addMember()
    const visitor = await signIn()
    const wrong = { status: 0, statusText: 'Şifre hatalı', key: 'password' }
    for (const _ of [1, 2, 3]) expect(await visitor.leave('yanlış bir şifre')).toEqual(wrong)
    expect(await visitor.leave()).toMatchObject({ status: 0, key: 'security_code' })
    expect(await statement('SELECT 1 FROM member WHERE id = ?1', id).first()).not.toBeNull()
  })
})

describe('an account with something open', () => {
  it.each([
    ['an order under way', { status_id: 5 }, '', 'sipariş'],
    ['an order on its way to be paid', { payment: 'later', status_id: 2 }, '', 'sipariş'],
    ['a payment', { payment: 'waiting', status_id: 1 }, '', 'sipariş'],
    [
      'a return',
      {},
      "INSERT INTO order_return (order_id, reason, status, created_at) VALUES (?1, '', 'accepted', 1)",
      'iade',
    ],
    [
      'a subscription',
      {},
      `INSERT INTO order_line (order_id, position, product_id, title, path, unit, vat, count, price, total, frequency)
       VALUES (?1, 1, 1, '', '', 'adet', 20, 1, 1, 1, '4')`,
      'abonelik',
    ],
    [
      'a balance',
      {},
      "INSERT INTO erp_movement (member_id, made_at, document_no, kind, debt) SELECT member_id, 1, '', 'invoice', 500 FROM shop_order WHERE id = ?1",
      'Cari hesab',
    ],
    [
      'a commission',
      {},
      `INSERT INTO affiliate_order (member_id, number, created_at, is_delivered, total, percent, commission)
       SELECT member_id, '', 1, 1, 500, 10, 50 FROM shop_order WHERE id = ?1`,
      'satış ortaklığı',
    ],
    [
      'an order of the accounting',
      {},
      `INSERT INTO erp_order (member_id, number, made_at, is_closed, total)
       SELECT member_id, '', 1, 0, 500 FROM shop_order WHERE id = ?1`,
      'Cari hesab',
    ],
  ])('[R10] stays whole: %s', async (_, set, opened, reason) => {
    const id = await addMember()
    const placed = (await order(id, set)) ?? 0
    if (opened) await run(opened, placed)
    const visitor = await signIn()
    expect(await visitor.leave()).toMatchObject({
      ...{ status: 0, statusText: expect.stringContaining(reason) },
    })
    expect(await visitor.status()).toBe(200)
    const sql =
      'SELECT email, (SELECT max(id) FROM shop_order WHERE member_id = m.id) AS placed FROM member m WHERE id = ?1'
    expect(await statement(sql, id).first()).toEqual({ email: own.email, placed })
    expect(await statement('SELECT 1 FROM deleted_member WHERE id = ?1', id).first()).toBeNull()
    // Without the answer before it, the transaction refuses all the same: the order may come in between.
    expect(await deleteAccount(shop.db, id, 'silindi')).toBe(false)
    expect(await visitor.status()).toBe(200)
    expect(await statement(sql, id).first()).toEqual({ email: own.email, placed })
    for (const table of ['erp_movement', 'erp_order', 'affiliate_order'])
      await run(`DELETE FROM ${table} WHERE member_id = ?1`, id)
  })
})
