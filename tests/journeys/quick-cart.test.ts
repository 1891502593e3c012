import { expect, expectInCart, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'
import { signInAs } from '../support/journey-member'
import { saveAddress } from '../support/journey-order'

test('[C29] what brings free delivery is added from the cart by one press', async ({
  page,
  script,
  demo,
}) => {
  await openCartOf(page, [demo('plain')], script)
  const offered = page.getByRole('region', { name: 'Ücretsiz kargoya yaklaştıran ürünler' })
  const add = offered.getByRole('button').first()
  const name = (await add.getAttribute('aria-label')) ?? ''
  await add.click()
  await expectInCart(page, 2)
  await open(page, '/sepet', script)
  const title = name.replace('Sepete ekle: ', '')
  await expect(page.getByRole('spinbutton', { name: `${title}: adet` })).toHaveValue('1')
})

test('[O15] a member with an address comes from the cart to the last step at once', async ({
  page,
  script,
  demo,
}) => {
  await signInAs(page, 'plain')
  await saveAddress(page)
  await openCartOf(page, [demo('addsQuietly')], script)
  await page.getByRole('main').getByRole('button', { name: 'Hızlı öde' }).click()
  await expect(page).toHaveURL(/\/order\/onay$/)
  await expect(page.getByRole('button', { name: /^Siparişi onayla · [\d.,]+\sTL$/ })).toBeVisible()
})
