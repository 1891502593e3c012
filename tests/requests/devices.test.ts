import { beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { lackingShop } from '../support/lacking-shop'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { phoneAgent, Visitor } from '../support/visitor'

const { devices } = siteMap

const shop = lackingShop('/member-session/', 'HAS_MEMBER_SESSIONS')
beforeEach(async () => {
  await shop.db.prepare('DELETE FROM member_token').run()
})

async function signedIn(visitor = shop.visitor(), kind: 'plain' | 'grouped' = 'plain') {
  await signIn(visitor, kind)
  return visitor
}
const phone = () => new Visitor(shop.url, { 'user-agent': phoneAgent })
const itemsOf = async (visitor: Visitor) =>
  (await pageOf(visitor.get(devices))).lists.flatMap((list) => list.queryAllByRole('listitem'))
const isMember = async (visitor: Visitor) =>
  (await (await visitor.get(siteMap.account)).text()).includes('Merhaba')
/** Presses the button of an open page, whose question needs no script. */
async function press(visitor: Visitor, name: string) {
  const { main } = await pageOf(visitor.get(devices))
  const { action, pairs } = main.getByRole('button', name).form.press()
  return visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
}

describe('the devices of a member', () => {
  it('[L17] are named by browser and system, with their times, this one first', async () => {
    const here = await signedIn()
    await signedIn(phone())
    const [first, second, ...more] = await itemsOf(here)
    expect(more).toEqual([])
    expect(first?.text).toMatch(
      /^Chrome, Linux Bu cihaz\s*Giriş: \d+ \S+ 20\d\d \d\d:\d\d\s*Son kullanım: /,
    )
    expect(second?.text).toMatch(/^Chrome, Android\s*Giriş: .*Oturumu kapat/)
    expect(first?.queryAllByRole('button')).toEqual([])
    const { results } = await shop.db.prepare('SELECT device FROM member_token').all()
    expect(results.map(({ device }) => device).toSorted()).toEqual([
      'Chrome, Android',
      'Chrome, Linux',
    ])
  })

  it('[L17] one is signed out: its next page is a guest’s, and says so', async () => {
    const here = await signedIn()
    const there = await signedIn(phone())
    const answer = await press(here, 'Oturumu kapat')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, devices])
    expect(await (await here.follow(answer)).text()).toContain('Oturum kapatıldı')
    expect(await itemsOf(here)).toHaveLength(1)
    const next = await there.follow(await there.get(siteMap.cart))
    expect(await next.text()).toContain('Oturumunuz sona erdi.')
    expect([await isMember(there), await isMember(here)]).toEqual([false, true])
  })

  it('[L17] all others are signed out, and this one stays', async () => {
    const here = await signedIn()
    const others = [await signedIn(phone()), await signedIn()]
    const foreign = await signedIn(shop.visitor(), 'grouped')
    await press(here, 'Diğer cihazlardan çıkış yap')
    expect(await Promise.all([here, foreign, ...others].map(isMember))).toEqual([
      ...[true, true],
      ...[false, false],
    ])
    const { main } = await pageOf(here.get(devices))
    expect(main.queryAllByRole('button', 'Diğer cihazlardan çıkış yap')).toEqual([])
  })

  it('[L17] [T54] all are signed out, this one at once', async () => {
    const here = await signedIn()
    const there = await signedIn(phone())
    const answer = await press(here, 'Tüm cihazlardan çıkış yap')
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.get('clear-site-data')).toBe('"storage"')
    const home = await (await here.follow(answer)).text()
    expect(home).toContain('Çıkış yaptınız.')
    expect(home).not.toContain('Oturumunuz sona erdi.')
    expect([await isMember(here), await isMember(there)]).toEqual([false, false])
  })

  it('[L17] [T98] nobody ends a session of another member', async () => {
    const here = await signedIn()
    const foreign = await signedIn(shop.visitor(), 'grouped')
    const id = await shop.db
      .prepare(
        'SELECT session_id FROM member_token t JOIN member m ON m.id = t.member_id WHERE m.email = ?1',
      )
      .bind(account('grouped').email)
      .first<string>('session_id')
    const answer = await here.post(devices, { oturum: String(id) })
    expect(await (await here.follow(answer)).text()).toContain('Bu oturum zaten kapanmış')
    expect(await isMember(foreign)).toBe(true)
    expect((await here.post(devices, { oturum: '../x' })).status).toBe(404)
  })

  it('[L12] [L17] a changed password signs all others out', async () => {
    const here = await signedIn(shop.visitor(), 'grouped')
    const there = await signedIn(phone(), 'grouped')
    const next = 'yepyeni bir şifre 7'
    const fields = { password_new: next, password_new_again: next }
    await here.post(siteMap.changePassword, {
      ...fields,
      password_old: account('grouped').password,
    })
    expect(await itemsOf(here)).toHaveLength(1)
    expect([await isMember(here), await isMember(there)]).toEqual([true, false])
  })

  it('[L17] are not offered by a shop without the call', async () => {
    const here = await signedIn()
    const linksOf = async () => (await pageOf(here.get(siteMap.account))).links(devices)
    expect(await linksOf()).toHaveLength(1)
    shop.isLacking = true
    expect(await linksOf()).toEqual([])
  })

  it('[L17] a guest signs in and comes back', async () => {
    const answer = await shop.visitor().get(devices)
    expect(answer.headers.get('location')).toBe(
      `${siteMap.signIn}?donus=${encodeURIComponent(devices)}`,
    )
  })
})
