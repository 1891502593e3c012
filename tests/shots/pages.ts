import type { Page } from '@playwright/test'
import type { Language } from '../../app/i18n/languages'
import { hrefOf } from '../../app/site-map'
import type { demoCases } from '../../functions/shop/seed/demo-cases'

/** What a shot may need to know of the shop it is taken in. */
export type Place = {
  language: Language
  /** Product and category paths in that language, in the shop's order. */
  products: string[]
  categories: string[]
  /** The product that shows a case of the demo shop. */
  demo: (name: keyof typeof demoCases) => string
}

/** One state of one page. Every shot is taken in two languages, two schemes, two widths, with and without script. */
export type Shot = {
  page: string
  state: string
  path: (place: Place) => string
  /** What the visitor did before; by native clicks, so that it goes without script too. */
  before?: (page: Page, place: Place, origin: string) => Promise<void>
  /** What the visitor does on the page; left out without script when it needs some. */
  after?: { needsScript: boolean; act: (page: Page) => Promise<void> }
  /** A state that is about how it is looked at: one width, one medium, in light colours alone. */
  view?: { width?: number; print?: true; forcedColors?: true }
}

const first = (paths: string[]): string => paths[0] ?? '/'

/** Adds products to the cart, each with what the form of its page would send. */
const withCart =
  (count: number): NonNullable<Shot['before']> =>
  async (page, { products }, origin) => {
    for (const path of products.slice(0, count)) {
      await page.goto(origin + path)
      const form = await page
        .locator('form[action="/sepet/ekle"]')
        .first()
        .evaluate((element) => [...new FormData(element as HTMLFormElement)].map(String))
      const pairs = form.map((pair) => pair.split(/,(.*)/s) as [string, string])
      const headers = { origin, 'sec-fetch-site': 'same-origin' }
      await page.request.post(`${origin}/sepet/ekle`, {
        form: { ...Object.fromEntries(pairs), intent: 'add' },
        headers,
      })
    }
  }

/** The cases of the demo shop that look must be drawn for (row by row as the shop's README names them). */
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

/** Every page and state that is looked at. */
export const shots: Shot[] = [
  { page: 'home', state: 'plain', path: ({ language }) => hrefOf('home', language) },
  { page: 'categories', state: 'plain', path: ({ language }) => hrefOf('categories', language) },
  { page: 'category', state: 'first page', path: ({ categories }) => first(categories) },
  { page: 'category', state: 'second page', path: ({ categories }) => `${first(categories)}?pg=2` },
  { page: 'category', state: 'by price', path: ({ categories }) => `${first(categories)}?sort=3` },
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
    path: ({ language }) => hrefOf('search', language, { q: 'a' }),
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
  { page: 'consent', state: 'choices', path: ({ language }) => hrefOf('consent', language) },
  {
    page: 'errors',
    state: 'not found',
    path: ({ language }) => `${language === 'tr' ? '' : `/${language}`}/boyle-bir-sayfa-yok`,
  },
]
