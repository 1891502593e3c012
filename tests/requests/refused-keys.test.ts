import { describe, expect, it } from 'vitest'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { homeAddress } from '../support/home-address'
import { account, signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { readPage } from '../support/page/page'

const shop = failingShop()

const sentence = 'Bu işlem şu anda yapılamaz'
const rows = (...keys: string[]) => keys.map((key) => ({ key, statusText: `${sentence}: ${key}` }))
const noticesIn = (html: string) =>
  readPage(html)
    .notices('alert')
    .map(({ text }) => text)
const alertsIn = (html: string) =>
  readPage(html)
    .main.queryAllByRole('alert')
    .map(({ text }) => text)

/** Sends a form while the shop refuses it with these keys. @returns the form shown again */
async function refusedFor(
  part: string,
  keys: string[],
  send: () => Promise<Response>,
  message = '',
): Promise<string> {
  const body = { status: false, message, data: rows(...keys) }
  shop.fault = answering(part, 422, JSON.stringify(body))
  const response = await send()
  shop.fault = healthy
  expect(response.status).toBe(422)
  return response.text()
}

async function member(kind: Parameters<typeof account>[0] = 'plain') {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}

const next = 'yepyeni bir şifre 7'
const change = { password_old: 'eski', password_new: next, password_new_again: next }

describe('an error whose key names no field of the form', () => {
  it('[L12] [X01] is shown when a password change fails, and only once if it names a field', async () => {
    const visitor = await member()
    const send = () => visitor.post('/sifre-degistir', change)
    const part = '/update/password'
    for (const key of ['password', 'username', 'email'])
      expect(noticesIn(await refusedFor(part, [key], send))).toEqual([`${sentence}: ${key}`])
    const both = await refusedFor(part, ['password_old', 'email'], send)
    expect(noticesIn(both)).toEqual([`${sentence}: email`])
    expect(errorSummary(both)).toMatchObject({
      'password-password_old': `Mevcut şifre: ${sentence}: password_old`,
    })
    const known = await refusedFor(part, ['password_old'], send, 'Form hatalı')
    expect(noticesIn(known)).toEqual([])
    expect(noticesIn(await refusedFor(part, [], send, 'Form hatalı'))).toEqual(['Form hatalı'])
  })

  it('[L05] [X01] is shown when an expired password is not changed', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'expired')
    const send = () => visitor.post('/sifre-degistir', change)
    const html = await refusedFor('/authentication/change-password', ['username'], send)
    expect(noticesIn(html)).toEqual([`${sentence}: username`])
  })

  it('[L12] [X01] is shown on the page of a password link', async () => {
    const send = () => shop.visitor().post('/sifre-yenile', { ...change, token: 'a1' })
    expect(noticesIn(await refusedFor('/reset-password', ['vendor'], send))).toEqual([
      `${sentence}: vendor`,
    ])
    const deadLink = await refusedFor('/reset-password', ['resetToken'], send)
    expect(alertsIn(deadLink)).toEqual([`${sentence}: resetToken`])
  })

  it('[R01] [X01] is shown for a registration and for personal data', async () => {
    const person = {
      name: 'Ayla',
      surname: 'Yurt',
      email: 'yeni@ornek.test',
      mobile_phone: '0533 111 22 33',
      gender: '1',
      password: 'uzun bir cümle olsun',
      kvkk: '1',
    }
    const register = () => shop.visitor().post('/uye-kayit', person)
    const asNew = await refusedFor('/authentication/register', ['vendor', 'email'], register)
    expect(noticesIn(asNew)).toEqual([`${sentence}: vendor`])
    expect(errorSummary(asNew)).toHaveProperty('register-email')
    const visitor = await member()
    const own = () => visitor.post('/uye-kisisel-bilgileri', person)
    expect(noticesIn(await refusedFor('/customer/update', ['vendor'], own))).toEqual([
      `${sentence}: vendor`,
    ])
  })

  it('[A01] [X01] is shown for an address', async () => {
    const visitor = await member()
    const send = () => visitor.post('/adres/kayit', homeAddress)
    const html = await refusedFor('/address/save', ['owner', 'title'], send)
    expect(noticesIn(html)).toEqual([`${sentence}: owner`])
    expect(errorSummary(html)).toHaveProperty('address-title')
  })

  it('[L08] [X01] is shown at the only field of a one-time code', async () => {
    const visitor = shop.visitor()
    const page = '/tek-kullanimlik-kod'
    const request = () => visitor.post(page, { adim: 'iste', phone: account('plain').phone })
    const refused = errorSummary(await refusedFor('/otp-request', ['vendor'], request))
    expect(refused).toMatchObject({ 'request-code-phone': `Telefon: ${sentence}: vendor` })
    const code = errorSummary(await refusedFor('/otp-request', ['security_code'], request))
    expect(Object.keys(code)).toEqual(['request-code-security_code'])
    await request()
    const prove = () => visitor.post(page, { adim: 'dogrula', otp: '123456' })
    expect(errorSummary(await refusedFor('/otp-validate', ['code'], prove))).toMatchObject({
      'confirm-code-otp': `Kod: ${sentence}: code`,
    })
  })

  it('[L01] [X01] is shown for a sign-in', async () => {
    const send = () => signIn(shop.visitor())
    const body = JSON.stringify({ status: false, data: rows('email') })
    shop.fault = answering('/login', 422, body)
    const html = await (await send()).text()
    shop.fault = healthy
    expect(noticesIn(html)).toEqual([`${sentence}: email`])
  })

  it('[L12] [X01] is shown for a forgotten password, also with a security question', async () => {
    const send = () =>
      shop.visitor().post('/uye-sifre-hatirlat', { name: 'a@ornek.test', security_code: '1' })
    const html = await refusedFor('/forgot-password', ['security_code', 'vendor'], send)
    expect(errorSummary(html)).toMatchObject({
      'forgot-password-name': `E-posta: ${sentence}: vendor`,
    })
    expect(errorSummary(html)).toHaveProperty('forgot-password-security_code')
  })

  it('[R07] [X01] is shown for the verification of a phone', async () => {
    const visitor = await member()
    const send = () => visitor.post('/telefon-dogrula', { adim: 'iste' })
    expect(await refusedFor('/verify-sms', ['mobile_phone'], send)).toContain(
      `${sentence}: mobile_phone</a>`,
    )
  })

  it('[O02] [X01] is shown for a sign-in during the checkout', async () => {
    const { email, password } = account('plain')
    const fields = { adim: 'uye', email: email, password }
    const body = JSON.stringify({ status: 0, data: rows('vendor') })
    shop.fault = answering('/order-login', 200, body)
    const html = await (await shop.visitor().post('/order', fields)).text()
    shop.fault = healthy
    expect(noticesIn(html)).toEqual([`${sentence}: vendor`])
  })

  it('[P13] [X01] is shown for a review', async () => {
    const visitor = await member()
    const row = await shop.db
      .prepare("SELECT path FROM product_text WHERE language = 'tr' LIMIT 1")
      .first<{ path: string }>()
    const body = JSON.stringify({ status: 0, statusText: sentence, key: 'order' })
    shop.fault = answering('/comment', 200, body)
    const page = `/yorum-yaz/${row?.path}`
    const html = await (
      await visitor.post(page, { rate: '5', text: 'Çok beğendim, teşekkürler.' })
    ).text()
    shop.fault = healthy
    expect(alertsIn(html)).toContain(sentence)
  })
})
