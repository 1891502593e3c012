import type { Locator, Page } from '@playwright/test'
import { expectClean } from '../support/axe'
import { expect, expectInCart, open, test } from '../support/journey'
import { changeCount, openCartOf } from '../support/journey-cart'

test('[C23] a line is saved for later, and put back into the cart with its count', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('opensCart')]
  await openCartOf(page, [first, second], script)
  const count = await changeCount(page, first.title, '2', script)
  await expectInCart(page, 3)
  await page.getByRole('button', { name: `Sonra al: ${first.title}` }).click()
  await expectInCart(page, 1)
  await expect(page.getByText(`“${first.title}” sonra almanız için ayrıldı.`)).toBeVisible()
  const saved = page.getByRole('region', { name: 'Sonra alacaklarınız' })
  await expect(saved.getByRole('link', { name: first.title })).toBeVisible()
  await expect(saved.getByText(/^2 × /)).toBeVisible()
  if (script) await expectClean(page, 'a cart with saved lines')

  await page.getByRole('button', { name: `Kaldır: ${second.title}` }).click()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  await open(page, '/sepet', script)
  await saved.getByRole('button', { name: `Sepete taşı: ${first.title}` }).click()
  await expectInCart(page, 2)
  await expect(count).toHaveValue('2')
  await expect(saved).toHaveCount(0)
})

test('[C23] a saved line is removed, and taken back among the saved ones', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], script)
  await page.getByRole('button', { name: `Sonra al: ${product.title}` }).click()
  const saved = page.getByRole('region', { name: 'Sonra alacaklarınız' })
  await saved.getByRole('button', { name: `Kaldır: ${product.title}` }).click()
  await expect(page.getByText(`“${product.title}” ayrılanlardan çıkarıldı.`)).toBeVisible()
  await expect(saved).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText(`“${product.title}” yeniden ayrıldı.`)).toBeVisible()
  await expect(saved.getByRole('link', { name: product.title })).toBeVisible()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

/** Moves a line of the cart. @returns the link of the header, which counts it */
async function moveToFavourites(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Favorilere taşı: ${title}` }).click()
  const favourites = page.getByRole('banner').getByRole('link', { name: /^Favorilerim/ })
  await expect(favourites).toContainText('1')
  return favourites
}

test('[C24] a line is moved to the favourites, and the header counts it', async ({
  page,
  script,
  demo,
}) => {
  const { title } = demo('addsQuietly')
  await openCartOf(page, [demo('addsQuietly'), demo('opensCart')], script)
  const favourites = await moveToFavourites(page, title)
  await expectInCart(page, 1)
  await expect(page.getByText(`“${title}” favorilerinize taşındı.`)).toBeVisible()
  await favourites.click()
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
})

test('[C24] a line that is taken back from the favourites is none, and the header counts none', async ({
  page,
  script,
  demo,
}) => {
  const { title } = demo('addsQuietly')
  await openCartOf(page, [demo('addsQuietly'), demo('opensCart')], script)
  const favourites = await moveToFavourites(page, title)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expectInCart(page, 2)
  await expect(favourites).not.toContainText('1')
})
