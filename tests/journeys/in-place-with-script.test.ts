import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { codeRuns, expect, expectInCart, open, openChoices, test } from '../support/journey'

/** Counts the documents that open from here on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('[B04] a list changes its layout in place, and the next page has it too', async ({ page }) => {
  await open(page, shop.list.path, true)
  const documents = countDocuments(page)
  const cards = page.getByRole('main').getByRole('article')
  const widthOf = async () => (await cards.first().boundingBox())?.width ?? 0
  const before = await widthOf()
  const answer = page.waitForResponse(/gorunum/)
  const rows = page.getByRole('button', { name: 'Alt alta göster' })
  await rows.click()
  await expect.poll(widthOf).toBeGreaterThan(before * 1.5)
  await expect(rows).toHaveAttribute('aria-pressed', 'true')
  expect((await answer).ok()).toBe(true)
  expect(documents()).toBe(0)
  await page.reload()
  await expect.poll(widthOf).toBeGreaterThan(before * 1.5)
})

test('[B04] a layout that could not be saved is taken back', async ({ page }) => {
  await open(page, shop.list.path, true)
  await page.route(/gorunum/, (route) => route.abort())
  const rows = page.getByRole('button', { name: 'Alt alta göster' })
  await rows.click()
  await expect(page.getByText(/İnternet bağlantınız yok/)).toBeVisible()
  await expect(rows).toHaveAttribute('aria-pressed', 'false')
})

test('[G04] [C08] a list changes its currency in place, with filters, place and the header’s total', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await open(page, `${shop.list.path}?sort=5`, true)
  const documents = countDocuments(page)
  const main = page.getByRole('main')
  const titles = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  await expect(main.getByRole('article').first()).toContainText('TL')
  const formCode = codeRuns(page, /\/field-errors-/)
  await openChoices(page)
  const euro = page.getByRole('button', { name: /Euro|EUR/ })
  await euro.focus()
  await formCode
  await euro.click()
  await expect(main.getByRole('article').first()).toContainText('€')
  await expect(main.getByRole('article').last()).toContainText('€')
  await expect(main.getByText(/\d TL/)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Sepet/ })).toContainText('€')
  const choices = page.getByRole('banner').locator('summary').last()
  await expect(choices).toContainText('EUR')
  await expect(choices).toBeFocused()
  expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(titles)
  expect(new URL(page.url()).search).toBe('?sort=5')
  expect(documents()).toBe(0)
})

test('[G03] another language opens the same list at the same place, with its filters', async ({
  page,
}) => {
  await open(page, `${shop.list.path}?sort=5`, true)
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo(0, 900))
  await openChoices(page)
  const before = await top()
  expect(before).toBeGreaterThan(300)
  await page.getByRole('button', { name: shop.otherLanguage.title }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', shop.otherLanguage.code)
  await expect(page.getByRole('banner').locator('summary').last()).toBeFocused()
  await expect.poll(top).toBe(before)
  expect(new URL(page.url()).search).toBe('?sort=5')
})
