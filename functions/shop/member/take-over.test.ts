import { beforeEach, describe, expect, it } from 'vitest'
import { openSquattedShop, owner, squatter } from '../../../tests/support/squatted-account'
import type { Visitor } from '../seed/demo/test-shop'

const { shop, at } = await openSquattedShop()
beforeEach(() => at.clear())

const { phone } = squatter
const next = 'sahibinin yeni parolası'

async function requestCode(): Promise<string> {
  const visitor = shop.visitor()
  await at.run('DELETE FROM outbox WHERE recipient = ?1', phone)
  await at.run('DELETE FROM act_count')
  await visitor.post(`/srv/customer/signin/otp-request/${phone}`, {})
  const sql = 'SELECT text FROM outbox WHERE recipient = ?1'
  return (await at.statement(sql, phone).first<string>('text')) ?? 'none'
}

const methods = {
  'the provider that verified it': async () => (await at.byProvider()).data[0]?.bearer ?? '',
  'a password set by mail': async () => {
    expect((await at.byMail(next)).answer.status).toBe(1)
    return (await at.signIn('email', owner.email, next)).data[0]?.bearer ?? ''
  },
}
const names = { 'the provider that verified it': owner.name, 'a password set by mail': 'Yabancı' }

const press = async (browser: Visitor, bearer = '') =>
  expect(await at.activate(await at.lastLink(), browser, bearer)).toBe(1)

const linksOf = async (id: number) => {
  const sql = 'SELECT platform, subject FROM social_account WHERE member_id = ?1'
  return (await at.statement(sql, id).all()).results
}

