import { hrefOf, type PageName } from '../../app/site-map'
import { asMember, first, type Shot, withCart } from './shot'

/** Pages of a member with orders, messages, earnings and saved cards. */
const ofMember: [PageName, string, Record<string, string>?][] = [
  ['orders', 'orders'],
  ['orderDetail', 'an order', { siparis: '2600103014' }],
  ['orderReturn', 'a return', { siparis: '2600102877' }],
  ['invoice', 'invoice details', { siparis: '2600102877' }],
  ['messages', 'messages'],
  ['message', 'a message', { mesaj: '1' }],
  ['savedCards', 'cards'],
  ['notifications', 'notifications'],
  ['addresses', 'addresses'],
  ['addressForm', 'a new address'],
]

/** The vendor's tabs: the ERP knows no other member. */
const ofVendor: [string, string][] = [
  ['account with the shop', ''],
  ['account with the shop, orders', 'siparisler'],
]

const ofAffiliate: [string, string][] = [
  ['affiliate', ''],
  ['affiliate, earnings', 'kazanclar'],
  ['affiliate, payments', 'odemeler'],
]

/** Content pages for guests, and the page for tracking an order. */
const prose: Shot[] = [
  { page: 'prose', state: 'contact', path: ({ language }) => hrefOf('contact', language) },
  {
    page: 'prose',
    state: 'order tracking',
    path: ({ language }) => hrefOf('orderFollow', language),
  },
  { page: 'prose', state: 'content', path: ({ contents }) => first(contents) },
  {
    page: 'prose',
    state: 'brand',
    path: ({ language }) => `${language === 'tr' ? '' : `/${language}`}/kuzey`,
  },
  {
    page: 'prose',
    state: 'several ticked',
    path: ({ language }) => `${language === 'tr' ? '' : `/${language}`}/kuzey?sp=1`,
    after: {
      needsScript: false,
      act: async (page) => {
        for (const box of (await page.locator('.select-product input').all()).slice(0, 2))
          await box.check()
      },
    },
  },
]

/** 320 px wide, like 1280 px at 400 % zoom. */
const narrow: Shot[] = (
  [
    ['home', ({ language }) => hrefOf('home', language)],
    ['category', ({ categories }) => `${first(categories)}?discounted=1&stock=1`],
    ['two groups', ({ demo }) => demo('twoGroups')],
    ['tiers', ({ demo }) => demo('tiers')],
    ['sign-in', ({ language }) => hrefOf('signIn', language)],
    ['register', ({ language }) => hrefOf('register', language)],
    ['comparison', ({ language }) => hrefOf('compare', language, { urunler: '1-16-17-24' })],
    ['stores', ({ language }) => hrefOf('stores', language)],
    ['contact', ({ language }) => hrefOf('contact', language)],
  ] satisfies [string, Shot['path']][]
).map(([state, path]) => ({ page: 'narrow', state, path, view: { width: 320 } }))

/** German, for its long words. */
const german: Shot[] = (
  [
    ['home', ({ language }) => hrefOf('home', language)],
    ['category', ({ categories }) => first(categories)],
    ['long title', ({ demo }) => demo('longTitle')],
    ['sign-in', ({ language }) => hrefOf('signIn', language)],
    ['register', ({ language }) => hrefOf('register', language)],
    ['consent', ({ language }) => hrefOf('consent', language)],
  ] satisfies [string, Shot['path']][]
).map(([state, path]) => ({ page: 'german', state, path, view: { width: 390, language: 'de' } }))

/** Pages of orders and messages, content pages, and narrow screens. */
export const furtherPages: Shot[] = [
  ...ofMember.map(
    ([name, state, query]): Shot => ({
      page: 'members',
      state,
      path: ({ language }) => hrefOf(name, language, query),
      before: asMember('plain'),
    }),
  ),
  ...ofVendor.map(
    ([state, tab]): Shot => ({
      page: 'members',
      state,
      path: ({ language }) => hrefOf('ledger', language, { sekme: tab || null }),
      before: asMember('vendor'),
    }),
  ),
  ...ofAffiliate.map(
    ([state, tab]): Shot => ({
      page: 'members',
      state,
      path: ({ language }) => hrefOf('affiliate', language, { sekme: tab }),
      before: asMember('affiliate'),
    }),
  ),
  ...prose,
  ...narrow,
  {
    page: 'narrow',
    state: 'order',
    path: ({ language }) => hrefOf('order', language),
    before: withCart(1),
    view: { width: 320 },
  },
  {
    page: 'narrow',
    state: 'orders',
    path: ({ language }) => hrefOf('orders', language),
    before: asMember('plain'),
    view: { width: 320 },
  },
  {
    page: 'narrow',
    state: 'account with the shop',
    path: ({ language }) => hrefOf('ledger', language),
    before: asMember('vendor'),
    view: { width: 320 },
  },
  ...german,
]
