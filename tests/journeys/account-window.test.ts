import { account } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test('[L01] [U22] a guest who presses the account signs in and stays with the product', async ({
  page,
  demo,
  script,
}) => {
  const { path } = demo('plain')
  const { email, password } = account('plain')
  await open(page, path, script)
  await page.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click()
  const place = script ? page.getByRole('dialog', { name: 'Üye girişi' }) : page.getByRole('main')
  if (script) await expect(page).toHaveURL(path)
  await place.getByLabel('E-posta', { exact: true }).fill(email)
  await place.getByLabel('Şifre', { exact: true }).fill(password)
  await place.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('dialog', { name: 'Üye girişi' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click()
  await expect(page).toHaveURL('/hesabim')
  await expect(page.getByRole('heading', { level: 1, name: /^Merhaba/ })).toBeVisible()
})
