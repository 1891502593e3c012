import type { Page } from '@playwright/test'
import { account, shop } from '../../support/facts/shop-facts'
import { expect, hydrate, open, openChoices, test } from '../../support/journey'
import { journeyAddress } from '../../support/journey-address'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 90_000 })

const length = (page: Page) => page.evaluate(() => history.length)

/** Does something that must add one history entry, and hydrates the resulting page. */
async function step(page: Page, act: () => Promise<unknown>, to: RegExp) {
  const before = await length(page)
  await act()
  await expect(page).toHaveURL(to)
  await hydrate(page)
  expect(await length(page), `steps to ${to}`).toBe(before + 1)
}

/** Presses Back once, then Forward. */
async function backAndForth(page: Page, to: RegExp) {
  const here = page.url()
  await page.goBack()
  await expect(page).toHaveURL(to)
  await page.goForward()
  await expect(page).toHaveURL(here)
  await hydrate(page)
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Devam et' }).first().click()
const toOrder = (page: Page) => page.getByRole('button', { name: 'Siparişi tamamla' }).click()

async function fillCart(page: Page, path: string) {
  await open(page, path, true)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await expect(page).toHaveURL('/sepet')
  await open(page, '/sepet', true)
}

test('[O02] Back once leads to the previous step from every step of the checkout', async ({
  page,
  demo,
}) => {
  await fillCart(page, demo('addsQuietly').path)
  await step(page, () => toOrder(page), /\/order$/)
  await backAndForth(page, /\/sepet$/)
  await page
    .getByRole('textbox', { name: 'E-posta ya da telefon', exact: true })
    .fill('ayla@ornek.test')
  await step(page, () => goOn(page), /\/order\/adres$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/order$/)
  await expect(
    page.getByRole('textbox', { name: 'E-posta ya da telefon', exact: true }),
  ).toHaveValue('ayla@ornek.test')
  await page.goBack()
  await expect(page).toHaveURL(/\/sepet$/)
  await hydrate(page)
  await toOrder(page)
  await expect(page).toHaveURL(/\/order\/adres$/)
  await backAndForth(page, /\/sepet$/)
  await page.request.post('/adres/kayit', {
    form: { ...journeyAddress, key: crypto.randomUUID() },
    headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
  })
  await page.reload()
  await hydrate(page)
  await step(page, () => goOn(page), /\/order\/odeme$/)
  await backAndForth(page, /\/order\/adres$/)
  await page.getByRole('radio', { name: shop.cargo }).check()
  await page.getByRole('radio', { name: shop.cashOnDelivery }).check()
  await step(page, () => goOn(page), /\/order\/onay$/)
  await backAndForth(page, /\/order\/odeme$/)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/sepet$/)
})

test('[O02] [L14] a member who signed in during the checkout goes back with one press of Back', async ({
  page,
  demo,
}) => {
  const member = account('plain')
  await fillCart(page, demo('addsQuietly').path)
  await step(page, () => toOrder(page), /\/order$/)
  await page.getByRole('textbox', { name: 'E-posta ya da telefon' }).fill(member.email)
  await page.getByLabel('Şifre', { exact: true }).fill(member.password)
  await step(
    page,
    () => page.getByRole('button', { name: 'Giriş yap', exact: true }).click(),
    /\/order\/adres$/,
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByRole('main').getByText(`Merhaba ${member.name}`)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/sepet$/)
})

test('[B03] a filter and a sort order add one history entry each', async ({ page }) => {
  await open(page, shop.list.path, true)
  const summary = page.getByRole('complementary', { name: 'Filtreler' }).locator('summary')
  if (await summary.isVisible()) await summary.click()
  const box = page.getByRole('checkbox', { name: 'Stokta olanlar' })
  await step(page, () => box.check(), /\?stock=1$/)
  await page.goBack()
  await expect(page).toHaveURL(shop.list.path)
  await open(page, '/', true)
  await open(page, shop.list.path, true)
  const sort = page.getByRole('combobox', { name: 'Sıralama' })
  await step(page, () => sort.selectOption({ index: 1 }), /\?sort=\d$/)
  await page.goBack()
  await expect(page).toHaveURL(shop.list.path)
})

test('[U13] [U10] tabs, options and dialogs add no history entries', async ({ page, demo }) => {
  await open(page, '/', true)
  const { path } = demo('oneGroup')
  await open(page, path, true)
  const before = await length(page)
  await page.locator('.options a[href]:not([aria-current])').first().click()
  await expect(page).toHaveURL(/\?variant=/)
  await page
    .getByRole('link', { name: /taksit|Ödeme seçenekleri/i })
    .first()
    .click()
  const window = page.getByRole('dialog')
  await expect(window).toBeVisible()
  const tab = window.getByRole('link', { name: shop.tab.title })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
  expect(await length(page)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(window).toBeHidden()
})

for (const [path, translated] of [
  ['/sepet', '/sepet'],
  ['/magazalarimiz', '/en/stores'],
] as const)
  test(`[G03] [G04] Back once leaves ${path} after a change of language or currency`, async ({
    page,
  }) => {
    await open(page, shop.list.path, true)
    await open(page, path, true)
    await openChoices(page)
    await page.getByRole('button', { name: 'EUR' }).click()
    await expect(page.getByRole('banner').locator('summary').last()).toContainText('EUR')
    await expect(page).toHaveURL(path)
    await hydrate(page)
    await openChoices(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL(translated)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goBack()
    await expect(page).toHaveURL(path === translated ? shop.list.path : path)
    if (path === translated) return
    await page.goBack()
    await expect(page).toHaveURL(shop.list.path)
  })

test('[A05] Back once leaves the address list after an address is deleted', async ({ page }) => {
  await signInAs(page, 'plain')
  await page.request.post('/adres/kayit', {
    form: { ...journeyAddress, title: 'Geri', key: crypto.randomUUID() },
    headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
  })
  await open(page, '/hesabim', true)
  await open(page, '/adres', true)
  const card = page.getByRole('listitem').filter({ hasText: 'Geri' }).first()
  await card.getByText('Sil', { exact: true }).click()
  await card.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Geri' })).toHaveCount(0)
  await expect(page).toHaveURL('/adres')
  await page.goBack()
  await expect(page).toHaveURL('/hesabim')
})

test('[G06] Back on a reloaded page shows the other page in full', async ({ page, demo }) => {
  await signInAs(page, 'vendor')
  await open(page, demo('addsQuietly').path, true)
  await hydrate(page)
  await page.getByRole('link', { name: 'Hesabım' }).first().click()
  const account = page.getByRole('heading', { level: 1, name: /Merhaba|Hesabım/ })
  await expect(account).toBeVisible()
  const words = await page.getByRole('main').innerText()
  await page.goBack()
  await page.reload()
  await hydrate(page)
  await page.goForward()
  await expect(account).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(words)
})
