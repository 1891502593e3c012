import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twoPresses } from '../support/dropped-answer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
beforeEach(() => shop.db.prepare('DELETE FROM act_count').run())
afterAll(() => shop.close())

const confirmPage = '/uye-kayit-onay'
const personal = '/uye-kisisel-bilgileri'
const password = 'uzun bir cümle olsun'
let serial = 7100

/** A new member with an address of their own, and the browser that registered. */
async function registered() {
  serial += 1
  const visitor = shop.visitor()
  const mobile_phone = `0534 222 ${serial}`
  const person = { name: 'Ayla', surname: 'Yurt', gender: '0', mobile_phone }
  const email = `baglanti${serial}@ornek.test`
  const fields = { tur: 'hizli', ...person, email, password, kvkk: '1' }
  await visitor.post('/uye-kayit', fields)
  return { visitor, person, email }
}

const linkTo = async (email: string) => (await lastSent(shop.db, email)).link
const tokenIn = (link: string) => Object.fromEntries(new URL(link, shop.url).searchParams)

/** Opens the link of a mail. @returns what its button sends */
async function openLink(visitor: Visitor, link: string) {
  const { main } = await pageOf(visitor.follow(await visitor.get(link)))
  const button = main.getByRole('button', 'Onayla')
  return new URLSearchParams(button.form.press(button.element).pairs)
}

async function expectDone(answer: Response, text: string) {
  expect((await pageOf(Promise.resolve(answer))).main.text).toContain(text)
  expect(answer.status).toBe(200)
}

/** A member whose address is proven and about to change. */
async function changing() {
  const { visitor, person, email } = await registered()
  await visitor.post(confirmPage, tokenIn(await linkTo(email)))
  const next = `sonra${serial}@ornek.test`
  await visitor.post(personal, { ...person, email: next })
  return { visitor, person, email, next }
}

describe.each(twoPresses)('[T36] the button of a link, pressed twice %s,', (_, pressTwice) => {
  const confirmTwice = (visitor: Visitor, sent: URLSearchParams) =>
    pressTwice(visitor, shop.visitor(), (by) => by.post(confirmPage, sent))

  it('[R03] says that the membership is active', async () => {
    const { email } = await registered()
    const elsewhere = shop.visitor()
    const sent = await openLink(elsewhere, await linkTo(email))
    await expectDone(await confirmTwice(elsewhere, sent), 'başarıyla aktifleştirilmiştir')
  })

  it('[R04] says that the newsletter begins', async () => {
    serial += 1
    const email = `okur${serial}@ornek.test`
    await shop.visitor().post('/bulten', { email })
    const elsewhere = shop.visitor()
    const sent = await openLink(elsewhere, await linkTo(email))
    await expectDone(await confirmTwice(elsewhere, sent), 'Bülten aboneliğiniz başladı.')
  })

  it('[R03] [L12] says that the address has changed', async () => {
    const { visitor, next } = await changing()
    const sent = await openLink(visitor, await linkTo(next))
    await expectDone(await confirmTwice(visitor, sent), 'E-posta adresiniz değişti.')
    expect((await pageOf(visitor.get(personal))).field('email').value).toBe(next)
  })

  it.each(['a guest', 'its member'])('[L12] says to %s that the account stays', async (role) => {
    const { visitor, email } = await changing()
    const presser = role === 'a guest' ? shop.visitor() : visitor
    const sent = await openLink(presser, await linkTo(email))
    await expectDone(await confirmTwice(presser, sent), 'Hesabınız bu adreste kaldı')
  })

  it('[R06] [L12] gives up a changed address', async () => {
    const { visitor } = await changing()
    const { main } = await pageOf(visitor.get(personal))
    const button = main.getByRole('button', 'Değişiklikten vazgeç')
    const sent = new URLSearchParams(button.form.press(button.element).pairs)
    const press = (by: Visitor) => by.post(personal, sent)
    const answer = await pressTwice(visitor, shop.visitor(), press)
    const { text } = await pageOf(visitor.follow(answer))
    expect(text).toContain('E-posta adresiniz değişmeyecek.')
    expect(text).not.toContain('geçersiz')
  })
})

it('[R03] [T76] another browser that sends the form of a used link learns and gets nothing', async () => {
  const { email } = await registered()
  const owner = shop.visitor()
  const sent = await openLink(owner, await linkTo(email))
  await expectDone(await owner.post(confirmPage, sent), 'başarıyla aktifleştirilmiştir')
  const other = shop.visitor()
  await other.get('/')
  const refused = await other.post(confirmPage, sent)
  expect(refused.status).toBe(422)
  expect((await other.get('/hesabim')).status).toBe(302)
  const later = new URLSearchParams(sent)
  later.set('key', crypto.randomUUID())
  expect((await owner.post(confirmPage, later)).status).toBe(422)
})
