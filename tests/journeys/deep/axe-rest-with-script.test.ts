import type { Page } from '@playwright/test'
import { chooseLanguage, expectClean } from '../../support/axe'
import { shop } from '../../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 180_000 })

for (const language of ['tr', 'ar'] as const) {
  const home = language === 'tr' ? '' : '/ar'

  test(`axe finds nothing on the footer's pages and the other layouts of a list in ${language}`, async ({
    page,
  }) => {
    await chooseLanguage(page, language)
    await page.goto(`${home}/`)
    const links = await page
      .getByRole('contentinfo')
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '/'))
    expect(links.length).toBeGreaterThan(8)
    for (const path of new Set([
      ...links,
      `${home}/kuzey`,
      `${home}/kuzey?sp=1`,
      '/uye-kayit-onay',
      '/sifre-yenile?token=yok',
      '/uye-girisi-sayfasi?error=1',
      '/favori-listesi?liste=yok',
      '/order/sonuc',
    ])) {
      await page.goto(path)
      await expectClean(page, path)
    }
    await page.goto(`${home}/kuzey`)
    await page.getByRole('main').locator('button[name="layout"]').last().click()
    await expect(page.getByRole('main').locator('button[name="layout"]').last()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expectClean(page, 'a list in rows')
  })

  test(`axe finds nothing on a member's addresses in ${language}`, async ({ page }) => {
    await signInAs(page, 'plain')
    await chooseLanguage(page, language)
    for (const path of ['/adres', '/adres/kayit', '/adres/kayit?ulke=US']) {
      await page.goto(path)
      await expectClean(page, path)
    }
    await page.getByRole('main').locator('form[method="post"] button').last().click()
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectClean(page, 'an address, sent empty')
  })
}

test('axe finds nothing on the steps of an order', async ({ page, demo }) => {
  /** Tests the current step in both languages; ends in Turkish. */
  async function look(at: Page, name: string) {
    for (const language of ['ar', 'tr'] as const) {
      await chooseLanguage(at, language)
      await at.reload()
      await expectClean(at, `${name} ${language}`)
    }
  }
  await signInAs(page, 'vendor')
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(page).toHaveURL(/\/order\/adres$/)
  await look(page, 'no address yet')
  await page.getByLabel('Adres başlığı').fill('Ev')
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  await hydrate(page)
  await page.getByLabel('İl', { exact: true }).focus()
  await page.getByLabel('İl', { exact: true }).selectOption({ label: 'İstanbul' })
  await page.getByLabel('İlçe', { exact: true }).selectOption({ label: 'Kadıköy' })
  await page.getByLabel('Mahalle', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('Adres', { exact: true }).fill('Moda Caddesi 5')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await page.getByRole('link', { name: 'Adres', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Teslimat adresi' })).toBeVisible()
  await look(page, 'addresses of the order')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/odeme$/)
  await look(page, 'ways')
  await page.getByRole('radio', { name: shop.cargo }).check()
  await page.getByRole('radio', { name: shop.card }).check()
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/onay$/)
  await look(page, 'the last step')
  await page.goto('/order/belge?tur=satis')
  await look(page, 'a document')
  await page.goto('/adres')
  await look(page, 'addresses')
})
