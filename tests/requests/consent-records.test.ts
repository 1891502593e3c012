import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import {
  type ConsentRecord,
  consentQuery,
  iysRecords,
} from '../../functions/local/consents/iys-records'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const { email, phone } = account('vendor')
const rowsOf = async () =>
  (
    await shop.db
      .prepare(
        `SELECT c.* FROM consent c JOIN member m ON m.id = c.member_id
         WHERE m.email = ?1 AND kind <> 'kvkk' ORDER BY c.id`,
      )
      .bind(email)
      .all<Record<string, unknown>>()
  ).results

it('[R08] each channel is recorded with address, version, time and form, and leaves for İYS', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'vendor')
  const { main } = await pageOf(visitor.get(siteMap.preferences))
  expect(main.text).toContain('ticari elektronik ileti onayı isteğe bağlıdır')
  await visitor.post(siteMap.preferences, { kvkk: '1', mail_notify: '1', sms_notify: '1' })
  await visitor.post(siteMap.preferences, { kvkk: '1', mail_notify: '1' })
  const rows = await rowsOf()
  const states = rows.map(({ kind, agreed }) => `${kind} ${agreed}`)
  expect(states).toEqual([
    ...['mail_notify 1', 'sms_notify 1', 'phone_notify 0'],
    ...['mail_notify 1', 'sms_notify 0', 'phone_notify 0'],
  ])
  for (const row of rows) {
    expect(row).toMatchObject({ email, phone, channel: 'preferences' })
    expect(row.text_version).toMatch(/^\d{4}-\d{2}$/)
    expect(main.text).toContain(row.text)
    expect(String(row.text)).toMatch(/kampanya/i)
    expect(Math.abs(Number(row.given_at) - Date.now() / 1000)).toBeLessThan(120)
  }
  const { results } = await shop.db.prepare(consentQuery).all<ConsentRecord>()
  const own = iysRecords(results).filter(({ recipient }) =>
    [email, `+${phone}`].includes(recipient),
  )
  expect(own.map(({ type, status }) => `${type} ${status}`)).toEqual(['EPOSTA ONAY', 'MESAJ RET'])
})

it('[R08] a record is never changed', async () => {
  const change = shop.db.prepare('UPDATE consent SET agreed = 1').run()
  await expect(change).rejects.toThrow(/only added/)
})

it('[R08] [L15] the copy of the member’s data has them, and nobody else’s', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'vendor')
  expect((await pageOf(visitor.get(siteMap.ownData))).main.text).toContain('geri aldığınız onaylar')
  const file = (await (await visitor.get(siteMap.ownDataFile)).json()) as {
    consents: { kind: string; recipient: string }[]
  }
  expect(file.consents).toHaveLength(8)
  expect(file.consents.at(-2)).toMatchObject({
    ...{ kind: 'sms_notify', recipient: phone, agreed: false, source: 'preferences' },
    ...{
      textVersion: expect.any(String),
      text: 'Kampanyalar SMS ile gönderilsin',
      date: expect.stringMatching(/^20\d\d-/),
    },
  })
  const other = shop.visitor()
  await signIn(other, 'grouped')
  const others = (await (await other.get(siteMap.ownDataFile)).json()) as { consents: object[] }
  expect(others.consents).toEqual([])
})
