import { expect, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test('[R06] the buttons of an address that waits leave what was typed', async ({
  page,
  script,
}) => {
  const personal = '/uye-kisisel-bilgileri'
  const wanted = `bekleyen-${test.info().project.name}@ornek.test`
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await signInAs(page, 'plain')
  await open(page, personal, script)
  await field('E-posta').fill(wanted)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText(`Yeni adresiniz ${wanted}`)).toBeVisible()
  await open(page, personal, script)
  await field('Soyad').fill('Yazılan')
  await page.getByRole('button', { name: 'Bağlantıyı yeniden gönder' }).click()
  await expect(page.getByText('Yeni adresinize bir bağlantı gönderdik.')).toBeVisible()
  await expect(field('Soyad')).toHaveValue('Yazılan')
  await page.getByRole('button', { name: 'Değişiklikten vazgeç' }).click()
  await expect(page.getByText('E-posta adresiniz değişmeyecek.')).toBeVisible()
  await expect(field('Soyad')).toHaveValue('Yazılan')
  await expect(page.getByText(`Yeni adresiniz ${wanted}`)).toHaveCount(0)
  await page.goto('/hesabim')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Yazılan')
})
