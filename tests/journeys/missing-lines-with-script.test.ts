import { setStock, spareProduct } from '../support/back-office'
import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, hydrate, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'
import { placeOrder } from '../support/journey-order'

test('[O01] products missing from a repeated order are listed in a dialog', async ({
  page,
  demo,
}) => {
  const removed = await spareProduct()
  await signInAs(page, 'affiliate')
  for (const [at, product] of [demo('addsQuietly'), removed].entries()) {
    await open(page, product.path, true)
    await page.getByRole('button', { name: 'Sepete ekle' }).click()
    await expectInCart(page, at + 1)
  }
  await placeOrder(page)
  await setStock(removed, 0)
  await open(page, '/uye-siparisleri', true)
  const orders = page.getByRole('main').getByRole('link', { name: shop.orders.name })
  await orders.first().click()
  await page.getByRole('button', { name: 'Tekrar satın al' }).click()
  await expect(page).toHaveURL('/sepet')
  await hydrate(page)
  await expect(page.getByRole('dialog')).toContainText(`${removed.title}: eklenemedi`)
  await expect(page.getByRole('dialog', { name: 'Sepete eklenemeyenler' })).toBeVisible()
})

test('[L01] an e-mail address that is taken is reported in the sign-in dialog', async ({
  page,
}) => {
  await open(page, '/uye-girisi-sayfasi?error=mail_already_registered', true)
  const window = page.getByRole('dialog', { name: 'Üye girişi' })
  await expect(window).toContainText(shop.refusals.mailTaken)
})
