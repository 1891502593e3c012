import { describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import {
  type ConsentRecord,
  consentQuery,
  iysRecords,
} from '../../functions/local/consents/iys-records'
import { fillCart, formKey, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { lackingShop } from '../support/lacking-shop'
import { account } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
import { rowsWith, tablesNaming } from '../support/person-rows'
import { lastSent } from '../support/sent'
import { phoneAgent, Visitor } from '../support/visitor'

const { accountDeletion, ownData } = siteMap
const { password } = account('plain')

const shop = lackingShop('/cancel-me', 'HAS_ACCOUNT_DELETION')

let members = 0

/** A new member of the shop, signed in. */
async function newMember() {
  members += 1
  const email = `ayrilan-${members}@ornek.test`
  const phone = `9053999900${10 + members}`
  // Nobody else has it.
  const name = `Ayrılan${String.fromCharCode(96 + members)}lı`
  const id = await shop.db
    .prepare(
      `INSERT INTO member (id, code, name, surname, email, phone, password, password_strength, password_set_at, created_at, kvkk,
         email_proven, owns_email, phone_verified_at)
       SELECT ?1, 'A' || ?2, ?6, 'Üye', ?3, ?4, password, 10, 1, 1, 1, 1, 1, 1 FROM member WHERE email = ?5 RETURNING id`,
    )
    .bind(5000 + members, members, email, phone, account('plain').email, name)
    .first<number>('id')
  const signIn = async (visitor = shop.visitor()) => {
    await visitor.post(siteMap.signIn, { tip: 'eposta', username: email, password })
    return visitor
  }
  return { id: id ?? 0, name, email, phone, signIn, visitor: await signIn() }
}

const leave = (visitor: Visitor, fields: Record<string, string> = {}) =>
  visitor.post(accountDeletion, { password, onay: '1', ...fields, ...formKey() })
const isMember = async (visitor: Visitor) =>
  (await (await visitor.get(siteMap.account)).text()).includes('Merhaba')
const isThere = async (id: number) =>
  (await shop.db.prepare('SELECT 1 FROM member WHERE id = ?1').bind(id).first()) !== null

describe('the page that deletes an account', () => {
  it('[R10] says what leaves and what stays, and leads back and to the copy of the data', async () => {
    const { visitor } = await newMember()
    const before = await pageOf(visitor.get(ownData))
    expect(before.links(accountDeletion)).toHaveLength(1)
    expect(before.links(`${siteMap.contact.tr}?konu=silme`)).toEqual([])
    const { main } = await pageOf(visitor.get(accountDeletion))
    for (const text of ['Silinenler', 'Kampanya izinleriniz', 'Yasaların saklattıkları', 'fatura'])
      expect(main.text).toContain(text)
    expect(main.getByRole('link', 'Önce verilerimin kopyasını indireyim').href).toContain(ownData)
    expect(main.getByRole('link', /^Vazgeç/).href).toContain(siteMap.account)
    const field = main.field('password')
    expect(field.attribute('aria-describedby')).toBe('deletion-password-description')
    expect(field.attribute('autocomplete')).toBe('current-password')
    expect(main.getByRole('checkbox', /kalıcı olarak/).attribute('required')).toBeDefined()
  })

  it.each(['tr', 'en', 'de', 'ar'])(
    '[R10] promises no end of what others have by an address that is not proven (%s)',
    async (language) => {
      const { id, visitor } = await newMember()
      await visitor.post('/dil', { language, ...formKey() })
      const texts = async () => (await pageOf(visitor.get(accountDeletion))).main.text
      const words = {
        tr: ['fiyat haberleriniz', 'bülten aboneliğiniz biter', 'doğrulanmadı'],
        en: ['saved cards, stock', 'newsletter subscription ends', 'Nobody has confirmed'],
        de: ['Karten, Bestands', 'Abonnement endet', 'nicht bestätigt'],
        ar: ['المحفوظة وتنبيهات', 'وينتهي اشتراكك', 'لم يُؤكَّد'],
      }[language]
      const [alarms = '', newsletter = '', unproven = ''] = words ?? []
      const proven = await texts()
      expect(proven).toContain(alarms)
      expect(proven).toContain(newsletter)
      expect(proven).not.toContain(unproven)
      await shop.db
        .prepare('UPDATE member SET email_proven = 0, owns_email = 0 WHERE id = ?1')
        .bind(id)
        .run()
      const other = await texts()
      expect(other).not.toContain(alarms)
      expect(other).not.toContain(newsletter)
      expect(other).toContain(unproven)
    },
  )

  it('[R10] a guest signs in and comes back', async () => {
    for (const answer of [await shop.visitor().get(accountDeletion), await leave(shop.visitor())])
      expect(answer.headers.get('location')).toBe(
        `${siteMap.signIn}?donus=${encodeURIComponent(accountDeletion)}`,
      )
  })

  it('[R10] [R08] withdraws what was agreed to, which leaves for İYS', async () => {
    const { email, visitor } = await newMember()
    await visitor.post(siteMap.preferences, { kvkk: '1', mail_notify: '1' })
    const states = async () => {
      const { results } = await shop.db.prepare(consentQuery).all<ConsentRecord>()
      const own = iysRecords(results).filter(({ recipient }) => recipient === email)
      return own.map(({ type, status }) => `${type} ${status}`)
    }
    expect(await states()).toEqual(['EPOSTA ONAY'])
    expect((await leave(visitor)).status).toBe(303)
    expect(await states()).toEqual(['EPOSTA RET'])
  })

  it('[R10] deletes it: every session ends, and nothing names the member', {
    timeout: 60_000,
  }, async () => {
    const { id, name, email, phone, visitor, signIn } = await newMember()
    const there = await signIn(new Visitor(shop.url, { 'user-agent': phoneAgent }))
    await fillCart(visitor, [{ productId: '6' }])
    await visitor.post(siteMap.favouriteChange, { fav: '6' })
    const naming = ['favourite', 'member_token', 'proven_recipient', 'session']
    expect(await tablesNaming(shop.db, id)).toEqual(naming)
    const { results: sessions } = await shop.db
      .prepare('SELECT id FROM session WHERE member_id = ?1')
      .bind(id)
      .all<{ id: string }>()
    const traces = [email, phone, name, `m:${id}`, `member:${id}`]
    const named = () => rowsWith(shop.db, ...traces, ...sessions.map((one) => one.id))
    expect(Object.keys(await named())).toEqual(expect.arrayContaining(['cart_line', 'member']))
    const { main } = await pageOf(visitor.get(accountDeletion))
    const { form, element } = main.getByRole('button', 'Hesabımı kalıcı olarak sil')
    form.write('Şifre', password)
    form.tick(/kalıcı olarak/)
    const { action, pairs } = form.press(element)
    const answer = await visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('clear-site-data')).toBe('"storage"')
    const home = await (await visitor.follow(answer)).text()
    expect(home).toContain('Hesabınız silindi.')
    expect(home).not.toContain('Oturumunuz sona erdi.')
    const names = [...visitor.cookies.keys()].filter((name) => /session|hearts|favori/i.test(name))
    expect(names).toEqual([])
    expect(await isThere(id)).toBe(false)
    expect(await tablesNaming(shop.db, id)).toEqual([])
    // The mail that confirms it.
    expect(await named()).toEqual({ outbox: 1 })
    const next = await there.follow(await there.get(siteMap.cart))
    expect(await next.text()).toContain('Oturumunuz sona erdi.')
    expect([await isMember(visitor), await isMember(there)]).toEqual([false, false])
    expect(await isMember(await signIn())).toBe(false)
    expect((await lastSent(shop.db, email)).text).toContain('hesabınız silindi')
  })

  it('[R10] a session that ended by itself is a notice here too', async () => {
    const { id, visitor } = await newMember()
    await shop.db.prepare('DELETE FROM member_token WHERE member_id = ?1').bind(id).run()
    const answer = await leave(visitor)
    const page = answer.status === 303 ? await visitor.follow(answer) : answer
    expect(await page.text()).toContain('Oturumunuz sona erdi.')
    expect(await isThere(id)).toBe(true)
  })

  it('[R10] a wrong password or no tick stands beside its field, and nothing is lost', async () => {
    const { id, visitor } = await newMember()
    const wrong = await leave(visitor, { password: 'yanlış bir şifre' })
    expect(wrong.status).toBe(422)
    const page = readPage(await wrong.text())
    expect(page.main.getByRole('alert', /Şifre: Şifre hatalı/)).toBeDefined()
    const field = page.main.field('password')
    expect(field.attribute('aria-describedby')).toContain('deletion-password-error')
    expect(field.attribute('value')).toBeUndefined()
    expect(page.main.getByRole('checkbox', /kalıcı/).attribute('checked')).toBeDefined()
    const unticked = await leave(visitor, { onay: '' })
    expect(unticked.status).toBe(422)
    expect(await unticked.text()).toContain('Devam etmek için bu kutuyu işaretleyin')
    expect([await isThere(id), await isMember(visitor)]).toEqual([true, true])
  })

  it('[R10] [L07] after three wrong passwords the security code is wanted, as for a sign-in', async () => {
    const { id, visitor } = await newMember()
    for (const _ of [1, 2, 3]) await leave(visitor, { password: 'yanlış bir şifre' })
    const fourth = await leave(visitor)
    expect(fourth.status).toBe(422)
    const { main } = readPage(await fourth.text())
    const [, first = 0, second = 0] = /(\d) artı (\d) kaç eder/.exec(main.text) ?? []
    expect(await isThere(id)).toBe(true)
    const answer = await leave(visitor, { security_code: String(Number(first) + Number(second)) })
    expect(answer.status).toBe(303)
    expect(await isThere(id)).toBe(false)
  })

  it('[R10] an order under way refuses with the reason; delivered, it stays by the link of its mail', async () => {
    const { id, email, visitor } = await newMember()
    await fillCart(visitor, [{ productId: '6' }])
    const html = await toConfirm(visitor, '-1', { isMember: true })
    const number = numberIn(await placeOrder(visitor, html))
    const { link } = await lastSent(shop.db, email)
    const { main: held } = await pageOf(visitor.get(accountDeletion))
    expect(held.text).toContain('Teslim edilmemiş ya da ödemesi süren bir siparişiniz var.')
    expect(held.queryByRole('button', 'Hesabımı kalıcı olarak sil')).toBeUndefined()
    expect(held.getByRole('link', 'Siparişlerim').href).toContain(siteMap.orders)
    const refused = await leave(visitor)
    expect(refused.status).toBe(422)
    const { main } = readPage(await refused.text())
    expect(main.getByRole('alert', /Teslim edilmemiş/)).toBeDefined()
    expect([await isThere(id), await isMember(visitor)]).toEqual([true, true])
    const set = shop.db.prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1')
    await set.bind(number).run()
    const { main: free } = await pageOf(visitor.get(accountDeletion))
    expect(free.getByRole('button', 'Hesabımı kalıcı olarak sil')).toBeDefined()
    expect(free.text).not.toContain('ödemesi süren bir siparişiniz')
    expect((await leave(visitor)).status).toBe(303)
    expect(await isThere(id)).toBe(false)
    expect((await pageOf(shop.visitor().get(link))).main.text).toContain(number)
  })

  it('[R10] a shop that does not tell what stands against it has the form say it', async () => {
    const { visitor } = await newMember()
    await fillCart(visitor, [{ productId: '6' }])
    await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true }))
    shop.missing = '/deletion-obstacle'
    const { main } = await pageOf(visitor.get(accountDeletion))
    expect(main.getByRole('button', 'Hesabımı kalıcı olarak sil')).toBeDefined()
    const refused = await leave(visitor)
    expect(readPage(await refused.text()).main.getByRole('alert', /Teslim edilmemiş/)).toBeDefined()
  })

  it('[R10] [L15] a shop without the call is written to, as before', async () => {
    const { id, visitor } = await newMember()
    shop.isLacking = true
    const page = await pageOf(visitor.get(ownData))
    expect(page.links(accountDeletion)).toEqual([])
    expect(page.links(`${siteMap.contact.tr}?konu=silme`)).toHaveLength(1)
    for (const answer of [await visitor.get(accountDeletion), await leave(visitor)])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, ownData])
    expect(await isThere(id)).toBe(true)
  })
})
