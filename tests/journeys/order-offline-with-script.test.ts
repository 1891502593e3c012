import { expect, expectInCart, hydrate, open, test } from '../support/journey'
import { expectStayed, tagDocument } from '../support/journey-offline'
import { toConfirmPage } from '../support/journey-order'

test.describe.configure({ timeout: 60_000 })

test('[O02] [C15] an order without a response is reported in place and can be placed again', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await toConfirmPage(page)
  await hydrate(page)
  const agreement = page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ })
  const button = page.getByRole('button', { name: 'Siparişi onayla' })
  await agreement.check()
  await tagDocument(page)
  let sent = 0
  // The order arrives, its response does not.
  await page.route('**/order/onay', async (route) => {
    sent += 1
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'iki sipariş oluşmaz' })).toBeVisible()
  expect(sent).toBe(1)
  await expect(agreement).toBeChecked()
  await expect(button).toBeEnabled()
  await expectStayed(page)
  await page.unrouteAll()
  await page.route('**/order/onay', (route) => {
    sent += 1
    return route.fulfill({ status: 503, contentType: 'text/html', body: 'unsure' })
  })
  await button.click()
  await expect.poll(() => sent).toBe(2)
  await expect(button).toBeEnabled()
  await expectStayed(page)
  expect(sent).toBe(2)
  await page.unrouteAll()
  await button.click()
  await expect(page).toHaveURL(/siparis=/)
  await expectInCart(page, 0)
})

test('[O02] an order without the ticked agreement is refused', async ({ page, demo }) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await toConfirmPage(page)
  await hydrate(page)
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
})
