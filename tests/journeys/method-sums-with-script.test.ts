import { expect, hydrate, open, test } from '../support/journey'

test('[O20] a choice of delivery or payment shows its sums at once, and the total on the button', async ({
  page,
  demo,
  script,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await page.getByRole('textbox', { name: 'E-posta ya da telefon' }).fill('sums@ornek.test')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  await page.getByLabel(/^Posta kodu/).fill('34710')
  await expect(page.getByLabel('Mahalle', { exact: true })).toBeVisible()
  await page.getByLabel('Adres', { exact: true }).fill('Moda Caddesi 5')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/odeme$/)
  await hydrate(page)
  const sums = page.getByRole('region', { name: 'Sipariş özeti' })
  const amount = async (title: string) => {
    const text = await sums
      .getByRole('term')
      .filter({ hasText: title })
      .locator('+ dd')
      .textContent()
    return Number(
      (text ?? '')
        .replace('\u2212', '-')
        .replace(/[^\d,-]/g, '')
        .replace(',', '.'),
    )
  }
  const before = await amount('Toplam')
  const cargo = await amount('Kargo')
  await page.getByLabel(/^Hızlı kurye/).check()
  await expect.poll(() => amount('Kargo')).toBeCloseTo(cargo + 69.9, 2)
  await expect.poll(() => amount('Toplam')).toBeCloseTo(before + 69.9, 2)
  const total = await sums.getByRole('definition').last().textContent()
  const above = page.getByRole('link', { name: /^Sipariş özeti/, includeHidden: true })
  await expect(above).toContainText(total ?? 'a total')
  await page.getByLabel(/^Kapıda ödeme/).check()
  await expect.poll(() => amount('Toplam')).toBeCloseTo(before + 69.9 + 29.9, 2)
  await page.getByLabel(/^Havale/).check()
  await expect(sums.getByRole('term').filter({ hasText: 'Havale' })).toBeVisible()
  const last = await amount('Toplam')
  expect(last).toBeLessThan(before + 69.9)
  const written =
    (await sums.getByRole('term').filter({ hasText: 'Toplam' }).locator('+ dd').textContent()) ?? ''
  await expect(page.getByRole('button', { name: /^Devam et/ })).toContainText(written)
  await page.getByRole('button', { name: /^Devam et/ }).click()
  await expect(page).toHaveURL(/\/order\/onay$/)
  await expect(sums).toContainText(written)
})
