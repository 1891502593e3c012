import { expect } from 'vitest'
import { accounts } from '../../platform/data/members'
import { demoProducts } from '../../platform/demo-products'
import { pageOf } from '../../support/page/page'
import type { PlatformShop } from '../../support/platform-shop'
import type { Visitor } from '../../support/visitor'
import type { ExpectedCall } from './expected-call'

const goods = demoProducts()
const one = goods['plain-tr']
const two = goods['twoGroups-tr']
const { full } = accounts
const next = 'Yeni-Kekik-2027!'

/** The first tab of the product, at the address that the shop gave for it. */
async function openTab(by: Visitor): Promise<unknown> {
  const { main } = await pageOf(by.get(`/odeme-yollari${one.path}`))
  const [tab] = main.links('/odeme-yollari').filter((href) => href.includes('sekme='))
  return (await by.get(tab ?? '/')).text()
}

/** Signs in with a bearer that is about to end, and opens the next page. */
async function refreshed(by: Visitor, { platform }: PlatformShop): Promise<unknown> {
  platform.setSettings({ bearerSeconds: 60 })
  await by.post('/uye-girisi-sayfasi', {
    ...{ tip: 'eposta', username: full.email, password: full.password },
  })
  platform.setSettings({ bearerSeconds: 3600 })
  return (await by.get('/hesabim')).text()
}

/** Calls that few pages need, or only those of a shop that lacks another. */
export const furtherCalls: ExpectedCall[] = [
  {
    no: 5,
    as: 'member',
    act: (by) => by.get('/adres/bolgeler?ulke=US'),
    sent: /^POST \/srv\/service\/region\/get-list\/E\/US\/\d+\/?$/,
    form: { storeLimit: '0', U: 'US' },
  },
  {
    no: 5,
    as: 'member',
    act: (by) => by.get('/adres/bolgeler?ulke=US&eyalet=US-NY'),
    sent: /^POST \/srv\/service\/region\/get-list\/S\/US-NY\/\d+\/?$/,
    form: { storeLimit: '0', U: 'US', E: 'US-NY' },
  },
  {
    no: 19,
    missing: [42],
    act: (by) => by.get(`/yorumlar${two.path}`),
    sent: new RegExp(`^GET /srv/service/product-review/get/${two.id}/?$`),
  },
  {
    no: 31,
    missing: [46, 47, 48, 49],
    as: 'member',
    act: (by) => by.get('/adres'),
    sent: /^GET \/api\/v1\/public\/address\/?$/,
  },
  {
    no: 29,
    as: 'member',
    act: (by) => {
      const words = { password_new: next, password_new_again: next }
      return by.post('/sifre-degistir', { password_old: 'yanlis', ...words })
    },
    sent: /^POST \/api\/v1\/customer\/update\/password\/?$/,
    form: { password_old: 'yanlis', password_new: next, password_new_again: next },
  },
  {
    no: 38,
    as: 'member',
    act: (by) => by.post('/uye-mesaji?mesaj=81', { mesaj: '81', adim: 'kapat' }),
    sent: /^PUT \/api\/v1\/customer\/messages\/81\/?$/,
    form: { status: '0' },
  },
  {
    no: 33,
    missing: [38],
    as: 'member',
    act: (by) => by.get('/uye-mesajlari'),
    sent: /^GET \/srv\/service\/profile\/get-message-list\/?$/,
  },
  {
    no: 33,
    missing: [38],
    as: 'member',
    act: (by) => by.get('/uye-mesaji?mesaj=81'),
    sent: /^GET \/srv\/service\/profile\/get-message-list\/81\/?$/,
  },
  {
    no: 34,
    only: 'section7',
    isShared: true,
    act: (by) => by.get('/iletisim'),
    sent: /^GET \/srv\/service\/profile\/get-message-department-list\/?$/,
  },
  {
    no: 35,
    missing: [37],
    as: 'member',
    act: (by) =>
      by.post('/iletisim', { departmentId: '1', subject: 'Saksı', text: 'Toprağı süzek mi?' }),
    sent: /^POST \/srv\/service\/profile\/send-new-message\/?$/,
    form: {
      ...{ subject: 'Saksı', message: 'Toprağı süzek mi?' },
      ...{ departmentId: '1', parentId: '0' },
    },
  },
  {
    no: 36,
    missing: [38],
    as: 'member',
    act: (by) => by.post('/uye-mesaji?mesaj=82', { mesaj: '82', adim: 'kapat' }),
    sent: /^POST \/srv\/service\/profile\/close-message\/82\/?$/,
  },
  {
    no: 39,
    as: 'member',
    act: (by) => by.post('/telefon-dogrula', { adim: 'iste' }),
    sent: /^POST \/api\/v1\/public\/services\/verify-sms\/?$/,
    form: { phone: expect.stringMatching(/^90\d{10}$/) },
  },
  {
    no: 41,
    only: 'full',
    as: 'member',
    act: async (by, { platform }) => {
      const sent = platform.state.orders.find(({ cargoNumber }) => cargoNumber === 'EGE900100')
      return (await by.get(`/uye-siparisi?siparis=${sent?.number}`)).text()
    },
    sent: /^POST \/srv\/service\/external\/send-request\/?$/,
    form: { service: 'cargo', method: 'track', payload: '{"number":"EGE900100"}' },
  },
  {
    no: 45,
    only: 'full',
    missing: [23],
    as: 'buyer',
    act: (by) => by.post('/order', { email: 'konuk@ornek.test' }),
    sent: /^POST \/srv\/service\/customer\/signin-shopping\/?$/,
    form: { email: 'konuk@ornek.test' },
  },
  {
    no: 50,
    only: 'full',
    as: 'member',
    act: async (by) => {
      await by.post('/sepet/ekle', { productId: `${one.id}`, quantity: '1', back: '/' })
      return by.post('/order/adres', { delivery: '41', invoice: '42' })
    },
    sent: /^POST \/srv\/service\/order-v5\/set-address\/delivery\/41\/?$/,
  },
  {
    no: 59,
    times: 2,
    only: 'full',
    act: refreshed,
    sent: /^POST \/api\/v1\/authentication\/login\/?$/,
    json: { refresh: 1 },
  },
  {
    no: 63,
    act: (by) => by.get(`/karsilastir?urunler=${one.id}-${two.id}`),
    sent: /^GET \/srv\/service\/content-v5\/sub-folder\/2\/1003\/compare\/?$/,
    query: { currency: 'TL', product: `${one.id}-${two.id}`, status: '1' },
  },
  {
    no: 70,
    only: 'full',
    act: openTab,
    sent: new RegExp(`^GET /srv/service/content-v5/tab/care/${one.id}/?$`),
  },
]
