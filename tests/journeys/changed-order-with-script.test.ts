import { expect, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toCardConfirmPage } from '../support/journey-order'

test('[O02] [T64] an order refused since its cart has changed says so beside its button, in view', async ({
  page,
  context,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  await toCardConfirmPage(page)
  const other = await context.newPage()
  await addByPage(other, demo('showsNotice').path, true, 2)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  const place = page.getByRole('button', { name: 'Siparişi onayla' })
  const before = await place.textContent()
  await place.click()
  await expect(place).not.toHaveText(before ?? '')
  const reason = page.locator('#place-order').getByRole('alert')
  await expect(reason).toHaveText('Sepetiniz bu arada değişti. Yeni tutarı kontrol edin.')
  await expect(reason).toBeInViewport()
  await expect(place).toBeInViewport()
})
