import { expect, expectInCart, holdAnswers, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

test('[C11] a changed count is spoken: while it is sent, and once it is there', async ({
  page,
  demo,
}) => {
  await openCartOf(page, [demo('addsQuietly')], true)
  const main = page.getByRole('main')
  const release = await holdAnswers(page, /sepet\/satir/)
  await main.getByRole('button', { name: 'Artır' }).first().click()
  await expect(main.getByRole('status').filter({ hasText: 'Sepet güncelleniyor' })).toBeAttached()
  release()
  await expect(main.getByRole('status').filter({ hasText: 'Sepet güncellendi' })).toBeAttached()
  await expectInCart(page, 2)
})

test('[C11] after a refusal nothing is spoken but its reason', async ({ page, demo }) => {
  const { title } = demo('addsQuietly')
  await openCartOf(page, [demo('addsQuietly')], true)
  const main = page.getByRole('main')
  // As in a page whose line another device has changed meanwhile.
  await main.locator('input[name="line"]').evaluate((field) => field.setAttribute('value', 'other'))
  const release = await holdAnswers(page, /sepet\/satir/)
  await main.getByRole('button', { name: `Kaldır: ${title}` }).click()
  const updating = main.getByRole('status').filter({ hasText: 'Sepet güncelleniyor' })
  await expect(updating).toBeAttached()
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'bu arada değişti' })).toBeVisible()
  await expect(updating).toHaveCount(0)
  await expect(main.getByRole('status').filter({ hasText: 'Sepet güncellendi' })).toHaveCount(0)
  await expectInCart(page, 1)
})
