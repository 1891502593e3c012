import type { Page } from '@playwright/test'
import { homeAddress } from '../support/home-address'
import { expect, hydrate, open, openChoices, test } from '../support/journey'
import { signInAs } from '../support/journey-member'
import { account } from '../support/member'

test.describe.configure({ timeout: 90_000 })

const length = (page: Page) => page.evaluate(() => history.length)

/** Takes a step that must be one in the history, and hydrates the page that it leads to. */
async function step(page: Page, act: () => Promise<unknown>, to: RegExp) {
  const before = await length(page)
  await act()
  await expect(page).toHaveURL(to)
  await hydrate(page)
  expect(await length(page), `steps to ${to}`).toBe(before + 1)
}

/** Goes back by one press, and forth again. */
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

test('[O02] one press of Back leads a step back in every step of an order', async ({
  page,
  demo,
}) => {
  await fillCart(page, demo('addsQuietly').path)
  await step(page, () => toOrder(page), /\/order$/)
  await backAndForth(page, /\/sepet$/)
  await page.getByRole('textbox', { name: 'E-posta', exact: true }).fill('ayla@ornek.test')
  await step(page, () => goOn(page), /\/order\/adres$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByRole('textbox', { name: 'E-posta', exact: true })).toHaveValue(
    'ayla@ornek.test',
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/sepet$/)
  await hydrate(page)
  await toOrder(page)
  await expect(page).toHaveURL(/\/order\/adres$/)
  await backAndForth(page, /\/sepet$/)
  await page.request.post('/adres/kayit', {
    form: { ...homeAddress, key: crypto.randomUUID() },
    headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
  })
  await page.reload()
  await hydrate(page)
  await step(page, () => goOn(page), /\/order\/odeme$/)
  await backAndForth(page, /\/order\/adres$/)
  await page.getByRole('radio', { name: /Serçe Kargo/ }).check()
  await page.getByRole('radio', { name: /Kapıda/ }).check()
  await step(page, () => goOn(page), /\/order\/onay$/)
  await backAndForth(page, /\/order\/odeme$/)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/sepet$/)
})

test('[O02] [L14] a member who signed in on the way goes back by one press', async ({
  page,
  demo,
}) => {
  const member = account('plain')
  await fillCart(page, demo('addsQuietly').path)
  await step(page, () => toOrder(page), /\/order$/)
  await page.getByRole('textbox', { name: 'Üyelik e-postanız' }).fill(member.email)
  await page.getByLabel('Şifre', { exact: true }).fill(member.password)
  await step(page, () => page.getByRole('button', { name: 'Giriş yap' }).click(), /\/order\/adres$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByRole('main').getByText(`Merhaba ${member.name}`)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/sepet$/)
})

test('[B03] a tick of a filter and an order of the list are one step each', async ({ page }) => {
  await open(page, '/kirtasiye', true)
  const summary = page.getByRole('complementary', { name: 'Filtreler' }).locator('summary')
  if (await summary.isVisible()) await summary.click()
  const box = page.getByRole('checkbox', { name: 'Stokta olanlar' })
  await step(page, () => box.check(), /\?stock=1$/)
  await page.goBack()
  await expect(page).toHaveURL('/kirtasiye')
  await open(page, '/', true)
  await open(page, '/kirtasiye', true)
  const sort = page.getByRole('combobox', { name: 'Sıralama' })
  await step(page, () => sort.selectOption({ index: 1 }), /\?sort=\d$/)
  await page.goBack()
  await expect(page).toHaveURL('/kirtasiye')
})

test('[U13] [U10] tabs, options and windows leave the way back as it was', async ({
  page,
  demo,
}) => {
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
  const tab = window.getByRole('link', { name: 'Teslimat ve İade' })
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
  test(`[G03] [G04] another language or currency on ${path} is left by one press`, async ({
    page,
  }) => {
    await open(page, '/kirtasiye', true)
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
    await expect(page).toHaveURL(path === translated ? '/kirtasiye' : path)
    if (path === translated) return
    await page.goBack()
    await expect(page).toHaveURL('/kirtasiye')
  })

test('[A05] an address that is taken out leaves one press to go back', async ({ page }) => {
  await signInAs(page, 'plain')
  await page.request.post('/adres/kayit', {
    form: { ...homeAddress, title: 'Geri', key: crypto.randomUUID() },
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

test('[G06] a step in the history of a reloaded page shows the other page whole', async ({
  page,
  demo,
}) => {
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
