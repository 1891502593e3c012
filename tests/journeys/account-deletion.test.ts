import { expectClean } from '../support/axe'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test('[R10] a member deletes the account, after a wrong password, and is a guest then', async ({
  page,
  script,
}, { project }) => {
  const digit = ['desktop-js', 'desktop-nojs', 'phone-js', 'phone-nojs'].indexOf(project.name)
  const [password] = shop.passwords
  const email = `ayrilan-${project.name}@ornek.test`
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await open(page, '/uye-kayit?tur=hizli', script)
  await field('Ad').fill('Çiğdem')
  await field('Soyad').fill('Öz-Işık')
  await field('E-posta').fill(email)
  await field('Cep telefonu').fill(`535 600 00 1${digit}`)
  await field('Şifre').fill(password)
  for (const box of await page.getByRole('checkbox', { name: /KVKK|sözleşme/ }).all())
    await box.check()
  await page.getByRole('button', { name: 'Üyeliğimi oluştur' }).click()
  await expect(page).not.toHaveURL(/uye-kayit/)

  await page.goto('/verilerim')
  await page.getByRole('link', { name: 'Hesabımı sil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabımı sil' })).toBeVisible()
  if (script) await expectClean(page, 'deletion')
  const confirm = page.getByRole('checkbox', { name: /kalıcı olarak/ })
  const button = page.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' })
  await field('Şifre').fill('yanlış olan şifre')
  await confirm.check()
  await button.click()
  await expect(field('Şifre')).toHaveAccessibleDescription(/hatalı/)
  await expect(confirm).toBeChecked()
  if (script) await expectClean(page, 'deletion, refused')
  await field('Şifre').fill(password)
  await button.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Hesabınız silindi.')).toBeVisible()
  await expect(page.getByText('Oturumunuz sona erdi.')).toHaveCount(0)
  await page.goto('/hesabim')
  await expect(page).toHaveURL(/uye-girisi-sayfasi/)
})
