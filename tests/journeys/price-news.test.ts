import { setPrice, spareProduct } from '../support/back-office'
import { cartLink, expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toConfirmPage } from '../support/journey-order'

test('[C30] the cart, its drawer and the order say that a price has changed', async ({
  page,
  script,
}) => {
  const product = await spareProduct()
  await setPrice(product, 9_990)
  await addByPage(page, product.path, script)
  await open(page, '/sepet', script)
  await setPrice(product, 7_990)
  const news = /^Fiyatı düştü: 99,90\sTL idi, şimdi 79,90\sTL$/
  if (script) {
    // On a wide screen the link opens the page.
    await page.setViewportSize({ width: 600, height: 800 })
    await open(page, '/', script)
    await cartLink(page).click()
    await expect(page.getByRole('dialog', { name: 'Sepetim' }).getByText(news)).toBeVisible()
  }
  await page.goto('/sepet')
  await expect(page.getByText(news)).toBeVisible()
  await toConfirmPage(page)
  await expect(page.getByText(news).first()).toBeVisible()
})

test('[F10] a guest’s favourite that became cheaper says by how much', async ({ page, script }) => {
  const product = await spareProduct()
  await setPrice(product, 9_990)
  await open(page, product.path, script)
  await page.getByRole('main').getByRole('button', { name: 'Favori', exact: true }).click()
  await expect(page.getByText(/Favorilere eklendi|favorilerinize eklendi/)).toBeVisible()
  await setPrice(product, 7_990)
  await page.goto('/favorilerim')
  const card = page.getByRole('listitem').filter({ hasText: product.title })
  await expect(card.getByText(/^Eklediğinizden beri 20,00\sTL ucuzladı$/)).toBeVisible()
})