describe('an account that somebody made with the address of another person', () => {
  it.each(Object.keys(methods) as (keyof typeof methods)[])(
    '[L09] [L12] [T99] is its owner’s by %s: nobody else comes in, and nothing of before is in it',
    async (method) => {
      const { id, visitor, bearer } = await at.squat()
      const own = await at.order('S-1', id, owner.email.toUpperCase())
      const elsewhere = await at.order('S-9', id, 'eski@ornek.test')
      const asGuest = await at.order('S-3')
      expect(await at.isSignedIn(visitor, bearer)).toBe(true)
      const mine = await methods[method]()
      expect(await at.isSignedIn(shop.visitor(), mine)).toBe(true)
      expect(await at.isSignedIn(visitor, bearer)).toBe(false)
      expect((await at.signIn('email', owner.email)).status).toBe(false)
      expect((await at.signIn('phone', phone)).status).toBe(false)
      expect(await requestCode()).toBe('none')
      const none = { card: 0, passkey: 0, message: 0, address: 0, favourite: 0 }
      expect(await at.rowsOf(id)).toMatchObject({ ...none, member_token: 1, session: 1 })
      const links =
        method === 'a password set by mail' ? [] : [{ platform: 'google', subject: '7002' }]
      expect(await linksOf(id)).toEqual(links)
      const member =
        'SELECT name, email_proven, mail_notify, sms_notify, phone_verified_at FROM member WHERE id = ?1'
      expect(await at.statement(member, id).first()).toEqual({
        ...{ name: names[method], email_proven: 1, mail_notify: 0, sms_notify: 0 },
        phone_verified_at: 0,
      })
      expect(await at.holderOf(own)).toBe(id)
      expect(await at.holderOf(elsewhere)).toBe(0)
      expect(await at.holderOf(asGuest)).toBe(id)
      const mails = "SELECT text FROM outbox WHERE recipient = ?1 AND link = '' ORDER BY id"
      const { results } = await at.statement(mails, owner.email).all()
      expect(results).toEqual([
        { text: expect.stringMatching(/artık sizin[\s\S]*adres[\s\S]*kart[\s\S]*favori/) },
      ])
      await at.run('DELETE FROM shop_order WHERE id = ?1', elsewhere ?? 0)
    },
  )

  it('[L12] loses a phone that nobody has verified, which is free for another account', async () => {
    const { id, bearer } = await at.squat()
    await at.run('UPDATE member SET phone_verified_at = 0 WHERE id = ?1', id)
    await methods['a password set by mail']()
    const typed = 'SELECT 1 FROM member WHERE phone = ?1'
    expect(await at.statement(typed, phone).first()).toBeNull()
    expect(await at.isSignedIn(shop.visitor(), bearer)).toBe(false)
    const signedIn = await at.signIn('email', owner.email, next)
    const headers = { Authorization: `Bearer ${signedIn.data[0]?.bearer}` }
    const block = await shop
      .visitor()
      .send('/api/v1/block/customer-register?type=update', { headers })
    expect(await block.json()).toMatchObject({
      data: [{ account: { customerInfo: { email: owner.email, mobile_phone: '' } } }],
    })
    const saved = await at.statement('SELECT phone FROM member WHERE id = ?1', id).first('phone')
    expect(String(saved)).not.toMatch(/^\d/)
    await at.register(shop.visitor(), { email: 'baska@posta.test' })
    expect(await at.idOf('baska@posta.test')).toBeGreaterThan(0)
    await at.run("DELETE FROM member WHERE email = 'baska@posta.test'")
  })

  it('[L12] is taken over once by a link: used up, it changes nothing', async () => {
    await at.squat()
    const { token, answer } = await at.byMail(next)
    expect(answer.status).toBe(1)
    expect((await at.setPassword(token, 'bir başka uzun parola')).status).toBe(0)
    expect((await at.signIn('email', owner.email, next)).status).toBe(true)
  })

  it('[L12] [T99] gets no password by the link of an address that it no longer has', async () => {
    const { id } = await at.squat()
    await at.forget({ 'forgot-email': owner.email })
    const token = (await at.lastLink()).split('token=')[1] ?? ''
    await at.run("UPDATE member SET email = 'kacan@posta.test' WHERE id = ?1", id)
    expect((await at.setPassword(token, next)).status).toBe(0)
    expect((await at.signIn('email', 'kacan@posta.test')).status).toBe(true)
    await at.run('UPDATE member SET email = ?2 WHERE id = ?1', id, owner.email)
  })

  it('[L09] that is one’s own is only proven by the provider, and loses nothing', async () => {
    const { id, visitor, bearer } = await at.squat()
    const before = await at.rowsOf(id)
    const asGuest = await at.order('S-3')
    expect((await at.byProvider(bearer)).status).toBe(true)
    expect(await at.rowsOf(id)).toMatchObject({ ...before, member_token: 2, session: 2 })
    expect(await at.isSignedIn(visitor, bearer)).toBe(true)
    const member = 'SELECT name, email_proven, mail_notify FROM member WHERE id = ?1'
    expect(await at.statement(member, id).first()).toEqual({
      ...{ name: 'Yabancı', email_proven: 1, mail_notify: 1 },
    })
    expect(await at.holderOf(asGuest)).toBe(id)
  })
})

describe('an account whose registration’s link somebody pressed elsewhere', () => {
  it.each(Object.keys(methods) as (keyof typeof methods)[])(
    '[L09] [L12] [T99] is its owner’s by %s: what it holds stays, but nobody else comes in and no consent counts',
    async (method) => {
      const { id, visitor, bearer } = await at.squat()
      await at.activate(await at.lastLink())
      const asGuest = await at.order('S-3')
      await at.run("DELETE FROM outbox WHERE link = ''")
      const mine = await methods[method]()
      expect(await at.isSignedIn(shop.visitor(), mine)).toBe(true)
      expect(await at.isSignedIn(visitor, bearer)).toBe(false)
      expect((await at.signIn('email', owner.email)).status).toBe(false)
      expect((await at.signIn('phone', phone)).status).toBe(false)
      expect(await requestCode()).toBe('none')
      const stays = { card: 1, message: 1, address: 1 }
      expect(await at.rowsOf(id)).toMatchObject({ ...stays, passkey: 0, member_token: 1 })
      expect(await linksOf(id)).toHaveLength(method === 'a password set by mail' ? 0 : 1)
      const member =
        'SELECT owns_email, mail_notify, sms_notify, phone_verified_at FROM member WHERE id = ?1'
      expect(await at.statement(member, id).first()).toEqual({
        ...{ owns_email: 1, mail_notify: 0, sms_notify: 0, phone_verified_at: 0 },
      })
      expect(await at.holderOf(asGuest)).toBe(id)
      const mails = "SELECT text FROM outbox WHERE recipient = ?1 AND link = ''"
      const { results } = await at.statement(mails, owner.email).all()
      expect(results).toEqual([{ text: expect.stringMatching(/artık yalnızca sizin/) }])
    },
  )
})

