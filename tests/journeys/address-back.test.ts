import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test.describe.configure({ timeout: 60_000 })

const regions = [
  ['İl', shop.region.city],
  ['İlçe', shop.region.town],
] as const

/** A guest with a product in the cart, at the form of a new address. */
async function toNewAddress(page: Page, script: boolean, path: string) {
  await open(page, path, script)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await page
    .getByRole('textbox', { name: 'E-posta ya da telefon', exact: true })
    .fill('ayla@ornek.test')
  await page.getByRole('button', { name: 'Devam et' }).click()
}

test('[A02] [O02] Back from the address step never shows the response of a form', async ({
  page,
  script,
  demo,
}) => {
  await toNewAddress(page, script, demo('addsQuietly').path)
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  for (const [label, option] of regions) {
    const list = page.getByLabel(label, { exact: true })
    await list.focus()
    await list.selectOption({ label: option })
    if (script) continue
    await page.getByRole('button', { name: 'Seçimi uygula' }).click()
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayla Yurt')
    await expect(list.locator('option:checked')).toHaveText(option)
    expect(decodeURIComponent(page.url())).not.toMatch(/Ayla|Konak|İzmir|532|35/)
  }
  await page.getByLabel('Mahalle', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('Adres', { exact: true }).fill('Moda Caddesi 5')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/odeme$/)
  const methods = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) methods.add(request.method())
  })
  for (let steps = 0; steps < 8 && !page.url().endsWith('/order'); steps += 1) {
    // A page that is not hydrated yet reloads at a step of its own history, which ends the browser's step.
    await page.goBack().catch(() => null)
    await expect(page.getByRole('main')).toBeVisible()
  }
  expect([...methods].filter((method) => method !== 'GET')).toEqual([])
  await expect(page).toHaveURL(/\/order$/)
})
