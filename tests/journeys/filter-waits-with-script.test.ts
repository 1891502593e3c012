import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { codeRuns, expect, holdAnswers, open, test } from '../support/journey'

const list = shop.list.path

function partsOf(page: Page) {
  const filters = page.getByRole('complementary', { name: 'Filtreler' })
  return {
    filters,
    /** On a phone the filters are inside a closed `details`. */
    async openPanel() {
      const opener = filters.locator('summary')
      if (await opener.isVisible()) await opener.click()
    },
  }
}

/** Ticks a filter and does something else before the tick is sent; then its time is over. */
async function tickThen(page: Page, act: () => Promise<unknown>) {
  const { filters, openPanel } = partsOf(page)
  await openPanel()
  await filters
    .locator('[name="brand"]')
    .first()
    .evaluate((box: HTMLElement) => box.click())
  await act()
  await page.clock.runFor(1000)
}

/** Opens the list with its code, and stops the clock. */
async function openWithCode(page: Page, path: string) {
  await page.clock.install()
  const code = codeRuns(page, /update-in-place/)
  await open(page, path, true)
  const { filters, openPanel } = partsOf(page)
  await openPanel()
  await filters.getByRole('checkbox').first().hover()
  await code
  if (await filters.locator('summary').isVisible()) await page.keyboard.press('Escape')
}

test('[B03] a product opened right after a tick stays open', async ({ page }) => {
  await openWithCode(page, list)
  const release = await holdAnswers(page, /\.data(\?|$)/)
  const link = page.locator('.found .cards article a').first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await tickThen(page, () => link.evaluate((one: HTMLElement) => one.click()))
  release()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await page.clock.runFor(1000)
  expect(new URL(page.url()).pathname).toBe(path)
})

test('[B03] Back right after a tick opens the earlier list without it', async ({ page }) => {
  await openWithCode(page, list)
  const { filters } = partsOf(page)
  const [stock, brand] = [filters.locator('[name="stock"]'), filters.locator('[name="brand"]')]
  await stock.evaluate((box: HTMLElement) => box.click())
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\?stock=1$/)
  await expect(stock).toHaveJSProperty('defaultChecked', true)
  await tickThen(page, () => page.evaluate(() => history.back()))
  await expect(page).toHaveURL((url) => url.pathname === list && url.search === '')
  await expect(stock).toHaveJSProperty('checked', false)
  await page.clock.runFor(1000)
  await expect(brand.first()).toHaveJSProperty('checked', false)
  expect(new URL(page.url()).search).toBe('')
})

for (const [name, wait] of [
  ['at once', 0],
  ['while its list is coming', 1000],
] as const)
  test(`[B03] Back from a product opened ${name} after ticks shows the list with them`, async ({
    page,
  }) => {
    await openWithCode(page, list)
    const { filters } = partsOf(page)
    const release = await holdAnswers(page, /\.data(\?|$)/)
    for (const name of ['stock', 'discounted'])
      await filters.locator(`[name="${name}"]`).evaluate((box: HTMLElement) => box.click())
    await page.clock.runFor(wait)
    const link = page.locator('.found .cards article a').first()
    await link.evaluate((one: HTMLElement) => one.click())
    await page.clock.runFor(1000)
    release()
    await expect(page).toHaveURL((url) => url.pathname !== list)
    await page.clock.runFor(1000)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === list)
    await page.clock.runFor(1000)
    const chosen = filters.locator('form :checked:is([name="stock"], [name="discounted"])')
    await expect(chosen).toHaveCount(2)
    expect(new URL(page.url()).searchParams.get('stock')).toBe('1')
    await expect(filters.locator('.chosen-filters li')).toHaveCount(3)
  })
