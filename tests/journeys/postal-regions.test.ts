import type { Page } from '@playwright/test'
import { expect, hydrate, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

const chosen = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option:checked')

test('[A16] a postal code chooses province, district and neighbourhood, in place of an earlier choice only with script', async ({
  page,
  script,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  const code = page.getByLabel(/^Posta kodu/)
  const apply = page.getByRole('button', { name: 'Seçimi uygula' })
  await code.fill('34710')
  if (!script) await apply.click()
  await expect(chosen(page, 'İl')).toHaveText('İstanbul')
  await expect(chosen(page, 'İlçe')).toHaveText('Kadıköy')
  await expect(chosen(page, 'Mahalle')).toHaveText(/^Caferağa/)
  await expect(code).toHaveValue('34710')

  await open(page, '/adres/kayit', script)
  const province = page.getByLabel('İl', { exact: true })
  await province.selectOption({ label: 'Ankara' })
  if (!script) await apply.click()
  await expect(page.getByLabel('İlçe', { exact: true })).toBeVisible()
  await code.fill('34710')
  if (!script) await apply.click()
  await expect(chosen(page, 'İl')).toHaveText(script ? 'İstanbul' : 'Ankara')
  await expect(chosen(page, 'İlçe')).toHaveText(script ? 'Kadıköy' : 'Seçin')
  if (!script) await expect(code).toHaveAccessibleDescription(/İstanbul iline ait/)
})

test('[A16] a corrected code chooses another province; one of no province says so', async ({
  page,
  script,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  const code = page.getByLabel(/^Posta kodu/)
  const apply = page.getByRole('button', { name: 'Seçimi uygula' })
  const type = async (digits: string) => {
    await code.fill(digits)
    if (!script) await apply.click()
  }
  await type('34720')
  await expect(chosen(page, 'İlçe')).toHaveText('Kadıköy')
  await type('06420')
  await expect(chosen(page, 'İl')).toHaveText('Ankara')
  await expect(page.getByText('Kadıköy', { exact: true })).toHaveCount(0)
  await type('99999')
  await expect(chosen(page, 'İl')).toHaveText('Seçin')
  await expect(code).toHaveAccessibleDescription(/Bu posta kodu yok/)
  await type('٣٤٧١٠')
  await expect(code).toHaveValue(script ? '34710' : /^(34710|٣٤٧١٠)$/)
  await expect(chosen(page, 'İl')).toHaveText('İstanbul')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('İl', { exact: true }).selectOption({ label: 'İzmir' })
  if (!script) await apply.click()
  await expect(code).toHaveValue('')
  await expect(code).not.toHaveAttribute('aria-invalid')
})

test('[A16] an address is saved by its postal code alone', async ({ page, script }) => {
  const street = `Posta Sokağı ${test.info().project.name}`
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  await page.getByLabel('Adres başlığı').fill('Posta')
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  await page.getByLabel('Adres', { exact: true }).fill(street)
  await page.getByLabel(/^Posta kodu/).fill('34710')
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  await expect(page.getByText('Adresiniz kaydedildi.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: street })
  await expect(card).toContainText('Kadıköy, İstanbul')
  if (script) await hydrate(page)
  await card.getByRole('button', { name: /^Sil/ }).click()
})
