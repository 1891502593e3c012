import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { Authenticator } from '../support/authenticator'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const { passkeys, passkeySignIn } = siteMap

let shop: Shop
/** Whether the shop has no passkeys, and says nothing of them. */
let isLacking = false
/** Whether it cannot rename one. */
let areNamesFixed = false
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (areNamesFixed && request.url.includes('passkey/list'))
        return new Response((await answer.text()).replaceAll('"RENAME":1', '"RENAME":0'), answer)
      if (!isLacking || !request.url.includes('/get-globals')) return answer
      return Response.json({ ...((await answer.json()) as object), HAS_PASSKEYS: undefined })
    },
  })
})
beforeEach(async () => {
  isLacking = false
  await shop.db.batch(
    ['passkey', 'passkey_challenge'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)),
  )
})
afterAll(() => shop.close())

type Options = {
  challenge: string
  rp?: object
  allowCredentials?: object[]
  user?: { id: string }
}
async function optionsOf(visitor: Visitor, kind: 'giris' | 'kayit'): Promise<Options> {
  const answer = await visitor.post(passkeySignIn, { adim: 'secenekler', tur: kind })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return ((await answer.json()) as { options: Options }).options
}
async function memberWith(key: Authenticator, name = 'Telefonum') {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  const { challenge } = await optionsOf(visitor, 'kayit')
  const added = await visitor.post(passkeys, {
    yanit: key.create(challenge),
    ad: name,
    adim: 'ekle',
  })
  return { visitor, added }
}
async function signInWith(key: Authenticator, visitor: Visitor, more: Record<string, string> = {}) {
  const { challenge } = await optionsOf(visitor, 'giris')
  return visitor.post(passkeySignIn, { yanit: key.get(challenge), ...more })
}
const textAfter = async (visitor: Visitor, answer: Response) =>
  (await pageOf(visitor.follow(answer))).text
const isMember = async (visitor: Visitor) =>
  (await (await visitor.get(siteMap.account)).text()).includes('Merhaba Ayla')

describe('passkeys of a member', () => {
  it('[L18] one is added, listed with its days, and removed', async () => {
    const key = new Authenticator(shop.url)
    const { visitor, added } = await memberWith(key)
    expect(await textAfter(visitor, added)).toContain('Geçiş anahtarınız eklendi')
    await signInWith(key, shop.visitor())
    const { main, lists } = await pageOf(visitor.get(passkeys))
    expect(lists[0]?.text).toMatch(/Telefonum.*Eklendi: .*Son kullanım: /)
    const { action, pairs } = main.getByRole('button', 'Anahtarı sil').form.press()
    const removed = await visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
    expect(await textAfter(visitor, removed)).toContain('Geçiş anahtarı silindi')
    expect(await isMember(await visitorAfter(key))).toBe(false)
  })

  it('[L18] its owner is mailed that it is new, and gives it another name', async () => {
    const { visitor } = await memberWith(new Authenticator(shop.url))
    const mail = await shop.db
      .prepare('SELECT recipient, text FROM outbox WHERE link = ?1 ORDER BY id DESC')
      .bind(passkeys)
      .first()
    const text = expect.stringMatching(/eklendi.*Telefonum.*şifrenizi değiştirin/s)
    expect(mail).toEqual({ recipient: account('plain').email, text })
    const { main } = await pageOf(visitor.get(passkeys))
    const { form, element } = main.getByRole('button', 'Adı kaydet')
    const { pairs } = form.write('Anahtarın yeni adı', ' Yeni telefon ').press(element)
    const answer = await visitor.post(passkeys, Object.fromEntries(pairs))
    const page = await pageOf(visitor.follow(answer))
    expect(page.text).toContain('Geçiş anahtarının adı değişti')
    expect(page.lists[0]?.text).toMatch(/^Yeni telefon Eklendi/)
    areNamesFixed = true
    const buttons = (await pageOf(visitor.get(passkeys))).main.queryAllByRole('button')
    areNamesFixed = false
    expect(buttons.map(({ name }) => name)).not.toContain('Adı kaydet')
  })

  it('[L18] the options name the member by nothing personal, and the keys that exist', async () => {
    const key = new Authenticator(shop.url)
    const { visitor } = await memberWith(key)
    const { user, ...options } = await optionsOf(visitor, 'kayit')
    expect(options).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [{ id: key.id }] })
    expect(Buffer.from(user?.id ?? '', 'base64url').toString()).toMatch(/^[0-9a-f]{32}$/)
  })

  it('[L18] without script the page says what it needs, and nothing is added', async () => {
    const { visitor } = await memberWith(new Authenticator(shop.url))
    const text = 'tarayıcınızda JavaScript açık olmalı'
    expect((await pageOf(visitor.get(passkeys))).main.text).toContain(text)
    const answer = await visitor.post(passkeys, { yanit: '', ad: 'Boş', adim: 'ekle' })
    expect(await textAfter(visitor, answer)).toContain(text)
    expect(await countKeys()).toBe(1)
  })

  it('[L18] [T98] nobody removes or renames a key of another member', async () => {
    await memberWith(new Authenticator(shop.url))
    const id = await shop.db.prepare('SELECT id FROM passkey').first<number>('id')
    const other = shop.visitor()
    await signIn(other, 'grouped')
    await other.post(passkeys, { anahtar: String(id), adim: 'sil' })
    await other.post(passkeys, { anahtar: String(id), adim: 'adla', ad: 'Benim' })
    expect(await countKeys()).toBe(1)
    expect(await shop.db.prepare('SELECT name FROM passkey').first('name')).toBe('Telefonum')
  })
})

