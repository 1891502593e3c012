import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
import { type Page, pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* Forms that send no code until the shop asks for one: the shop asks by the field `security_code`, in any answer. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full' })
})
afterAll(() => shop.close())
beforeEach(() => shop.platform.setSettings({ codeAt: [] }))

const guest = async () => shop.visitor()
async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  const account = { username: 'deniz@kekikcinar.test', password: 'Kekik-2026!' }
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', ...account })
  return visitor
}
/** Somebody whose social account lacks a telephone number. */
async function incomplete(): Promise<Visitor> {
  const visitor = shop.visitor()
  const begun = await visitor.get('/sosyal-giris?platform=apple')
  const state = new URL(begun.headers.get('location') ?? '', shop.url).searchParams.get('state')
  const headers = { 'sec-fetch-site': 'cross-site' }
  await visitor.get(`/sosyal-giris?state=${state}&code=without-phone`, { headers })
  return visitor
}
const product = () => {
  const found = shop.platform.state.products.find((one) => one.isActive && one.groups.length === 0)
  return found?.path.tr ?? ''
}
const ownAddress = () => {
  const { accounts, state } = shop.platform
  return state.addresses.find(({ memberId }) => memberId === accounts.full.id)?.id ?? 0
}
const sms = (to: string) => shop.platform.outbox.findLast((one) => one.to === to)?.text ?? ''
const codeSentTo = (phone: string) => /\d{6}/.exec(sms(phone))?.[0] ?? ''
const displayed = (phone: string) =>
  phone.replace(/^(90)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$2 $3 $4 $5')
const ownThread = () => {
  const { accounts, state } = shop.platform
  return state.messages.find(({ memberId, isOpen }) => memberId === accounts.full.id && isOpen)?.id
}
/** What the link in a password e-mail holds. */
function resetToken(): string {
  const { accounts, state } = shop.platform
  state.resets.set('yenileme', accounts.plain.id)
  return 'yenileme'
}
const signInCode = '/tek-kullanimlik-kod'
const requestSignInCode = (visitor: Visitor) =>
  visitor.post(signInCode, { phone: shop.platform.accounts.plain.phone, ...formKey() })
const requestCode = (visitor: Visitor) =>
  visitor.post('/telefon-dogrula', { adim: 'iste', ...formKey() })

type Row = {
  name: string
  as: () => Promise<Visitor>
  path: () => string
  /** What is typed, by field name. */
  typed: () => Record<string, string>
  call: string
  before?: (visitor: Visitor) => Promise<unknown>
  /** The button that sends the form, where it is not the first. */
  press?: string
  /** What is typed and never sent back. */
  secrets?: Record<string, string>
}

const detail = '/srv/service/product-detail'
const rows: Row[] = [
  {
    ...{ name: 'contact', as: guest, path: () => '/iletisim' },
    typed: () => ({
      name: 'Ada',
      email: 'ada@ornek.test',
      departmentId: '1',
      subject: 'S',
      text: 'T',
    }),
    call: '/api/v1/public/send-message/department',
  },
  {
    ...{ name: 'a review', as: member, path: () => `/yorum-yaz/${product()}` },
    typed: () => ({ rate: '4', title: 'İyi', text: 'Güzel bir ürün' }),
    call: `${detail}/comment`,
  },
  {
    ...{ name: 'a question', as: guest, path: () => `/sorular/${product()}` },
    typed: () => ({ name: 'Ada', question: 'Kaç gram?' }),
    call: `${detail}/questions`,
  },
  {
    ...{ name: 'a price alarm', as: guest, path: () => `/haber-ver/${product()}` },
    typed: () => ({ email: 'ada@ornek.test' }),
    call: '/srv/service/profile/add-to-alarm-list',
  },
  {
    ...{ name: 'a stock alarm', as: guest },
    path: () => `/haber-ver/${product()}?tur=stock`,
    typed: () => ({ email: 'ada@ornek.test' }),
    call: '/srv/service/profile/add-to-alarm-list',
  },
  {
    ...{ name: 'an address', as: member, path: () => `/adres/kayit?id=${ownAddress()}` },
    typed: () => ({ title: 'Yeni ev' }),
    call: '/srv/service/address/save',
  },
  {
    ...{ name: 'personal data', as: member, path: () => '/uye-kisisel-bilgileri' },
    typed: () => ({ surname: 'Yurtsever' }),
    call: '/api/v1/customer/update',
  },
  {
    ...{ name: 'preferences', as: member, path: () => '/iletisim-tercihleri' },
    typed: () => ({}),
    call: '/api/v1/customer/update',
  },
  {
    ...{ name: 'a code by SMS', as: member, path: () => '/telefon-dogrula' },
    typed: () => ({}),
    call: '/api/v1/public/services/verify-sms',
  },
  {
    ...{ name: 'its confirmation', as: member, path: () => '/telefon-dogrula' },
    typed: () => ({ otp: codeSentTo(shop.platform.accounts.full.phone) }),
    call: '/api/v1/public/services/verify-sms',
    before: requestCode,
  },
  {
    ...{ name: 'another code by SMS', as: member, path: () => '/telefon-dogrula' },
    ...{ typed: () => ({ otp: '12' }), press: 'Yeni kod iste' },
    call: '/api/v1/public/services/verify-sms',
    before: requestCode,
  },
  {
    ...{ name: 'a code to sign in', as: guest, path: () => signInCode },
    typed: () => ({ phone: displayed(shop.platform.accounts.plain.phone) }),
    call: '/srv/customer/signin/otp-request',
  },
  {
    ...{ name: 'another code to sign in', as: guest, path: () => signInCode },
    ...{ typed: () => ({ otp: '12' }), press: 'Yeni kod iste' },
    call: '/srv/customer/signin/otp-request',
    before: requestSignInCode,
  },
  {
    ...{ name: 'the sign-in by a code', as: guest, path: () => signInCode },
    typed: () => ({ otp: codeSentTo(shop.platform.accounts.plain.phone) }),
    call: '/srv/customer/signin/otp-validate',
    before: requestSignInCode,
  },
  {
    ...{ name: 'a forgotten password', as: guest },
    path: () => `/sifre-yenile?token=${resetToken()}`,
    typed: () => ({ token: 'yenileme' }),
    secrets: { password_new: 'Yepyeni-Cumle-7', password_new_again: 'Yepyeni-Cumle-7' },
    call: '/srv/service/customer-v5/reset-password',
  },
  {
    ...{ name: 'a reply', as: member, path: () => `/uye-mesaji?mesaj=${ownThread()}` },
    typed: () => ({ text: 'Teşekkürler' }),
    call: '/api/v1/public/send-message/department',
  },
  {
    ...{ name: 'following an order', as: guest, path: () => '/siparis-takip' },
    typed: () => ({ number: 'KC-8001', email: 'deniz@kekikcinar.test' }),
    call: '/srv/service/order-v4/track',
  },
  {
    ...{ name: 'an activation', as: guest },
    path: () => `/uye-kayit-onay${shop.platform.activations.membership?.slice(1)}`,
    typed: () => ({ activation: 'membership' }),
    call: '/srv/service/customer/activateMembership',
  },
  {
    ...{ name: 'a profile', as: incomplete, path: () => '/profil-tamamla' },
    typed: () => ({ mobile_phone: '533 700 71 11', kvkk: '1', privacy: '1' }),
    call: '/srv/service/social/complete',
  },
]

type Changed = { fields?: Record<string, string>; press?: string | undefined }

/** What the page's own form sends by its first button or another, with these fields changed. */
function letterOf(page: Page, action: string, { fields = {}, press }: Changed): URLSearchParams {
  const button = press ? page.main.getByRole('button', press) : undefined
  const of = page.main.elements('form').find((one) => {
    const path = decodeURI(one.attribute('action') ?? '')
    const isThere = one.attribute('method') === 'post' && path.startsWith(action)
    return isThere && (!press || one.text.includes(press))
  })
  if (!of) throw new Error(`${page.url} has no form to ${action}.`)
  const sent = new URLSearchParams(of.form.press(button?.element).pairs)
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  return sent
}

describe('a form whose call asks for the security code', () => {
  it.each(rows)('[L07] $name', async ({ as, path, typed, call, before, press, secrets }) => {
    const visitor = await as()
    await before?.(visitor)
    shop.platform.setSettings({ codeAt: [call] })
    const fields = typed()
    const to = path()
    const action = to.split('?')[0] ?? ''
    const post = (letter: URLSearchParams) => visitor.post(to, letter)
    const received = () => shop.platform.requests.filter((one) => one.path.startsWith(call))
    const holds = (page: Page, names: string[]) => {
      const letter = letterOf(page, action, { press })
      if (page !== opened) expect(letter.has('security_code')).toBe(true)
      expect(names.map((name) => letter.get(name))).toEqual(names.map((name) => fields[name]))
    }
    const names = Object.keys(fields)

    const opened = await pageOf(visitor.get(to))
    expect(opened.main.fields('security_code')).toEqual([])
    const refused = await post(
      letterOf(opened, action, { fields: { ...fields, ...secrets }, press }),
    )
    expect(refused.status).toBe(422)
    const requested = await pageOf(Promise.resolve(refused))
    expect(requested.main.field('security_code').attribute('required')).toBeDefined()
    expect(
      requested.main.elements('img').some((one) => one.attribute('src')?.startsWith('data:')),
    ).toBe(true)
    holds(requested, names)

    // Another code: nothing is sent on, what was typed stays.
    const sentBefore = received().length
    const another = await pageOf(
      post(
        letterOf(requested, action, { fields: { ...secrets, kod: 'yeni', security_code: 'x' } }),
      ),
    )
    expect(received().length).toBe(sentBefore)
    expect(another.main.field('security_code').value).toBe('')
    holds(another, names)

    const code = shop.platform.securityCodes().at(-1) ?? ''
    const done = await post(
      letterOf(another, action, { fields: { ...secrets, security_code: code }, press }),
    )
    expect([200, 303]).toContain(done.status)
    expect(received().at(-1)?.form.security_code).toBe(code)
    if (done.status === 200)
      expect((await pageOf(Promise.resolve(done))).main.fields('security_code')).toEqual([])
  })
})
