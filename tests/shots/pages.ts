import type { Page } from '@playwright/test'
import type { Language } from '../../app/i18n/languages'
import { hrefOf } from '../../app/site-map'

/** What a shot may need to know of the shop it is taken in. */
export type Place = {
  language: Language
  /** Product and category paths in that language, in the shop's order. */
  products: string[]
  categories: string[]
}

/** One state of one page. Every shot is taken in two languages, two schemes, two widths, with and without script. */
export type Shot = {
  page: string
  state: string
  path: (place: Place) => string
  /** What the visitor did before; by native clicks, so that it goes without script too. */
  before?: (page: Page, place: Place, origin: string) => Promise<void>
  /** What the visitor does on the page; left out without script when it needs some. */
  then?: { needsScript: boolean; act: (page: Page) => Promise<void> }
}

const first = (paths: string[]): string => paths[0] ?? '/'

/** Adds products to the cart, each by the form of its page. */
const withCart =
  (count: number): NonNullable<Shot['before']> =>
  async (page, { products }, origin) => {
    for (const path of products.slice(0, count)) {
      await page.goto(origin + path)
      await page.locator('form[action="/sepet/ekle"] button[type="submit"]').first().click()
      await page.waitForLoadState('load')
    }
  }

/** Every page and state that is looked at. */
export const shots: Shot[] = [
  { page: 'home', state: 'plain', path: ({ language }) => hrefOf('home', language) },
  { page: 'categories', state: 'plain', path: ({ language }) => hrefOf('categories', language) },
  { page: 'category', state: 'first page', path: ({ categories }) => first(categories) },
  { page: 'category', state: 'second page', path: ({ categories }) => `${first(categories)}?pg=2` },
  { page: 'category', state: 'by price', path: ({ categories }) => `${first(categories)}?sort=3` },
  { page: 'product', state: 'first', path: ({ products }) => first(products) },
  { page: 'product', state: 'tenth', path: ({ products }) => products[9] ?? first(products) },
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
    page: 'errors',
    state: 'not found',
    path: ({ language }) => `${language === 'tr' ? '' : `/${language}`}/boyle-bir-sayfa-yok`,
  },
]
