import { expect, expectInCart, test } from '../../support/journey'
import { openCartOf } from '../../support/journey-cart'

for (const [typed, what] of [
  ['0', 'zero'],
  ['', 'nothing'],
  ['e', 'letters'],
] as const)
  test(`[P07] [C11] ${what} typed as a count is reported at its field, and no other count is lost`, async ({
    page,
    script,
    demo,
  }) => {
    const [first, second] = [demo('addsQuietly'), demo('showsNotice')]
    await openCartOf(page, [first, second], script)
    const count = page.getByRole('spinbutton', { name: `${first.title}: adet` })
    const other = page.getByRole('spinbutton', { name: `${second.title}: adet` })
    const update = page.getByRole('button', { name: 'Sepeti güncelle' })
    await count.fill('')
    await count.pressSequentially(typed)
    if (script) {
      await expect(count).toHaveAccessibleDescription(/^(En az 1 adet|Geçerli bir adet)/)
      await expect(count).toHaveAttribute('aria-invalid', 'true')
    }
    await other.fill('3')
    if (script) await expectInCart(page, 4)
    else await update.click()
    // The browser shows the error at the field: it is visible, and nothing was sent.
    if (!script) await expect(count).toBeFocused()
    expect(await count.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('')
    await expect(other).toHaveValue('3')
    await count.fill('2')
    await expect(count).not.toHaveAttribute('aria-invalid')
    if (!script) await update.click()
    await expectInCart(page, 5)
  })

test('[C11] [O02] the counts typed in the cart are the ones ordered', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('showsNotice')]
  await openCartOf(page, [first, second], script)
  await page.getByRole('spinbutton', { name: `${first.title}: adet` }).fill('4')
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(page).toHaveURL(/\/order$/)
  await expectInCart(page, 5)
})

test('[P07] [C11] [O02] an invalid count does not reach the order without an error', async ({
  page,
  script,
  demo,
}) => {
  const first = demo('addsQuietly')
  await openCartOf(page, [first, demo('showsNotice')], script)
  const count = page.getByRole('spinbutton', { name: `${first.title}: adet` })
  await count.fill('0')
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(count).toBeFocused()
  await expect(page).toHaveURL('/sepet')
  // More than the stock: only the shop knows.
  await count.fill('90000')
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(page.locator('.notice').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page).toHaveURL('/sepet')
})
