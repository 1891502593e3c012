import { shop } from '../support/facts/shop-facts'
import { expect, test } from '../support/journey'
import { addChairAtStore } from '../support/journey-cart'
import { toConfirmPage } from '../support/journey-order'

test('[B12] [O02] the chosen store is shown where the order is confirmed and on the thank-you page', async ({
  page,
  script,
}) => {
  await addChairAtStore(page, script)
  await toConfirmPage(page)
  const main = page.getByRole('main')
  await expect(main.getByText(`Mağazanız: ${shop.stores.first}`)).toBeVisible()
  const change = main.getByRole('link', { name: 'Mağazayı değiştir' })
  await expect(change).toHaveAttribute('href', /donus=%2Forder%2Fonay$/)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })).toBeVisible()
  await expect(main.getByText(`Mağazanız: ${shop.stores.first}`)).toBeVisible()
})
