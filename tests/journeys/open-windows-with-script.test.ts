import type { Locator, Page } from '@playwright/test'
import { expect, expectInCart, open, test } from '../support/journey'
import { returnAsMember } from '../support/journey-hearts'

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .first()

/** Opens the window of a card's options. */
async function openOptions(page: Page, title: string): Promise<Locator> {
  await open(page, `/arama?q=${encodeURIComponent(title)}`, true)
  const card = cardOf(page, title)
  await card.hover()
  await card.getByRole('button', { name: `Hızlı ekle: ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Hızlı ekle' })
  await expect(sheet.getByRole('combobox')).toBeVisible()
  return sheet
}

async function choose(sheet: Locator): Promise<string> {
  const choice = sheet.getByRole('combobox')
  const label = await choice.locator('option:enabled').first().textContent()
  await choice.selectOption({ label: label ?? '' })
  return choice.inputValue()
}

test('[C26] [C05] the window of options stays with the shop’s reason and the choice after a refusal', async ({
  page,
  demo,
}) => {
  const sheet = await openOptions(page, demo('twoGroups').title)
  const chosen = await choose(sheet)
  const quantity = sheet.locator('[name=quantity]')
  const setQuantity = (value: string) =>
    quantity.evaluate((field, to) => field.setAttribute('value', to), value)
  await setQuantity('90000')
  const add = sheet.getByRole('button', { name: 'Sepete ekle' })
  await add.click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(sheet.getByRole('combobox')).toHaveValue(chosen)
  await setQuantity('1')
  await add.click()
  await expectInCart(page, 1)
  await expect(sheet).toHaveCount(0)
})

test('[C26] [C15] the window of options stays where no answer comes', async ({ page, demo }) => {
  const sheet = await openOptions(page, demo('twoGroups').title)
  const chosen = await choose(sheet)
  await page.route(/sepet\/ekle/, (route) => route.abort())
  const add = sheet.getByRole('button', { name: 'Sepete ekle' })
  await add.click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(sheet.getByRole('combobox')).toHaveValue(chosen)
  await page.unroute(/sepet\/ekle/)
  await add.click()
  await expectInCart(page, 1)
  await expect(sheet).toHaveCount(0)
})

test('[C26] [F03] the window of options stays while a heart tapped just before is saved', async ({
  page,
  demo,
}) => {
  await returnAsMember(page)
  const { title } = demo('twoGroups')
  const synced = page.waitForResponse(/favorilerim\/esitle/)
  const sheet = await openOptions(page, title)
  await synced
  // At the last moment before the window takes the pointer, which no test meets by time.
  const heart = cardOf(page, title).locator('button[name="fav"]')
  await heart.evaluate((button: HTMLButtonElement) => button.click())
  await expect(page.getByText(/^Favoriler(e eklendi|den çıkarıldı)$/)).toBeVisible()
  await expect(sheet.getByRole('combobox')).toBeVisible()
})

test('[B12] [C15] the window of stores stays where no answer comes', async ({ page, demo }) => {
  await open(page, demo('needsStore').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const stores = page.getByRole('dialog', { name: 'Mağaza seçimi' })
  const choice = stores.getByRole('button', { name: /Bu mağazayı seç/ }).first()
  await expect(choice).toBeVisible()
  await page.route(/magaza-sec/, (route) => route.abort())
  await choice.click()
  await expect(stores.getByRole('alert')).toBeVisible()
  await expect(choice).toBeVisible()
  await page.unroute(/magaza-sec/)
  await choice.click()
  await expect(page.getByText('Mağazanız:').first()).toBeVisible()
  await expectInCart(page, 1)
  await expect(stores).toHaveCount(0)
})
