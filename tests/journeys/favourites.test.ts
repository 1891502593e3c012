import { account } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

const { email, password } = account('plain')
const vendor = account('vendor')

test('[F01] [F02] [F06] a guest’s heart leads to the sign-in page and is saved after that', async ({
  page,
  script,
  demo,
}) => {
  const { path, title } = demo('plain')
  await open(page, path, script)
  const heart = page.locator('main').getByRole('button', { name: 'Favori', exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  const form = script ? page.getByRole('dialog', { name: 'Üye girişi' }) : page.getByRole('main')
  await form.getByLabel('E-posta').fill(email)
  await form.getByLabel('Şifre', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Favorilere eklendi')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorilerim')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoriye Eklenen Ürünler')
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
})

test('[L01] [L11] tabs are links, and signing out ends the session', async ({ page, script }) => {
  await open(page, '/uye-girisi-sayfasi?donus=%2Fhesabim', script)
  await page.getByRole('link', { name: 'Telefon' }).click()
  await page.getByLabel('Telefon', { exact: true }).fill(`0${vendor.phone.slice(2)}`)
  await page.getByLabel('Şifre', { exact: true }).fill(vendor.password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Merhaba ${vendor.name} ${vendor.surname}`,
  )
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  await page.goto('/hesabim')
  await expect(page).toHaveURL(/uye-girisi-sayfasi/)
})

test('[K01] [K04] two products are added and compared', async ({ page, script, demo }) => {
  for (const name of ['plain', 'twoGroups'] as const) {
    await open(page, demo(name).path, script)
    const add = page.locator('main').getByRole('button', { name: 'Karşılaştır', exact: true })
    await add.click()
    await expect(page.getByText('Ürün karşılaştırma listesine eklendi')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Karşılaştırma listesi' }).click()
  const form = script
    ? page.getByRole('dialog', { name: 'Ürün karşılaştırma' })
    : page.getByRole('main')
  await expect(form.getByRole('columnheader')).toHaveCount(2)
  await expect(form.getByRole('columnheader').first()).toContainText(demo('plain').title)
})
