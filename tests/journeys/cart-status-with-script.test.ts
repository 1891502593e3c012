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
