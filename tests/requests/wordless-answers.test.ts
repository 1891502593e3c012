import { beforeAll, expect, it } from 'vitest'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import type { Visitor } from '../support/visitor'

/* Answers by status alone: the contract (0.2) lets a success and a refusal have no sentence. */

const shop = failingShop()
let product = ''
beforeAll(async () => {
  product = (await demoProduct(shop.db, 'plain')).path
})

const email = 'ece@ornek.test'
const code = { security_code: '1' }
const phone = '0532 987 65 43'

type Row = {
  done: string
  call: string
  path: () => string
  fields: Record<string, string>
  before?: (visitor: Visitor) => Promise<unknown>
}

const rows: Row[] = [
  {
    ...{ done: 'Bülten kaydınız alındı.', call: '/subscribeNewsletter' },
    ...{ path: () => '/bulten', fields: { email, ...code } },
  },
  {
    ...{ done: 'Sorunuz iletildi.', call: '/product-detail/questions' },
    ...{ path: () => `/sorular${product}`, fields: { name: 'Ece', question: 'Kaç gram?' } },
  },
  {
    ...{ done: 'Haber vereceğiz.', call: '/add-to-alarm-list' },
    ...{ path: () => `/haber-ver${product}`, fields: { email, tur: 'price' } },
  },
  {
    ...{ done: 'Değerlendirmeniz iletildi.', call: '/product-detail/comment' },
    ...{ path: () => `/yorum-yaz${product}`, fields: { rate: '4', text: 'Güzel bir ürün' } },
  },
  {
    ...{ done: 'Oyunuz kaydedildi.', call: '/vote-comment' },
    ...{ path: () => `/yorumlar${product}`, fields: { review: '1', vote: '1' } },
  },
  {
    ...{ done: 'Kart silindi.', call: '/card-wallet' },
    ...{ path: () => '/kartlarim', fields: { kart: '1', adim: 'sil' } },
  },
  {
    ...{ done: 'Kart doğrulandı.', call: '/card-wallet' },
    ...{ path: () => '/kartlarim', fields: { kart: '1' } },
  },
  {
    ...{ done: 'Bu bilgilerle bir üyelik varsa bağlantıyı gönderdik.' },
    ...{ call: 'forgot-password', path: () => '/uye-sifre-hatirlat' },
    fields: { name: email, 'forgot-email': email, ...code },
  },
  {
    ...{ done: 'Telefonunuz doğrulandı.', call: '/verify-sms' },
    ...{ path: () => '/telefon-dogrula', fields: { adim: 'dogrula', otp: '123456' } },
    before: (visitor) => visitor.post('/telefon-dogrula', { adim: 'iste' }),
  },
]

async function answeredWith(status: number, { call, path, fields, before }: Row) {
  const visitor = shop.visitor()
  await signIn(visitor)
  await before?.(visitor)
  shop.fault = answering(call, 200, JSON.stringify({ status, statusText: '' }))
  const answer = await visitor.post(path(), { ...formKey(), ...fields })
  shop.fault = healthy
  return (await pageOf(visitor.follow(answer))).text
}

it.each(rows)(
  '[R05] [P13] [P14] [W01] [L08] [L12] a success without a sentence says ours: $done',
  async (row) => {
    const text = await answeredWith(1, row)
    expect(text).toContain(row.done)
    expect(text).not.toContain('Bir hata oluştu')
  },
)

it.each(rows)(
  '[L06] [R05] [P13] [W01] a refusal without a sentence does not: $done',
  async (row) => {
    const text = await answeredWith(0, row)
    expect(text).not.toContain(row.done)
    expect(text).toContain('Bir hata oluştu')
  },
)

it('[L08] a code sent without a sentence is announced', async () => {
  const visitor = shop.visitor()
  shop.fault = answering(
    '/otp-request',
    200,
    JSON.stringify({ status: 1, statusText: '', ttl: 90 }),
  )
  const sent = await visitor.post('/tek-kullanimlik-kod', { adim: 'iste', phone, ...code })
  shop.fault = healthy
  expect((await pageOf(visitor.follow(sent))).text).toContain('Kod gönderildi.')
})
