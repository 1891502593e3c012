import type { Page } from '@playwright/test'
import { setStock, spareProduct } from '../../support/back-office'
import type { DemoProduct } from '../../support/demo'
import { expect, expectInCart, hydrate, open, test } from '../../support/journey'
import { toConfirmPage } from '../../support/journey-order'

/** A cart with a product that has sold out since, and an available one. */
async function withSoldOut(page: Page, script: boolean, other: DemoProduct): Promise<DemoProduct> {
  const removed = await spareProduct()
  for (const product of [other, removed]) {
    await open(page, product.path, script)
    await page.getByRole('button', { name: 'Sepete ekle' }).click()
    await expectInCart(page, product === other ? 1 : 2)
  }
  await setStock(removed, 0)
  return removed
}

const takesLeft = (page: Page) => page.getByRole('button', { name: /^Kalan/ })

test('[C13] a sold-out line can only be removed', async ({ page, script, demo }) => {
  const removed = await withSoldOut(page, script, demo('addsQuietly'))
  await open(page, '/sepet', script)
  await expect(page.getByText('Bu ürün tükendi')).toBeVisible()
  await expect(takesLeft(page)).toHaveCount(0)
  await page.getByRole('button', { name: `Kaldır: ${removed.title}` }).click()
  await expect(page.getByRole('link', { name: removed.title })).toHaveCount(0)
  await expectInCart(page, 1)
  await expect(page.getByText('Bu ürün tükendi')).toHaveCount(0)
})

test('[C13] a line with too little stock offers the available count, once', async ({
  page,
  script,
}) => {
  const product = await spareProduct()
  await open(page, product.path, script)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('3')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 3)
  await setStock(product, 2)
  await open(page, '/sepet', script)
  await takesLeft(page).click()
  await expectInCart(page, 2)
  await expect(takesLeft(page)).toHaveCount(0)
  await expect(page.getByText('Stokta kalan')).toHaveCount(0)
})

test('[O02] [C13] a button continues the order without the sold-out products', async ({
  page,
  script,
  demo,
}) => {
  const removed = await withSoldOut(page, script, demo('addsQuietly'))
  await toConfirmPage(page)
  if (script) await hydrate(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert').filter({ hasText: 'Bu ürün tükendi' })).toBeVisible()
  await expect(takesLeft(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bunları çıkar ve devam et' }).click()
  await expect(page.getByRole('button', { name: 'Siparişi onayla' })).toBeVisible()
  await expect(page).toHaveURL(/\/order\/onay$/)
  await expect(main.getByText(removed.title)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /devam et$/ })).toHaveCount(0)
})
