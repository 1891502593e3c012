import type { Page } from '@playwright/test'
import type { DemoProduct } from './demo'
import { expect, expectInCart, open } from './journey'
import { demoOf } from './journey-demo'

/** Adds one product on its page, as the only one in the cart unless `count` says otherwise. */
export async function addByPage(page: Page, path: string, script: boolean, count = 1) {
  await open(page, path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, count)
}

/** Adds one of each product and opens the cart. */
export async function openCartOf(
  page: Page,
  products: DemoProduct[],
  script: boolean,
): Promise<void> {
  for (const [before, { path }] of products.entries())
    await addByPage(page, path, script, before + 1)
  await open(page, '/sepet', script)
}

/** Types the count of a product on the cart's page, and sends it. @returns its field */
export async function changeCount(page: Page, title: string, count: string, script: boolean) {
  const field = page.getByRole('spinbutton', { name: `${title}: adet` })
  await field.fill(count)
  if (script) await field.press('Tab')
  else await page.getByRole('button', { name: `Güncelle: ${title}` }).click()
  return field
}

/** Adds a chair, which is sold at stores only, and chooses the first store. */
export async function addChairAtStore(page: Page, script: boolean): Promise<void> {
  await open(page, demoOf('needsStore').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await page
    .getByRole('button', { name: /Bu mağazayı seç/ })
    .first()
    .click()
  await expect(page.getByText('Mağazanız:').first()).toBeVisible()
}
