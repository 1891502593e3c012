import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe'
import { expect, expectInCart, open, test } from '../support/journey'

/** A product with options whose add opens the drawer. */
const opensCart = 'Turnagözü Nefes Alan Koşu Ayakkabısı'

/** Finds a product by its name and presses the button of its card. */
async function addFromCard(page: Page, title: string) {
  await open(page, `/arama?q=${encodeURIComponent(title)}`, true)
  const link = page.getByRole('link', { name: title, exact: true })
  const card = page.getByRole('article').filter({ has: link }).first()
  await card.hover()
  await card.getByRole('button', { name: `Hızlı ekle: ${title}` }).click()
}

test('[C26] [U09] a card adds its product at once', async ({ page, demo }) => {
  const { title } = demo('addsQuietly')
  await addFromCard(page, title)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await expect(card.getByRole('button', { name: `Eklendi: ${title}` })).toBeVisible()
  await expectInCart(page, 1)
  await expect(page).toHaveURL(/\/arama/)
  await expect(card.getByRole('button', { name: `Hızlı ekle: ${title}` })).toBeVisible()
})

test('[C26] a card whose product is added twice in a moment offers it again', async ({
  page,
  demo,
}) => {
  const { title } = demo('addsQuietly')
  await page.clock.install()
  await addFromCard(page, title)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  const added = card.getByRole('button', { name: `Eklendi: ${title}` })
  await added.click()
  await expectInCart(page, 2)
  await page.clock.runFor(3000)
  await page.clock.runFor(3000)
  await expect(card.getByRole('button', { name: `Hızlı ekle: ${title}` })).toBeVisible()
})

test('[C26] [U09] options are chosen in a window over the list', async ({ page, demo }) => {
  const { title } = demo('twoGroups')
  await addFromCard(page, title)
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

test('[C26] [B03] a card of a filtered option has it chosen in the window', async ({
  page,
  demo,
}) => {
  const { title } = demo('twoGroups')
  await open(page, `/arama?q=${encodeURIComponent(title)}&type1=2`, true)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await card.hover()
  await card.getByRole('button', { name: `Hızlı ekle: ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Hızlı ekle' })
  await expect(sheet.getByRole('combobox').locator('option:checked')).toHaveText(/^Kiremit/)
  await expect(sheet.locator('img')).toHaveAttribute('src', /kiremit/)
  await sheet.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
})

test('[C26] [C22] [U09] the focus goes on into the drawer that an added option opens', async ({
  page,
}) => {
  await addFromCard(page, opensCart)
  const choice = page.getByRole('dialog').getByRole('combobox')
  await choice.selectOption({ index: 2 })
  await page.getByRole('dialog').getByRole('button', { name: 'Sepete ekle' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Sepetim' })
  await expect(drawer).toBeVisible()
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  const card = page.getByRole('button', { name: `Hızlı ekle: ${opensCart}` })
  await expect(card).toBeFocused()
})