const countKeys = () => shop.db.prepare('SELECT count(*) AS n FROM passkey').first<number>('n')
async function visitorAfter(key: Authenticator) {
  const visitor = shop.visitor()
  await signInWith(key, visitor)
  return visitor
}

describe('signing in by a passkey', () => {
  it('[L18] [C17] ends like every sign-in: the way back, the cart, the remembered member', async () => {
    const key = new Authenticator(shop.url)
    await memberWith(key)
    const visitor = shop.visitor()
    const { id, path, title } = await demoProduct(shop.db, 'plain')
    await visitor.post(siteMap.cartAdd, { productId: String(id), quantity: '1', back: path })
    const more = { donus: siteMap.cart, rememberMe: '1' }
    const answer = await signInWith(key, visitor, more)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, siteMap.cart])
    const session = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))
    expect(session).toMatch(/max-age=5184000/i)
    expect(await textAfter(visitor, answer)).toContain(title)
    expect(await isMember(visitor)).toBe(true)
  })

  it('[L18] [T97] the options are the same for everybody, and name no key', async () => {
    await memberWith(new Authenticator(shop.url))
    const { challenge, ...options } = await optionsOf(shop.visitor(), 'giris')
    const { challenge: other, ...others } = await optionsOf(shop.visitor(), 'giris')
    expect(options).toEqual(others)
    expect(challenge).not.toBe(other)
    expect(options.allowCredentials ?? []).toEqual([])
  })

  const refused = async (visitor: Visitor, yanit: string) => {
    const answer = await visitor.post(passkeySignIn, { yanit })
    expect(answer.headers.get('location')).toBe(siteMap.signIn)
    const text = await textAfter(visitor, answer)
    expect(await isMember(visitor)).toBe(false)
    return text.includes('Geçiş anahtarı doğrulanamadı')
  }

  it('[L18] [T97] a challenge is good for one answer, of its own browser, for five minutes', async () => {
    const key = new Authenticator(shop.url)
    await memberWith(key)
    const visitor = shop.visitor()
    const { challenge } = await optionsOf(visitor, 'giris')
    const stranger = shop.visitor()
    await optionsOf(stranger, 'giris')
    expect(await refused(stranger, key.get(challenge))).toBe(true)
    expect((await visitor.post(passkeySignIn, { yanit: key.get(challenge) })).status).toBe(303)
    expect(await isMember(visitor)).toBe(true)
    await visitor.post(siteMap.signOut)
    expect(await refused(visitor, key.get(challenge))).toBe(true)
    const late = await optionsOf(visitor, 'giris')
    await shop.db.prepare('UPDATE passkey_challenge SET expires_at = 1').run()
    expect(await refused(visitor, key.get(late.challenge))).toBe(true)
  })

  it('[L18] [T97] refuses alike an unknown key, a wrong signature, another site and an older count', async () => {
    const key = new Authenticator(shop.url)
    await memberWith(key)
    const visitor = shop.visitor()
    const next = async () => (await optionsOf(visitor, 'giris')).challenge
    expect(await refused(visitor, new Authenticator(shop.url).get(await next()))).toBe(true)
    const forged = JSON.parse(new Authenticator(shop.url).get(await next()))
    const renamed = JSON.stringify({ ...forged, id: key.id, rawId: key.id })
    expect(await refused(visitor, renamed)).toBe(true)
    const foreign = Object.assign(key, { origin: 'http://localhost:1' })
    expect(await refused(visitor, foreign.get(await next()))).toBe(true)
    Object.assign(key, { origin: shop.url, count: 7 })
    await visitor.post(passkeySignIn, { yanit: key.get(await next()) })
    expect(await isMember(visitor)).toBe(true)
    await visitor.post(siteMap.signOut)
    key.count = 3
    expect(await refused(visitor, key.get(await next()))).toBe(true)
    expect(await refused(visitor, '{"id":1}')).toBe(true)
  })

  it('[L18] a membership that is not active signs in by no key either', async () => {
    const key = new Authenticator(shop.url)
    await memberWith(key)
    const set = (value: number) =>
      shop.db
        .prepare('UPDATE member SET is_activated = ?1 WHERE email = ?2')
        .bind(value, account('plain').email)
        .run()
    await set(0)
    const visitor = shop.visitor()
    const text = await textAfter(visitor, await signInWith(key, visitor))
    await set(1)
    expect(text).toContain('henüz aktifleştirilmemiş')
    expect(await isMember(visitor)).toBe(false)
  })

  it('[L18] a shop without passkeys offers none', async () => {
    const visitor = shop.visitor()
    const button = 'Geçiş anahtarı ile giriş yap'
    const offered = async () => {
      const { main } = await pageOf(visitor.get(siteMap.signIn))
      const [name] = main.queryAllByRole('textbox')
      return [main.queryAllByRole('button', button).length, name?.attribute('autocomplete')]
    }
    expect(await offered()).toEqual([1, 'username webauthn'])
    isLacking = true
    expect(await offered()).toEqual([0, 'username'])
    await signIn(visitor, 'plain')
    expect((await pageOf(visitor.get(siteMap.account))).links(passkeys)).toEqual([])
  })
})
