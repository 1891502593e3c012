import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twoPresses } from '../support/dropped-answer'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { answerOf, lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
beforeEach(async () => {
  for (const table of ['act_count', 'sign_in_failure'])
    await shop.db.prepare(`DELETE FROM ${table}`).run()
})
afterAll(() => shop.close())

const forgotPage = '/uye-sifre-hatirlat'
const resetPage = '/sifre-yenile'
const ownPage = '/sifre-degistir'
const { email } = account('affiliate')
const next = 'yepyeni bir şifre 8'

/** What the form of an open page sends, with these passwords. */
async function changeOn(visitor: Visitor, page: string, typed: Record<string, string>) {
  const { main } = await pageOf(visitor.get(page))
  const button = main.getByRole('button', 'Şifremi değiştir')
  const sent = new URLSearchParams(button.form.press(button.element).pairs)
  for (const [field, value] of Object.entries(typed)) sent.set(field, value)
  return sent
}

describe.each(twoPresses)('[T36] a button pressed twice %s', (_, pressTwice) => {
  const sendTwice = (visitor: Visitor, page: string, sent: URLSearchParams) =>
    pressTwice(visitor, shop.visitor(), (by) => by.post(page, sent))

  it('[L12] requests the link of a forgotten password', async () => {
    const visitor = shop.visitor()
    const html = await (await visitor.get(forgotPage)).text()
    const typed = { name: email, security_code: answerOf(html), key: crypto.randomUUID() }
    const answer = await sendTwice(visitor, forgotPage, new URLSearchParams(typed))
    expect(answer.status).toBe(200)
    const { main } = await pageOf(Promise.resolve(answer))
    expect(main.getByRole('status').text).toMatch(/bağlantı/i)
  })

  it('[L12] sets a new password by the link of a mail', async () => {
    const visitor = shop.visitor()
    const html = await (await visitor.get(forgotPage)).text()
    await visitor.post(forgotPage, { name: email, security_code: answerOf(html) })
    const { link } = await lastSent(shop.db, email)
    const typed = { password_new: next, password_new_again: next }
    const answer = await sendTwice(visitor, resetPage, await changeOn(visitor, link, typed))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/uye-girisi-sayfasi'])
  })

  it('[L12] changes a member’s own password', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const { password } = account('plain')
    const typed = { password_old: password, password_new: next, password_new_again: next }
    const sent = await changeOn(visitor, ownPage, typed)
    const answer = await sendTwice(visitor, ownPage, sent)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/hesabim'])
    const back = { password_old: next, password_new: password, password_new_again: password }
    await visitor.post(ownPage, back)
  })
})
