import { expectClean } from '../support/axe'
import { expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toConfirmPage } from '../support/journey-order'

test('[O18] [O24] a guest’s order becomes an account by a password alone, and stands in it', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  const email = `tek-${crypto.randomUUID()}@ornek.test`
  const digits = `${Math.floor(Math.random() * 1e8)}`.padStart(8, '0')
  await toConfirmPage(page, email, `053${digits}`)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('heading', { name: /^Siparişiniz alındı/ })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('siparis') ?? ''
  await open(page, page.url(), script)
  const block = page.getByRole('region', { name: 'Üye ol' })
  await expect(block).toContainText(email)
  if (script) await expectClean(page, 'the thank-you page with an account')

  const makes = block.getByRole('button', { name: 'Bu e-postayla üye ol' })
  await block.getByLabel('Şifre', { exact: true }).fill('kısa')
  await block.getByRole('checkbox', { name: /KVKK/ }).check()
  await makes.click()
  await expect(block.getByRole('alert').first()).toContainText('Şifre en az 10 karakter olmalı')
  await expect(page.getByRole('heading', { name: /^Siparişiniz alındı/ })).toBeVisible()
  await expect(block.getByRole('checkbox', { name: /KVKK/ })).toBeChecked()
  if (script) await expectClean(page, 'the thank-you page with a refused account')

  await block.getByLabel('Şifre', { exact: true }).fill('uzun bir cümle olsun')
  await makes.click()
  await expect(page.getByText('Üyeliğiniz oluşturuldu.')).toBeVisible()
  await page.goto('/uye-siparisleri')
  await page.getByRole('link', { name: `Sipariş ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sipariş ${number}`)
})
