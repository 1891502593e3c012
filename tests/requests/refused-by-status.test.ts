import { expect, it } from 'vitest'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { fillCart } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'

const shop = failingShop()

const sentence = 'Hesabınız askıya alındı'
const code = { security_code: '1' }
const password = 'yepyeni bir şifre 7'

type Form = {
  part: string
  path: string
  fields: Record<string, string>
  isMember?: true
  hasCart?: true
}

const newMember = {
  ...{ name: 'Ece', surname: 'Tan', email: 'ece@ornek.test', kvkk: '1' },
  ...{ mobile_phone: '0532 987 65 43', password, password_again: password, privacy: '1' },
  ...code,
}

const guestForms: Form[] = [
  {
    part: '/authentication/login',
    path: '/uye-girisi-sayfasi',
    fields: { tip: 'eposta', username: account('plain').email, password },
  },
  {
    part: '/authentication/register',
    path: '/uye-kayit',
    fields: { ...newMember, gender: '1' },
  },
  {
    part: '/register/quick',
    path: '/uye-kayit',
    fields: { ...newMember, tur: 'hizli' },
  },
  {
    part: '/signin/otp-request',
    path: '/tek-kullanimlik-kod',
    fields: { adim: 'iste', phone: '0532 987 65 43', ...code },
  },
  {
    part: '/send-message/department',
    path: '/iletisim',
    fields: {
      ...{ departmentId: '2', name: 'Ece', email: 'ece@ornek.test' },
      ...{ subject: 'Konu başlığı', text: 'Uzun bir metin', ...code },
    },
  },
]
const memberForms: Form[] = [
  {
    part: '/customer/update',
    path: '/uye-kisisel-bilgileri',
    fields: {
      ...{ name: 'Ayla', surname: 'Yurt', email: account('plain').email, gender: '1' },
      mobile_phone: `+${account('plain').phone}`,
    },
  },
  {
    part: '/update/password',
    path: '/sifre-degistir',
    fields: { password_old: 'eski', password_new: password, password_new_again: password },
  },
  {
    part: '/services/verify-sms',
    path: '/telefon-dogrula',
    fields: { adim: 'iste', phone: '0532 987 65 43' },
  },
]
const guestCall = '/login-nomembership'
const orderForms: Form[] = [
  {
    part: '/customer/order-login',
    path: '/order',
    fields: { adim: 'uye', email: account('plain').email, password },
  },
  {
    part: guestCall,
    path: '/order',
    fields: { email: 'ece@ornek.test' },
  },
]
const forms: Form[] = [
  ...guestForms,
  ...memberForms.map((form) => ({ ...form, isMember: true }) as const),
  ...orderForms.map((form) => ({ ...form, hasCart: true }) as const),
]

/** Sends the form while the shop answers its call so. */
async function send({ part, path, fields, isMember, hasCart }: Form, status: number, body: string) {
  const visitor = shop.visitor()
  if (isMember) await signIn(visitor)
  if (hasCart)
    await fillCart(visitor, [{ productId: String((await demoProduct(shop.db, 'plain')).id) }])
  shop.fault = answering(part, status, body)
  const answer = await visitor.post(path, { key: crypto.randomUUID(), ...fields })
  shop.fault = healthy
  return answer
}

const isSignIn = ({ fields }: Form) => 'username' in fields || fields.adim === 'uye'
const envelope = JSON.stringify({
  status: false,
  message: sentence,
  data: [{ key: 'nothing', statusText: sentence }],
})

// A guest's order has a second call, which stands in for a missing one.
for (const form of forms)
  it.each([400, 404, 409].filter((status) => status !== 404 || form.part !== guestCall))(
    `[L06] [X01] a refusal of ${form.part} says the shop’s sentence: %i`,
    async (status) => {
      const answer = await send(form, status, envelope)
      const { text } = await pageOf(answer)
      expect([answer.status, text.includes(sentence), answer.headers.get('retry-after')]).toEqual([
        isSignIn(form) ? 403 : 422,
        true,
        null,
      ])
    },
  )

it.each([400, 409])(
  '[L06] [O02] a guest’s order that is refused without a status says the shop’s sentence: %i',
  async (status) => {
    for (const form of forms.filter(({ hasCart }) => hasCart)) {
      const answer = await send(form, status, JSON.stringify({ message: sentence }))
      expect([answer.status, (await pageOf(answer)).text.includes(sentence)]).toEqual([
        isSignIn(form) ? 403 : 422,
        true,
      ])
    }
  },
)

it.each([401, 403, 422])('[L06] [T12] an unreadable sign-in is no refusal: %i', async (status) => {
  const [form] = guestForms
  for (const body of ['<h1>x</h1>', '{"error":"blocked"}', ''])
    expect((await send(form as Form, status, body)).status).toBe(503)
})