describe('an account of whoever registered and opened its mail in one browser', () => {
  const presses = {
    'signed in': ({ visitor, bearer }: Awaited<ReturnType<typeof at.squat>>) =>
      press(visitor, bearer),
    'before signing in': async () => {
      const browser = shop.visitor()
      await press(browser)
      await at.signIn('email', owner.email, squatter.password, browser)
    },
  }
  it.each(Object.keys(presses) as (keyof typeof presses)[])(
    '[L12] [L09] loses nothing by a forgotten password or a provider (pressed %s)',
    async (when) => {
      const account = await at.squat()
      await presses[when](account)
      const asGuest = await at.order('S-3')
      const before = await at.rowsOf(account.id)
      expect((await at.byProvider()).status).toBe(true)
      expect((await at.byMail(next)).answer.status).toBe(1)
      const { card, passkey, message, address } = before
      const left = { card, passkey, message, address, member_token: 0 }
      expect(await at.rowsOf(account.id)).toMatchObject(left)
      expect(await linksOf(account.id)).toHaveLength(2)
      const member =
        'SELECT name, mail_notify, sms_notify, phone_verified_at FROM member WHERE id = ?1'
      expect(await at.statement(member, account.id).first()).toEqual({
        ...{ name: 'Yabancı', mail_notify: 1, sms_notify: 1, phone_verified_at: 1 },
      })
      await at.signIn('email', owner.email, next)
      expect(await at.holderOf(asGuest)).toBe(account.id)
    },
  )

  it('[T99] is not one where another signs in than whoever opened the mail', async () => {
    const { id } = await at.squat()
    const browser = shop.visitor()
    await press(browser)
    await at.signIn('email', owner.email)
    const owns = 'SELECT owns_email FROM member WHERE id = ?1'
    expect(await at.statement(owns, id).first('owns_email')).toBe(0)
  })
})

describe('a phone that nobody has verified', () => {
  it('[L08] gets no code to sign in by, and no link for a new password', async () => {
    const { id } = await at.squat()
    expect(await requestCode()).toMatch(/\d{6}$/)
    await at.run('UPDATE member SET phone_verified_at = 0 WHERE id = ?1', id)
    expect(await requestCode()).toBe('none')
    expect((await at.forget({ 'forgot-phone': phone })).status).toBe(1)
    const sent = 'SELECT count(*) AS n FROM outbox WHERE recipient = ?1'
    expect(await at.statement(sent, phone).first('n')).toBe(0)
  })

  it('[L12] ends the link that was sent to it while it was verified', async () => {
    const { id } = await at.squat()
    await at.forget({ 'forgot-phone': phone })
    const token = (await at.lastLink(phone)).split('token=')[1] ?? ''
    expect(token).not.toBe('')
    const to = 'UPDATE member SET phone = ?2, phone_verified_at = 0 WHERE id = ?1'
    await at.run(to, id, '905399990077')
    expect((await at.setPassword(token, next)).status).toBe(0)
    expect((await at.signIn('email', owner.email, next)).status).toBe(false)
    await at.run('UPDATE member SET phone = ?2, phone_verified_at = 1 WHERE id = ?1', id, phone)
    expect((await at.setPassword(token, next)).status).toBe(1)
  })

  it('[L08] is one that takes the place of a verified one', async () => {
    const { id, visitor, bearer } = await at.squat()
    const to = { method: 'PUT', headers: { Authorization: `Bearer ${bearer}` } }
    const person = { name: 'Yabancı', surname: 'Biri', email: owner.email }
    const path = '/api/v1/customer/update'
    const body = new URLSearchParams({ ...person, mobile_phone: '905399995678' }).toString()
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await visitor.send(path, { ...to, headers: { ...to.headers, ...type }, body })
    expect(answer.status).toBe(200)
    const row = 'SELECT phone, phone_verified_at FROM member WHERE id = ?1'
    expect(await at.statement(row, id).first()).toEqual({
      ...{ phone: '905399995678', phone_verified_at: 0 },
    })
  })
})
