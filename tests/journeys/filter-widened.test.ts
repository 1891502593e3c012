import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

/** The filters of a list; on a phone they are behind a button. */
async function openFilters(page: Page, script: boolean) {
  await open(page, shop.list.path, script)
  const filters = page.getByRole('main').getByRole('complementary', { name: 'Filtreler' })
  const opener = filters.locator('summary')
  if (await opener.isVisible()) await opener.click()
  return { filters, lowest: filters.getByRole('textbox', { name: 'Fiyat en az' }) }
}

test('[B03] all options of a filter are shown beside what is ticked and typed, not in its place', async ({
  page,
  script,
}) => {
  const { filters, lowest } = await openFilters(page, script)
  const brand = filters.getByRole('group', { name: 'Marka' }).getByRole('checkbox').nth(1)
  await lowest.fill('20')
  await brand.check()
  await filters
    .getByRole('button', { name: /^Tümünü göster/ })
    .first()
    .click()
  await expect(page).toHaveURL(/brand=\d+/)
  await expect(page).toHaveURL(/all=1/)
  await expect(page).toHaveURL(/price=20-/)
  await expect(brand).toBeVisible()
  await expect(brand).toBeChecked()
})

test('[B03] the answer to what is applied after that does not open the filters of a phone', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { filters, lowest } = await openFilters(page, script)
  const showAll = filters.getByRole('button', { name: /^Tümünü göster/ }).first()
  await showAll.click()
  await expect(page).toHaveURL(/all=1/)
  await lowest.fill('20')
  await filters.getByRole('button', { name: script ? /ürünü göster$/ : 'Uygula' }).click()
  await expect(page).toHaveURL(/price=20-/)
  await expect(lowest).toBeHidden()
  expect(page.url()).not.toContain('all=1')
})

test('[B03] no other link of a list whose filters show all opens them', async ({
  page,
  script,
}) => {
  const { filters } = await openFilters(page, script)
  await filters
    .getByRole('button', { name: /^Tümünü göster/ })
    .first()
    .click()
  await expect(page).toHaveURL(/all=1/)
  const links = page
    .getByRole('main')
    .locator('a[href*="all=1"], [name=all][type=hidden], [name=back][value*="all=1"]')
  await expect(links).toHaveCount(0)
})

test('[B03] Enter in a field of the filters applies them and shows no more of them', async ({
  page,
  script,
}) => {
  const { lowest } = await openFilters(page, script)
  await lowest.fill('20')
  await lowest.press('Enter')
  await expect(page).toHaveURL(/price=20-/)
  expect(page.url()).not.toContain('all=1')
})

test('[B03] [U13] closing the filters of a phone with nothing chosen is no step of the history', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kategoriler')
  const { filters, lowest } = await openFilters(page, script)
  await expect(lowest).toBeVisible()
  await filters.getByRole('button', { name: script ? /ürünü göster$/ : 'Uygula' }).click()
  await expect(lowest).toBeHidden()
  // Without script the form is a page of its own.
  if (script) await page.goBack()
  await expect(page).toHaveURL(script ? '/kategoriler' : /^[^#]*$/)
})
