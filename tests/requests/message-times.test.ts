import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let product = ''
beforeAll(async () => {
  shop = await openWorkers()
  product = String((await demoProduct(shop.db, 'plain')).id)
})
afterAll(() => shop.close())

/** How long a notice of a page stays with script, in ms; undefined if the page does not show it. */
function msOf(html: string, words: RegExp): number | undefined {
  const page = readPage(html)
  const messages = [...page.queryAllByRole('alert'), ...page.queryAllByRole('status')]
  const timed = messages.filter((one) => one.attribute('data-timeout-ms') !== undefined)
  const found = timed.find(({ text }) => words.test(text))
  return found && Number(found.attribute('data-timeout-ms'))
}

/** Posts a form and reads the resulting page. */
async function pageAfter(visitor: Visitor, to: string, fields: Record<string, string> = {}) {
  const answer = await visitor.post(to, { ...fields, ...formKey() })
  return (await visitor.follow(answer)).text()
}

const member = async () => {
  const visitor = shop.visitor()
  await signIn(visitor)
  return visitor
}

/** The times are those of features.md, U17. */
describe('how long a notice stays', () => {
  it('[L06] [U17] a refused sign-in: 5 s', async () => {
    const visitor = shop.visitor()
    const refused = await signIn(visitor, 'plain', { password: 'yanlış parola' })
    expect(msOf(await (await visitor.follow(refused)).text(), /./)).toBe(5000)
  })

  it('[L06] [L09] the result of a successful sign-in: 2.4 s', async () => {
    const visitor = shop.visitor()
    const page = await visitor.follow(await visitor.get('/sosyal-giris?state=x&code=y'))
    expect(msOf(await page.text(), /./)).toBe(2400)
  })

  it('[C06] [C10] a refusal of the cart: 2.4 s', async () => {
    const wanted = { productId: product, quantity: '0', back: '/sepet' }
    expect(msOf(await pageAfter(shop.visitor(), '/sepet/ekle', wanted), /./)).toBe(2400)
  })

  it('[K01] [K03] a comparison: 1.8 s', async () => {
    const html = await pageAfter(shop.visitor(), '/karsilastir/degistir', { add: product })
    expect(msOf(html, /karşılaştırma listesine eklendi/)).toBe(1800)
  })

  it('[F01] a favourite: 2.5 s', async () => {
    const html = await pageAfter(await member(), '/favorilerim/degistir', { fav: product })
    expect(msOf(html, /Favori/)).toBe(2500)
  })

  it('[R05] a subscription to the newsletter: 3.2 s', async () => {
    const html = await pageAfter(shop.visitor(), '/bulten', { email: 'yeni.uye@ornek.test' })
    expect(msOf(html, /./)).toBe(3200)
  })

  it('[U17] [B12] anything else: 6 s', async () => {
    const html = await pageAfter(shop.visitor(), '/magaza-sec', { storeId: '4', back: '/' })
    expect(msOf(html, /./)).toBe(6000)
  })

  it('[L08] a wrong one-time code at its field: 3 s', async () => {
    const visitor = shop.visitor()
    const page = '/tek-kullanimlik-kod'
    await visitor.post(page, { phone: '5360000001', phone_country: 'TR' })
    const wrong = await visitor.post(page, { adim: 'dogrula', otp: '000000' })
    expect(msOf(await wrong.text(), /Kod hatalı/)).toBe(3000)
  })

  it('[L08] a sent one-time code: 1.8 s', async () => {
    const page = '/tek-kullanimlik-kod'
    const html = await pageAfter(shop.visitor(), page, { phone: '5360000001', phone_country: 'TR' })
    expect(msOf(html, /./)).toBe(1800)
  })

  it('[L12] a wrong password at its field: 10 s', async () => {
    const next = 'uzun bir cümle 9'
    const fields = { password_old: 'yanlış', password_new: next, password_new_again: next }
    const wrong = await (await member()).post('/sifre-degistir', fields)
    expect(msOf(await wrong.text(), /Mevcut şifre hatalı/)).toBe(10_000)
  })
})
