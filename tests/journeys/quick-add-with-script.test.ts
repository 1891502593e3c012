import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe'
import { expect, expectInCart, open, test } from '../support/journey'

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('[C26] [U09] a card adds its product at once', async ({ page, demo }) => {
  const { title } = demo('addsQuietly')
  await open(page, `/arama?q=${encodeURIComponent(title)}`, true)
  const card = cardOf(page, title).first()
  await card.hover()
  await card.getByRole('button', { name: `Hızlı ekle: ${title}` }).click()
  await expectInCart(page, 1)
  await expect(page).toHaveURL(/\/arama/)
})

test('[C26] [U09] options are chosen in a window over the list', async ({ page, demo }) => {
  const { title } = demo('twoGroups')
  await open(page, `/arama?q=${encodeURIComponent(title)}`, true)
  const card = cardOf(page, title).first()
  await card.hover()
  await card.getByRole('button', { name: `Hızlı ekle: ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Hızlı ekle' })
  const choice = sheet.getByRole('combobox')
  await expect(choice).toBeVisible()
  await expectClean(page, 'quick add')
  const label = await choice.locator('option:enabled').first().textContent()
  await choice.selectOption({ label: label ?? '' })
  await sheet.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/arama/)
})
