import { shop } from '../support/facts/shop-facts'
import { expect, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toCardConfirmPage } from '../support/journey-order'

test('[O02] [T26] an order whose button is pressed twice leads to its payment', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  await toCardConfirmPage(page)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  const place = page.getByRole('button', { name: 'Siparişi onayla' })
  await place.dblclick({ delay: 45, noWaitAfter: true })
  await page.getByRole(shop.bank.role, { name: shop.bank.approve, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })).toBeVisible()
})
