import { expect } from 'vitest'
import { demoProducts } from '../../platform/demo-products'
import { pageOf } from '../../support/page/page'
import type { Visitor } from '../../support/visitor'
import type { ExpectedCall } from './expected-call'

const goods = demoProducts()
const one = goods['plain-tr']
const two = goods['twoGroups-tr']
const sibling = goods['sibling-tr']

async function lineOf(visitor: Visitor): Promise<Record<string, string>> {
  const cart = await pageOf(visitor.get('/sepet'))
  return { index: cart.field('index').value ?? '', line: cart.field('line').value ?? '' }
}

/** What shoppers do in the catalogue and in the cart. */
export const shoppingCalls: ExpectedCall[] = [
  { no: 6, act: (by) => by.get('/kategoriler'), sent: /^GET \/srv\/service\/category\/get\/?$/ },
  {
    no: 7,
    act: (by) => by.get('/arama?q=saksı&stock=1'),
    sent: /^GET \/srv\/service\/filter\/get\/[a-z-]+\/?$/,
    query: { q: 'saksı', stock: '1', link: 'arama', currency: 'TL' },
  },
  {
    no: 8,
    act: (by) => by.get(`/yorumlar${sibling.path}`),
    sent: new RegExp(`^GET /srv/service/product-detail/comment-average/${sibling.id}/?$`),
  },
  {
    no: 10,
    act: (by) => by.get(`/urun/${two.id}/secenek/1/1`),
    sent: new RegExp(`^GET /srv/service/variant/get-variant2-list/${two.id}/1/?$`),
    query: { currency: 'TL' },
  },
  {
    no: 10,
    act: (by) => by.get(`/urun/${two.id}/secenek/2/1`),
    sent: new RegExp(`^GET /srv/service/variant/get-variant1-list/${two.id}/1/?$`),
    query: { currency: 'TL' },
  },
  {
    no: 12,
    act: (by) => by.get(`/karsilastir?urunler=${one.id}-${two.id}`),
    sent: /^GET \/srv\/service\/content-v5\/sub-folder\/2\/1003\/compare\/?$/,
    query: { currency: 'TL', compare: `${one.id}-${two.id}`, status: '1' },
  },
  {
    no: 13,
    act: (by) => by.get('/arama?q=saksı'),
    sent: /^GET \/srv\/service\/content-v5\/product-loader\/12\/1003\/?$/,
    query: { q: 'saksı', link: 'arama', currency: 'TL' },
  },
  {
    no: 16,
    act: async (by) => (await by.get(one.path)).text(),
    sent: new RegExp(`^GET /srv/service/product/get-related-products/${one.id}/[1-4]/?$`),
  },
  {
    no: 17,
    act: (by) => by.get('/static/theme-flags/tr.webp'),
    sent: /^GET \/static\/theme-flags\/tr\.webp$/,
  },
  {
    no: 18,
    act: (by) => by.get('/magazalarimiz'),
    sent: /^GET \/srv\/service\/store\/store-list\/?$/,
  },
  {
    no: 42,
    isShared: true,
    act: (by) => by.get(`/yorumlar${sibling.path}`),
    sent: new RegExp(`^GET /srv/service/product-detail/comments/${sibling.id}/?$`),
  },
  {
    no: 43,
    act: (by) => by.get(`/sorular${two.path}`),
    sent: new RegExp(`^GET /srv/service/product-detail/questions/${two.id}/?$`),
  },
  {
    no: 55,
    only: 'full',
    act: (by) => by.get('/arama/oneriler?q=saksı'),
    sent: /^GET \/srv\/service\/product\/searchAll\/saksı\/?$/,
    query: { limit: '25' },
  },
  {
    no: 56,
    only: 'section7',
    act: (by) => by.get('/arama/oneriler?q=saksı'),
    sent: /^POST \/srv\/service\/product\/search\/?$/,
    form: { searchWord: 'saksı' },
  },
  {
    no: 57,
    act: (by) => by.get(`/tr/attributes/${sibling.id}`),
    sent: /^POST \/srv\/service\/catalog\/product\/attributes\/?$/,
    form: { product_id: `${sibling.id}`, with_image: expect.stringMatching(/^[01]$/) },
  },
  {
    no: 58,
    act: (by) => by.get('/urun/7/ozellik/3:1,5:2'),
    sent: /^POST \/srv\/service\/catalog\/product\/get-product-by-properties\/?$/,
    form: { model_id: '7', 'attribute[0][id]': '3', 'attribute[0][option_id]': '1' },
  },
  {
    no: 61,
    act: (by) =>
      by.post('/dil', { language: 'en', back: '/', linkType: 'product', linkId: `${one.id}` }),
    sent: new RegExp(`^GET /srv/service/language/change/en/product/${one.id}/?$`),
  },
  {
    no: 62,
    as: 'buyer',
    act: (by) => by.post('/para-birimi', { currency: 'EUR', back: '/' }),
    sent: /^GET \/srv\/shopping\/shopping\/set-currency\/EUR\/?$/,
  },
  {
    no: 64,
    as: 'buyer',
    act: async (by) => by.post('/sepet/satir', { ...(await lineOf(by)), count: '3' }),
    sent: /^GET \/srv\/service\/cart\/update-item\/0\/3\/?$/,
  },
  {
    no: 65,
    as: 'buyer',
    act: async (by) => by.post('/sepet/hepsi', { ...(await lineOf(by)), count: '2' }),
    sent: /^GET \/srv\/service\/cart\/update\/2\/?$/,
  },
  {
    no: 64,
    missing: [65],
    as: 'buyer',
    act: async (by) => by.post('/sepet/hepsi', { ...(await lineOf(by)), count: '2' }),
    sent: /^GET \/srv\/service\/cart\/update-item\/0\/2\/?$/,
  },
  {
    no: 66,
    as: 'buyer',
    act: async (by) =>
      by.post('/sepet/satir', { ...(await lineOf(by)), intent: 'delete', count: '1' }),
    sent: /^GET \/srv\/service\/cart\/delete\/0\/?$/,
  },
  {
    no: 67,
    as: 'buyer',
    act: (by) => by.post('/sepet/hepsi', { intent: 'clear' }),
    sent: /^GET \/srv\/service\/cart\/delete-all\/?$/,
  },
  {
    no: 68,
    act: (by) => by.post('/sepet/ekle', { productId: `${one.id}`, quantity: '2', back: '/' }),
    sent: /^POST \/srv\/service\/cart\/add-to-cart\/?$/,
    form: { productId: `${one.id}`, variantId: '0', quantity: '2' },
  },
]
