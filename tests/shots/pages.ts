import { hrefOf, productPages } from '../../app/site-map'
import type { demoCases } from '../../functions/shop/seed/demo/demo-cases'
import { first, type Shot, withCart } from './shot'

/** The cases of the demo shop that screenshots are taken for (row by row as the shop's README names them). */
const demoStates: [keyof typeof demoCases, string][] = [
  ['longTitle', 'long title'],
  ['sevenDigits', 'seven digits'],
  ['onePercent', 'one percent off'],
  ['ninetyPercent', 'ninety percent off'],
  ['noPicture', 'no picture'],
  ['onePicture', 'one picture, reviews that did not come'],
  ['twelvePictures', 'twelve pictures'],
  ['noReview', 'no review'],
  ['longReview', 'very long review'],
  ['soldOut', 'sold out'],
  ['lastOne', 'the last one'],
  ['tiers', 'tiers'],
  ['subscription', 'subscription'],
  ['status0Personal', 'personalized'],
  ['deal', 'deal'],
]

/** The pages of a guest, each in the states to take screenshots of. */
export const pages: Shot[] = [
  { page: 'home', state: 'plain', path: ({ language }) => hrefOf('home', language) },
  { page: 'categories', state: 'plain', path: ({ language }) => hrefOf('categories', language) },
  { page: 'category', state: 'first page', path: ({ categories }) => first(categories) },
  {
    page: 'category',
    state: 'second page',
    path: ({ categories }) => `${first(categories)}?pg=2`,
  },
  { page: 'category', state: 'by price', path: ({ categories }) => `${first(categories)}?sort=5` },
  {
    page: 'category',
    state: 'filtered',
    path: ({ categories }) => `${first(categories)}?discounted=1&stock=1`,
  },
  {
    page: 'category',
    state: 'filters find nothing',
    path: ({ categories }) => `${first(categories)}?price=1-2`,
  },
  { page: 'product', state: 'first', path: ({ products }) => first(products) },
  ...demoStates.map(
    ([name, state]): Shot => ({ page: 'product', state, path: ({ demo }) => demo(name) }),
  ),
  {
    page: 'product',
    state: 'at 320 px',
    path: ({ demo }) => demo('longTitle'),
    view: { width: 320 },
  },
  {
    page: 'product',
    state: 'forced colours',
    path: ({ demo }) => demo('twoGroups'),
    view: { width: 1280, forcedColors: true },
  },
  {
    page: 'product',
    state: 'offline',
    path: ({ demo }) => demo('plain'),
    after: {
      needsScript: true,
      act: async (page) => {
        await page.mouse.move(9, 9)
        await page.waitForFunction(() => '__remixRouter' in window)
        await page.context().setOffline(true)
        await page.getByRole('banner').getByRole('link').first().click()
      },
    },
    view: { width: 390 },
  },
  {
    page: 'search',
    state: 'found',
    path: ({ language }) => hrefOf('search', language, { q: language === 'ar' ? 'دفتر' : 'a' }),
  },
  {
    page: 'search',
    state: 'did you mean',
    path: ({ language }) => hrefOf('search', language, { q: language === 'ar' ? 'دفتز' : 'deftr' }),
  },
  {
    page: 'search',
    state: 'nothing found',
    path: ({ language }) => hrefOf('search', language, { q: 'qxqxqx' }),
  },
  { page: 'cart', state: 'empty', path: ({ language }) => hrefOf('cart', language) },
  {
    page: 'cart',
    state: 'two lines',
    path: ({ language }) => hrefOf('cart', language),
    before: withCart(2),
  },
  {
    page: 'order',
    state: 'first step',
    path: ({ language }) => hrefOf('order', language),
    before: withCart(1),
  },
  {
    page: 'order',
    state: 'printed',
    path: ({ language }) => hrefOf('order', language),
    before: withCart(1),
    view: { width: 794, print: true },
  },
  {
    page: 'cart',
    state: 'at 320 px',
    path: ({ language }) => hrefOf('cart', language),
    before: withCart(2),
    view: { width: 320 },
  },
  { page: 'stores', state: 'all', path: ({ language }) => hrefOf('stores', language) },
  { page: 'stores', state: 'choice', path: ({ language }) => hrefOf('storeChoice', language) },
  { page: 'compare', state: 'empty', path: ({ language }) => hrefOf('compare', language) },
  {
    page: 'compare',
    state: 'one',
    path: ({ language }) => hrefOf('compare', language, { urunler: '1' }),
  },
  {
    page: 'compare',
    state: 'four',
    path: ({ language }) => hrefOf('compare', language, { urunler: '1-16-17-24' }),
  },
  ...Object.values(productPages)
    .filter((about) => about !== productPages.writeReview)
    .map(
      (about): Shot => ({
        page: 'about',
        state: about.slice(1),
        path: ({ demo }) => about + demo('twoGroups'),
      }),
    ),
  {
    page: 'about',
    state: 'very long review',
    path: ({ demo }) => productPages.reviews + demo('longReview'),
  },
  {
    page: 'about',
    state: 'no review',
    path: ({ demo }) => productPages.reviews + demo('noReview'),
  },
  { page: 'consent', state: 'choices', path: ({ language }) => hrefOf('consent', language) },
  {
    page: 'errors',
    state: 'not found',
    path: ({ language }) => `${language === 'tr' ? '' : `/${language}`}/boyle-bir-sayfa-yok`,
  },
]
