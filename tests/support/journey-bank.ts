import type { Page } from '@playwright/test'
import { backend } from './facts/backend'

/** Types a card on the page of the shop's provider and saves it. @returns how the storefront then names it */
export async function saveCardAtBank(
  page: Page,
  project: string,
): Promise<{ holder: string; name: RegExp }> {
  if (backend !== 'reference') {
    await page.getByRole('link', { name: 'Kaydet' }).click()
    return { holder: 'Yeni kartım', name: /^Visa •••• \d{4}$/ }
  }
  const holder = `Selim ${project}`
  await page.getByLabel('Kart üzerindeki ad').fill(holder)
  await page.getByLabel('Kart numarası').fill('5555 5555 5555 4444')
  await page.getByLabel('Son kullanma').fill('12/39')
  await page.getByLabel('Güvenlik kodu').fill('123')
  await page.getByRole('button', { name: 'Kartı kaydet' }).click()
  return { holder, name: /^Mastercard •••• 4444$/ }
}
