import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twoPresses } from '../support/dropped-answer'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
beforeEach(async () => {
  for (const table of ['act_count', 'one_time_code'])
    await shop.db.prepare(`DELETE FROM ${table}`).run()
})
afterAll(() => shop.close())

const signInPage = '/tek-kullanimlik-kod'
const verifyPage = '/telefon-dogrula'
const { phone } = account('grouped')

/** What the button of an open page sends, with what is typed. */
async function sentBy(
  visitor: Visitor,
  [page, name]: [string, string],
  typed: Record<string, string> = {},
) {
  const { main } = await pageOf(visitor.get(page))
  const button = main.getByRole('button', name)
  const sent = new URLSearchParams(button.form.press(button.element).pairs)
  for (const [field, value] of Object.entries(typed)) sent.set(field, value)
  return sent
}
const codeSent = async () => /\d{6}$/.exec((await lastSent(shop.db, phone)).text)?.[0] ?? ''

async function expectSent(visitor: Visitor, answer: Response) {
  const { text } = await pageOf(visitor.follow(answer))
  expect(text).toContain('Kod gönderildi')
  expect(text).not.toContain('zaten gönderildi')
}

describe.each(twoPresses)('[T36] a button pressed twice %s', (_, pressTwice) => {
  const sendTwice = (visitor: Visitor, page: string, sent: URLSearchParams) =>
    pressTwice(visitor, shop.visitor(), (by) => by.post(page, sent))

  it('[L08] sends a code to sign in with, and says so', async () => {
    const visitor = shop.visitor()
    const request = await sentBy(visitor, [signInPage, 'Kod gönder'], { phone })
    await expectSent(visitor, await sendTwice(visitor, signInPage, request))
  })

  it('[L08] confirms a code to sign in with, and leads back', async () => {
    const visitor = shop.visitor()
    const page = `${signInPage}?donus=/sepet`
    const request = await sentBy(visitor, [page, 'Kod gönder'], { phone })
    await visitor.post(signInPage, request)
    const typed = await sentBy(visitor, [page, 'Onayla'], { otp: await codeSent() })
    const answer = await sendTwice(visitor, signInPage, typed)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
    expect((await visitor.get('/hesabim')).status).toBe(200)
  })

  it('[L08] sends a code to a member’s own number, and says so', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    const request = await sentBy(visitor, [verifyPage, 'Kod gönder'])
    await expectSent(visitor, await sendTwice(visitor, verifyPage, request))
  })

  it('[L08] confirms the code of a member’s own number', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    await visitor.post(verifyPage, await sentBy(visitor, [verifyPage, 'Kod gönder']))
    const typed = await sentBy(visitor, [verifyPage, 'Onayla'], { otp: await codeSent() })
    const answer = await sendTwice(visitor, verifyPage, typed)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/hesabim'])
  })
})
