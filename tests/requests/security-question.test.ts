import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { readPage } from '../support/page/page'
import { answerOf } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** Changes the shop's response to call 30. */
let only: 'picture' | 'words' | null = null
const posted: URLSearchParams[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (/authentication\/(?:login|register)/.test(pathname))
        posted.push(new URLSearchParams(await request.clone().text()))
      const answer = await pass(request)
      if (!only || !pathname.includes('/security/captcha/')) return answer
      const [row] = ((await answer.json()) as { data: { path: string; question: string }[] }).data
      const picture = only === 'picture' ? { path: row?.path } : { question: row?.question }
      const headers = new Headers(answer.headers)
      headers.delete('content-length')
      return new Response(JSON.stringify({ status: true, data: [picture] }), { headers })
    },
  })
})
afterAll(() => shop.close())

const page = '/uye-girisi-sayfasi'
const picturesIn = (html: string) =>
  readPage(html)
    .elements('img')
    .filter((one) => one.attribute('src')?.startsWith('data:image/'))
/** The picture of a page's security code, decoded. */
const pictureIn = (html: string) => {
  const source = picturesIn(html)[0]?.attribute('src') ?? ''
  const [type, data] = source.slice('data:'.length).split(';base64,')
  return data === undefined ? null : `${type} ${atob(data)}`
}

const hasQuestion = (html: string) =>
  html.includes('name="security_code"') && pictureIn(html) !== null

async function failedThrice(kind: 'grouped' | 'affiliate' | 'admin') {
  const visitor = shop.visitor()
  const wrong = { username: account(kind).email, password: 'yanlış parola', tip: 'eposta' }
  for (let time = 0; time < 2; time += 1) await visitor.post(page, wrong)
  const html = await (await visitor.post(page, wrong)).text()
  return { visitor, html }
}

describe('the security question', () => {
  it('[L07] [Z30] is shown as the shop’s picture, in the visitor’s session, and in words', async () => {
    const { visitor, html } = await failedThrice('grouped')
    expect(pictureIn(html)).toMatch(/^image\/svg\+xml <svg .*<polyline/)
    expect(html).toContain('name="security_code"')
    const wrong = await signIn(visitor, 'grouped', { security_code: '99' })
    const second = await wrong.text()
    expect([wrong.status, pictureIn(second) === pictureIn(html)]).toEqual([403, false])
    const right = await signIn(visitor, 'grouped', { security_code: answerOf(second) })
    expect(right.status).toBe(303)
  })

  it('[L07] is a picture with a name where the shop has no words, words where it has no picture', async () => {
    only = 'picture'
    const { html } = await failedThrice('affiliate')
    const [picture] = picturesIn(html)
    expect(picture?.attribute('src')).toMatch(/^data:image\/svg\+xml;/)
    expect(picture?.attribute('alt')).toBe('Güvenlik kodunun resmi')
    expect(html).toContain('Resimdeki karakterleri yazın')
    only = 'words'
    const other = await failedThrice('admin')
    expect(pictureIn(other.html)).toBeNull()
    expect(readPage(other.html).main.text).toMatch(/\d artı \d kaç eder/)
    only = null
  })

  it('[L07] a captcha’s own response is sent instead of the code', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain', { security_code: '7', 'g-recaptcha-response': 'human' })
    expect(posted.at(-1)?.get('g-recaptcha-response')).toBe('human')
    expect(posted.at(-1)?.has('security_code')).toBe(false)
  })

  it('[L07] is asked again when the form was refused before it was sent to the shop', async () => {
    const { visitor } = await failedThrice('affiliate')
    const { email } = account('affiliate')
    const empty = { username: email, password: '', security_code: '' }
    const signingIn = await visitor.post(page, { ...empty, tip: 'eposta' })
    expect([signingIn.status, hasQuestion(await signingIn.text())]).toEqual([422, true])
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: path })
    const ordering = await visitor.post('/order', { ...empty, email, adim: 'uye' })
    expect([ordering.status, hasQuestion(await ordering.text())]).toEqual([422, true])
    const first = await shop.visitor().post(page, { ...empty, tip: 'eposta', security_code: [] })
    expect([first.status, hasQuestion(await first.text())]).toEqual([422, false])
  })

  it('[L07] is asked again on the password page, whatever was refused there', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'expired')
    const next = { password_new: 'yepyeni bir parola 7', password_new_again: 'başka' }
    const empty = { ...next, password_old: account('expired').password }
    const plain = await visitor.post('/sifre-degistir', empty)
    expect([plain.status, hasQuestion(await plain.text())]).toEqual([422, false])
    const refused = await visitor.post('/sifre-degistir', { ...empty, security_code: '' })
    expect([refused.status, hasQuestion(await refused.text())]).toEqual([422, true])
  })

  it('[R07] [Z30] is asked at the registration if the shop requires it, and its answer is sent', async () => {
    const own = await openWorkers()
    await own.db.exec(
      `INSERT OR REPLACE INTO setting (name, value) VALUES ('REGISTER_CAPTCHA', '1')`,
    )
    const visitor = own.visitor()
    const person = {
      name: 'Ada',
      surname: 'Yurt',
      email: 'guvenli@ornek.test',
      mobile_phone: '5329990011',
      password: 'uzun bir cümle olsun',
      password_again: 'uzun bir cümle olsun',
      kvkk: '1',
    }
    const first = await (await visitor.get('/uye-kayit')).text()
    expect(pictureIn(first)).toContain('<polyline')
    const empty = await visitor.post('/uye-kayit', person)
    const refused = await empty.text()
    expect(empty.status).toBe(422)
    expect(errorSummary(refused)).toHaveProperty('register-security_code')
    const wrong = await visitor.post('/uye-kayit', { ...person, security_code: '99' })
    const second = await wrong.text()
    expect(wrong.status).toBe(422)
    expect(errorSummary(second)).toHaveProperty('register-security_code')
    expect(second).toContain('value="guvenli@ornek.test"')
    const sent = await visitor.post('/uye-kayit', { ...person, security_code: answerOf(second) })
    expect(sent.status).toBe(303)
    await own.close()
  })
})
