import type { Page } from '@playwright/test'
import { messageTo } from '../support/back-office'
import { account, shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test.describe.configure({ timeout: 90_000 })

async function fillCart(page: Page, script: boolean) {
  await open(page, '/kuzey-noktali-defter', script)
  await page.getByRole('button', { name: 'Sepete ekle' }).first().click()
  await expect(page.getByRole('link', { name: /Sepet.*1/ }).first()).toBeVisible()
}

async function expectMember(page: Page) {
  await page.goto('/hesabim')
  await expect(page).toHaveURL('/hesabim')
  await page.goto('/sepet')
  await expect(page.locator('main')).toContainText('Kuzey Noktalı Defter')
}

test('[L01] [C17] a double press on “Giriş yap” signs in with the cart', async ({
  page,
  script,
}) => {
  const { email, password } = account('plain')
  await fillCart(page, script)
  await open(page, '/uye-girisi-sayfasi', script)
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).dblclick({ delay: 20 })
  await expect(page).toHaveURL('/')
  await expectMember(page)
})

test('[R01] [C17] a double press on “Üye ol” registers, and signs in with the cart', async ({
  page,
  script,
}) => {
  const { name } = test.info().project
  const last = ['desktop-js', 'desktop-nojs', 'phone-js', 'phone-nojs'].indexOf(name)
  await fillCart(page, script)
  await open(page, '/uye-kayit?tur=hizli', script)
  await page.getByLabel('Ad', { exact: true }).fill('Deniz')
  await page.getByLabel('Soyad', { exact: true }).fill('Kaya')
  await page.getByLabel('E-posta', { exact: true }).fill(`cift-basis-${name}@ornek.test`)
  await page.getByLabel('Cep telefonu', { exact: true }).fill(`533 778 10 0${last}`)
  await page.getByLabel('Şifre', { exact: true }).fill(shop.passwords[0])
  const repeated = page.getByLabel('Şifre (tekrar)', { exact: true })
  if ((await repeated.count()) > 0) await repeated.fill(shop.passwords[0])
  for (const box of await page.locator('main [type="checkbox"][required]').all()) await box.check()
  const form = page.locator('form', { has: page.getByLabel('Soyad', { exact: true }) })
  await form.locator('button.button-main').last().dblclick({ delay: 20 })
  await expect(page).not.toHaveURL(/uye-kayit/)
  await expectMember(page)
})

test('[R03] [T36] a double press on “Onayla” of a mailed link says that the deed is done', async ({
  page,
  script,
}) => {
  const email = `cift-onay-${crypto.randomUUID()}@ornek.test`
  await open(page, '/bulten', script)
  const main = page.getByRole('main')
  await main.getByRole('textbox').fill(email)
  await main.getByRole('button', { name: 'Abone ol' }).click()
  await expect(page.getByText(/onay bağlantısı gönderdik/)).toBeVisible()
  const { link } = await messageTo(email)
  await open(page, link, script)
  await page.getByRole('button', { name: 'Onayla' }).dblclick({ delay: 20 })
  await expect(page.getByText('Bülten aboneliğiniz başladı.')).toBeVisible()
})
