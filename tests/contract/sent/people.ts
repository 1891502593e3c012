import { accounts, makeAddresses } from '../../platform/data/members'
import { demoProducts } from '../../platform/demo-products'
import type { Visitor } from '../../support/visitor'
import type { ExpectedCall } from './expected-call'

const { plain } = accounts
const one = demoProducts()['plain-tr']
const next = 'Yeni-Kekik-2027!'

const person = {
  ...{ name: 'Ada', surname: 'Yurt', email: 'ada@ornek.test', mobile_phone: '5329991122' },
  ...{ password: next, password_again: next, kvkk: '1', privacy: '1' },
}
const home = {
  ...{ title: 'Ev', fullname: 'Ada Yurt', mobile_phone: '0532 000 00 01' },
  ...{ mobile_phone_country: 'TR', country_code: 'TR', city_code: '34', town_code: '3402' },
  ...{ district_code: '340202', address: 'Moda Caddesi 5' },
}

const ownAddress = makeAddresses()[0]?.id ?? 0

const signIn = (by: Visitor, { email, password }: { email: string; password: string }) =>
  by.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })

const askCode = (by: Visitor) =>
  by.post('/tek-kullanimlik-kod', { phone: plain.phone, adim: 'iste' })

/** What people do with their membership, addresses and messages. */
export const peopleCalls: ExpectedCall[] = [
  {
    no: 1,
    as: 'member',
    act: (by) => by.get('/adres/kayit'),
    sent: /^GET \/srv\/service\/region\/get-countries\/0\/?$/,
  },
  {
    no: 2,
    as: 'member',
    act: (by) => by.get('/adres/bolgeler?ulke=DE'),
    sent: /^GET \/srv\/service\/region\/get-cities\/DE\/?$/,
  },
  {
    no: 3,
    as: 'member',
    act: (by) => by.get('/adres/bolgeler?ulke=TR&sehir=34'),
    sent: /^GET \/srv\/service\/region\/get-towns\/34\/?$/,
  },
  {
    no: 4,
    as: 'member',
    act: (by) => by.get('/adres/bolgeler?ulke=TR&sehir=34&ilce=3402'),
    sent: /^GET \/srv\/service\/region\/get-districts\/3402\/?$/,
  },
  {
    no: 11,
    act: (by) => by.get('/uye-kayit'),
    sent: /^GET \/api\/v1\/block\/customer-register\/?$/,
  },
  {
    no: 14,
    isShared: true,
    as: 'member',
    act: (by) => by.get('/adres/vergi-daireleri?ara=k'),
    sent: /^GET \/Diger\/tax-office\.txt$/,
  },
  {
    no: 20,
    act: (by) => signIn(by, plain),
    sent: /^POST \/api\/v1\/authentication\/login\/?$/,
    form: { type: 'email', username: plain.email, password: plain.password },
  },
  {
    no: 21,
    act: (by) => by.post('/uye-kayit', person),
    sent: /^POST \/api\/v1\/authentication\/register\/?$/,
    form: { name: 'Ada', surname: 'Yurt', email: 'ada@ornek.test', password: next },
  },
  {
    no: 22,
    act: (by) =>
      by.post('/uye-kayit', {
        ...person,
        email: 'ece@ornek.test',
        mobile_phone: '5329991133',
        tur: 'hizli',
      }),
    sent: /^POST \/api\/v1\/authentication\/register\/quick\/?$/,
    form: { email: 'ece@ornek.test' },
  },
  {
    no: 23,
    only: 'full',
    as: 'buyer',
    act: (by) => by.post('/order', { email: 'konuk@ornek.test' }),
    sent: /^POST \/api\/v1\/authentication\/login-nomembership\/?$/,
    form: { email: 'konuk@ornek.test' },
  },
  {
    no: 24,
    act: async (by) => {
      await signIn(by, accounts.expired)
      const words = { password_new: next, password_new_again: next }
      return by.post('/sifre-degistir', { password_old: accounts.expired.password, ...words })
    },
    sent: /^POST \/api\/v1\/authentication\/change-password\/?$/,
    form: { username: accounts.expired.email, password_old: accounts.expired.password },
  },
  {
    no: 25,
    act: askCode,
    sent: new RegExp(`^POST /srv/customer/signin/otp-request/${plain.phone}/?$`),
  },
  {
    no: 26,
    act: async (by) => {
      await askCode(by)
      return by.post('/tek-kullanimlik-kod', { adim: 'dogrula', otp: '123456' })
    },
    sent: new RegExp(`^POST /srv/customer/signin/otp-validate/${plain.phone}/?$`),
    form: { otp: '123456' },
  },
  {
    no: 28,
    as: 'member',
    act: (by) => by.post('/uye-kisisel-bilgileri', { ...person, email: plain.email }),
    sent: /^PUT \/api\/v1\/customer\/update\/?$/,
    form: { name: 'Ada', surname: 'Yurt' },
  },
  {
    no: 30,
    // A wrong password often enough, and the shop asks for a code.
    act: async (by) => {
      for (let time = 0; time < 3; time += 1)
        await signIn(by, { email: plain.email, password: 'yanlış' })
      return by.get('/uye-girisi-sayfasi')
    },
    sent: /^GET \/api\/v1\/security\/captcha\/[\w-]+\/?$/,
  },
  {
    no: 32,
    isShared: true,
    as: 'member',
    act: (by) => by.get('/adres/kayit'),
    sent: /^POST \/api\/v1\/block\/get-page-requirement\/?$/,
  },
  {
    no: 37,
    as: 'member',
    act: (by) =>
      by.post('/iletisim', { departmentId: '1', subject: 'Saksı', text: 'Toprağı süzek mi?' }),
    sent: /^POST \/api\/v1\/public\/send-message\/department\/?$/,
    form: { subject: 'Saksı', message: 'Toprağı süzek mi?', departmentId: '1' },
  },
  {
    no: 38,
    as: 'member',
    act: (by) => by.get('/uye-mesajlari'),
    sent: /^GET \/api\/v1\/customer\/messages\/?$/,
  },
  {
    no: 40,
    as: 'member',
    act: (by) => by.get('/cari-hesap'),
    sent: /^GET \/Diger\/Erp\/current\.php$/,
  },
  {
    no: 44,
    only: 'full',
    as: 'buyer',
    act: (by) => by.post('/order', { adim: 'uye', email: plain.email, password: plain.password }),
    sent: /^POST \/srv\/service\/customer\/order-login\/?$/,
    form: { email: plain.email, password: plain.password },
  },
  {
    no: 46,
    as: 'member',
    act: (by) => by.get(`/adres/kayit?id=${ownAddress}`),
    sent: new RegExp(`^GET /srv/service/address/get/${ownAddress}/1/?$`),
  },
  {
    no: 47,
    as: 'member',
    act: (by) => by.post('/adres/kayit', home),
    sent: /^POST \/srv\/service\/address\/save\/0\/?$/,
    form: { address: 'Moda Caddesi 5', city_code: '34' },
  },
  {
    no: 48,
    as: 'member',
    act: (by) => by.post('/adres/sil', { id: '1' }),
    sent: /^GET \/srv\/service\/address\/delete\/1\/?$/,
  },
  {
    no: 49,
    as: 'member',
    act: (by) => by.get('/adres'),
    sent: /^GET \/srv\/service\/address\/get-list\/member\/?$/,
  },
  {
    no: 51,
    as: 'member',
    act: (by) => by.get('/order/adres'),
    sent: /^GET \/srv\/service\/order-v5\/get-address-list\/?$/,
  },
  {
    no: 60,
    as: 'member',
    act: (by) => by.post('/cikis'),
    sent: /^GET \/srv\/service\/customer\/logout\/?$/,
  },
  {
    no: 71,
    as: 'member',
    act: (by) => by.get('/favorilerim'),
    sent: /^GET \/srv\/service\/profile\/get-shopping-list\/?$/,
    query: { link: 'uye-alisveris-listesi' },
  },
  ...(
    [
      ['siparisler', 'orders'],
      ['kazanclar', 'earnings'],
      ['odemeler', 'payments'],
    ] as const
  ).map(
    ([tab, name], at): ExpectedCall => ({
      no: 52 + at,
      act: async (by) => {
        await signIn(by, accounts.affiliate)
        return by.get(`/ortaklik?sekme=${tab}`)
      },
      sent: new RegExp(`^GET /srv/service/profile/get-affiliate-${name}/?$`),
      query: { start: '0' },
    }),
  ),
  {
    no: 73,
    as: 'member',
    act: (by) => by.post('/favorilerim/degistir', { fav: '-1001' }),
    sent: /^POST \/srv\/service\/profile\/delete-shopping-products-by-product-id\/?$/,
    form: { 'products[]': '1001' },
  },
  {
    no: 75,
    act: (by) => by.post('/uye-kayit-onay', { activation: 'newsletter', token: 'abcdef123456' }),
    sent: /^POST \/srv\/service\/guest\/activateSubscription\/abcdef123456\/?$/,
  },
  {
    no: 76,
    act: (by) =>
      by.post('/uye-kayit-onay', { activation: 'membership', id: '15', token: 'a7f3c1d95e' }),
    sent: /^POST \/srv\/service\/customer\/activateMembership\/15\/a7f3c1d95e\/?$/,
  },
  {
    no: 77,
    only: 'section7',
    isShared: true,
    act: (by) => by.get('/cerez-tercihleri'),
    sent: /^GET \/srv\/service\/site\/get-cookie-law\/?$/,
  },
  {
    no: 72,
    as: 'member',
    act: (by) => by.post('/favorilerim/degistir', { fav: `${one.id}` }),
    sent: /^POST \/srv\/service\/profile\/add-to-fav-list\/?$/,
    form: { 'ids[]': `${one.id}-0`, cat_id: '1' },
  },
  {
    no: 74,
    act: (by) => by.post('/bulten', { email: 'ada@ornek.test' }),
    sent: /^POST \/srv\/service\/guest\/subscribeNewsletter\/?$/,
    form: { email: 'ada@ornek.test' },
  },
  {
    no: 78,
    act: (by) => by.get('/sosyal-giris?platform=apple'),
    sent: /^GET \/api\/v1\/authentication\/social-login\/?$/,
    query: { type: 'apple' },
  },
]
