import type { Page } from '@playwright/test'
import { shop } from '../../support/facts/shop-facts'
import {
  cartLink,
  expect,
  holdAnswers,
  hydrate,
  open,
  openChoices,
  test,
} from '../../support/journey'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 60_000 })

const main = (page: Page) => page.getByRole('main')

/** Chooses a currency or language, and waits for the next page. */
async function choose(page: Page, name: string, label: RegExp) {
  await openChoices(page)
  await page.getByRole('banner').getByRole('button', { name }).click()
  await expect(page.getByRole('banner').locator('summary').last()).toHaveText(label)
}

test('[G04] [P11] changing the currency keeps the typed engraving and count', async ({
  page,
  demo,
}) => {
  const { path } = demo('personal')
  await open(page, path, true)
  await main(page).locator('[name^="personalization["]').first().fill('Ayla & Deniz')
  await page.locator('#quantity').fill('3')
  await choose(page, 'EUR', /EUR/)
  await expect(main(page).getByText('€').first()).toBeVisible()
  // No interaction with the new page.
  await expect(main(page).locator('[name^="personalization["]').first()).toHaveValue('Ayla & Deniz')
  await expect(page.locator('#quantity')).toHaveValue('3')
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => document.cookie)).not.toContain('Ayla')
  // Once restored, it is deleted.
  await page.reload()
  await hydrate(page)
  expect(await page.evaluate(() => sessionStorage.getItem('vitrinTyped'))).toBeNull()
})

test('[G03] [P10] changing the language keeps the typed note and count', async ({ page, demo }) => {
  await open(page, demo('noted').path, true)
  await page.getByText('Sipariş notu').click()
  await page.locator('#order-notes').fill('Kırmızı kurdele')
  await page.locator('#quantity').fill('2')
  await choose(page, 'English', /en/i)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('#order-notes')).toHaveValue('Kırmızı kurdele')
  await expect(page.locator('#quantity')).toHaveValue('2')
})

test('[G04] [P09] changing the currency keeps the chosen subscription', async ({ page, demo }) => {
  await open(page, demo('subscribed').path, true)
  await main(page).locator('[name="subscribe"]').check()
  const often = main(page).locator('[name="subscribeFrequency"]')
  const value = (await often.locator('option').last().getAttribute('value')) ?? ''
  await often.selectOption(value)
  await choose(page, 'EUR', /EUR/)
  await expect(main(page).locator('[name="subscribe"]')).toBeChecked()
  await expect(often).toHaveValue(value)
})

test('[G03] [G04] a half-typed address survives a change of language and currency', async ({
  page,
}) => {
  await signInAs(page, 'plain')
  await open(page, '/adres/kayit', true)
  const name = main(page).locator('[name="fullname"]')
  const city = main(page).locator('select[name="city_code"]')
  await name.fill('Şükrü')
  await city.selectOption({ label: 'İzmir' })
  const town = main(page).locator('select[name="town_code"]')
  await expect(town.locator('option').nth(1)).toBeAttached()
  await town.selectOption({ index: 1 })
  const chosen = await town.inputValue()
  await choose(page, 'EUR', /EUR/)
  await expect(name).toHaveValue('Şükrü')
  await expect(city.locator('option:checked')).toHaveText('İzmir')
  await expect(town).toHaveValue(chosen)
  const { name: language, label } = shop.thirdLanguage
  await choose(page, language, label)
  await expect(name).toHaveValue('Şükrü')
  await expect(town).toHaveValue(chosen)
})

test('[G04] [L01] a password is never stored', async ({ page }) => {
  await open(page, '/uye-girisi-sayfasi', true)
  await main(page).locator('[type="password"]').first().fill('gizli kelime')
  await main(page).locator('[name="username"]').first().fill('ada@ornek.test')
  // A visible password is still a password.
  await main(page)
    .getByRole('button', { name: /^Göster/i })
    .first()
    .click()
  await page.evaluate(() => {
    const store = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      if (String(value).includes('gizli')) document.title = 'kept a secret'
      store.call(this, name, value)
    }
  })
  await choose(page, 'EUR', /EUR/)
  await expect(main(page).locator('[name="username"]').first()).toHaveValue('ada@ornek.test')
  await expect(main(page).locator('[type="password"]').first()).toHaveValue('')
})

test('[G04] [R01] a consent must be given again in the new language', async ({ page }) => {
  await open(page, '/uye-kayit', true)
  await main(page).getByLabel('Ad', { exact: true }).fill('Çiğdem')
  await main(page).getByRole('checkbox', { name: /KVKK/ }).check()
  await choose(page, 'EUR', /EUR/)
  await expect(main(page).getByLabel('Ad', { exact: true })).toHaveValue('Çiğdem')
  await expect(main(page).getByRole('checkbox', { name: /KVKK/ })).not.toBeChecked()
})

test('[G04] a currency chosen before its code has loaded keeps what was typed, with one history entry', async ({
  page,
  demo,
}) => {
  await open(page, demo('noted').path, true)
  await page.getByText('Sipariş notu').click()
  await page.locator('#order-notes').fill('Kırmızı kurdele')
  const steps = await page.evaluate(() => history.length)
  const release = await holdAnswers(page, /locale-step/)
  await openChoices(page)
  await page.getByRole('banner').getByRole('button', { name: 'EUR' }).click()
  release()
  await expect(main(page).getByText('€').first()).toBeVisible()
  await expect(page.locator('#order-notes')).toHaveValue('Kırmızı kurdele')
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('[G04] a page reached by Back shows the currency chosen since', async ({
  page,
  context,
  demo,
}) => {
  const { path } = demo('noted')
  await open(page, path, true)
  await page.getByText('Sipariş notu').click()
  await page.locator('#order-notes').fill('Kırmızı kurdele')
  const other = await context.newPage()
  await open(other, path, true)
  await choose(other, 'EUR', /EUR/)
  await hydrate(other)
  await expect(main(page).getByText('€')).toHaveCount(0)
  // As the back/forward cache reports it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(main(page).getByText('€').first()).toBeVisible()
  await expect(page.locator('#order-notes')).toHaveValue('Kırmızı kurdele')
})

test('[G04] Back to a page that was not hydrated shows the currency chosen since', async ({
  page,
  context,
  demo,
}) => {
  await page.goto(demo('noted').path)
  const other = await context.newPage()
  await open(other, '/sepet', true)
  await choose(other, 'EUR', /EUR/)
  await hydrate(other)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(main(page).getByText('€').first()).toBeVisible()
  await expect(cartLink(page)).toBeVisible()
})

test('[G04] Back shows prices in the currency chosen on the next page', async ({ page, demo }) => {
  await open(page, demo('noted').path, true)
  await open(page, shop.list.path, true)
  await choose(page, 'EUR', /EUR/)
  await page.goBack()
  await expect(main(page).getByText('€').first()).toBeVisible()
})
