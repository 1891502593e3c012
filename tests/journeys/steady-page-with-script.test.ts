import type { Locator, Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

const executablePath = findChromium()

// A desktop's scroll bar takes room, which Playwright hides otherwise; a phone's never does.
test.use({
  isMobile: false,
  hasTouch: false,
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  },
})

/** Where the parts of the page stand that a scroll bar's room would move. */
const positions = (page: Page) =>
  page.locator('body > :not(dialog), main h1').evaluateAll((all) =>
    all.map((one) => {
      const { x, width } = one.getBoundingClientRect()
      return [one.tagName, Math.round(x), Math.round(width)].join(' ')
    }),
  )

/** Expects that nothing moves sideways when the press opens its dialog, and when that closes again. */
async function expectSteady(page: Page, button: Locator, dialog: Locator): Promise<void> {
  const before = await positions(page)
  await button.click()
  await expect(dialog).toBeVisible()
  expect(await positions(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await positions(page)).toEqual(before)
}

/** Whether a scroll bar takes room beside the page. */
const hasBar = (page: Page) =>
  page.evaluate(() => innerWidth > document.documentElement.clientWidth)

test('[U12] the page stays where it is when a drawer or a dialog opens', async ({ page, demo }) => {
  await open(page, demo('opensCart').path, true)
  expect(await hasBar(page)).toBe(true)
  const add = page.getByRole('button', { name: 'Sepete ekle' })
  await expectSteady(page, add, page.getByRole('dialog', { name: 'Sepetim' }))
  const picture = page.getByRole('main').getByRole('link', { name: /büyük/ }).first()
  await expectSteady(page, picture, page.getByRole('dialog'))
})

test('[U12] [B13] the page stays where it is when the filters open', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await open(page, shop.list.path, true)
  expect(await hasBar(page)).toBe(true)
  const before = await positions(page)
  const filters = page.getByRole('complementary', { name: 'Filtreler' })
  await filters.locator('summary').click()
  await expect(filters.getByRole('checkbox').first()).toBeVisible()
  expect(await positions(page)).toEqual(before)
})
