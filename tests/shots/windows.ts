import { hrefOf } from '../../app/site-map'
import { asMember, first, hydratePage, opens, type Shot, withCart } from './shot'

/** Opens one of the header's disclosures, which need no script. */
const disclose = (at: 'first' | 'last'): NonNullable<Shot['after']> => ({
  needsScript: false,
  act: (page) => page.locator('header summary')[at]().click(),
})

/** Presses the main button of a product's form and waits for the result. */
const adds = (selector: string): NonNullable<Shot['after']> => ({
  needsScript: true,
  act: async (page) => {
    await hydratePage(page)
    await page.locator('main button[name="intent"][value="add"]').first().click()
    await page.locator(selector).first().waitFor()
    await page.waitForLoadState('networkidle')
  },
})

/** What is on top of a page: menus, drawers, dialogs, questions, notices. */
export const windows: Shot[] = (
  [
    {
      page: 'chrome',
      state: 'menu',
      path: ({ language }) => hrefOf('home', language),
      after: disclose('first'),
    },
    {
      page: 'chrome',
      state: 'language and currency',
      path: ({ language }) => hrefOf('home', language),
      after: disclose('last'),
    },
    {
      page: 'chrome',
      state: 'suggestions',
      path: ({ language }) => hrefOf('home', language),
      after: {
        needsScript: true,
        act: async (page) => {
          await hydratePage(page)
          const field = page.locator('header input[name="q"]')
          await field.click()
          await page.waitForFunction(
            () => document.querySelector('header input[name="q"]')?.role === 'combobox',
          )
          const word = await page.evaluate(() => (document.dir === 'rtl' ? 'دفتر' : 'defter'))
          await field.pressSequentially(word)
          await page.locator('header [role="option"]').first().waitFor()
          await page.waitForLoadState('networkidle')
        },
      },
    },
    {
      page: 'chrome',
      state: 'filters',
      path: ({ categories }) => first(categories),
      after: {
        needsScript: false,
        act: async (page) => {
          const summary = page.locator('#filters > details > summary')
          if (await summary.isVisible()) await summary.click()
        },
      },
    },
    {
      page: 'chrome',
      state: 'cart drops down',
      path: ({ language }) => hrefOf('home', language),
      before: withCart(2),
      after: {
        needsScript: true,
        act: async (page) => {
          await hydratePage(page)
          const link = page.locator('header .cart-link a')
          if ((page.viewportSize()?.width ?? 0) > 768) await link.hover()
          else await link.click()
          await page.locator('header .cart-dropdown a[href], dialog[open] ul').first().waitFor()
          await page.waitForLoadState('networkidle')
        },
      },
    },
    {
      page: 'windows',
      state: 'cart',
      path: ({ demo }) => demo('status3'),
      after: adds('dialog[open] ul'),
    },
    {
      page: 'windows',
      state: 'notice',
      path: ({ demo }) => demo('status4'),
      after: adds('.notice'),
    },
    {
      page: 'windows',
      state: 'failure notice',
      path: ({ demo }) => demo('status0Stock'),
      after: {
        needsScript: true,
        act: async (page) => {
          await hydratePage(page)
          await page.locator('main input[name="quantity"]').first().fill('3')
          await page.locator('main button[name="intent"][value="add"]').first().click()
          await page.locator('.notice').first().waitFor()
        },
      },
    },
    {
      page: 'windows',
      state: 'stores',
      path: ({ demo }) => demo('statusMinus2'),
      after: adds('dialog[open] ul'),
    },
    {
      page: 'windows',
      state: 'ways to pay',
      path: ({ demo }) => demo('twoGroups'),
      after: opens('main a[href^="/odeme-yollari"]'),
    },
    {
      page: 'windows',
      state: 'alarm',
      path: ({ demo }) => demo('soldOut'),
      after: opens('main a[href^="/haber-ver"]'),
    },
    {
      page: 'windows',
      state: 'sign-in',
      path: ({ demo }) => demo('plain'),
      after: opens('.gallery button[name="fav"]'),
    },
    {
      page: 'windows',
      state: 'write a review',
      path: ({ demo }) => demo('twoGroups'),
      before: asMember('vendor'),
      after: opens('main a[href^="/yorum-yaz"]'),
    },
    {
      page: 'windows',
      state: 'comparison',
      path: ({ demo }) => demo('twoGroups'),
      before: async (page, { demo }, origin) => {
        const headers = { origin, 'sec-fetch-site': 'same-origin' }
        await page.goto(origin + demo('plain'))
        for (const add of ['1', '16', '24'])
          await page.request.post(`${origin}/karsilastir/degistir`, { form: { add }, headers })
      },
      after: opens('.product-actions a[data-compare]'),
    },
    {
      page: 'windows',
      state: 'picture',
      path: ({ demo }) => demo('twelvePictures'),
      after: opens('.gallery a[data-reload-document]'),
    },
    {
      page: 'windows',
      state: 'cart to be emptied',
      path: ({ language }) => hrefOf('cart', language),
      before: withCart(2),
      after: {
        needsScript: false,
        act: (page) => page.locator('[popovertarget="clear-cart"]').first().click(),
      },
    },
  ] satisfies Shot[]
).map((shot) => ({ ...shot, screen: true }))
