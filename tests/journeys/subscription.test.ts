import { expect, expectInCart, open, test } from '../support/journey'

test('[P09] how often it comes can be chosen only with the tick, and what is chosen is bought', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('subscribed')
  await open(page, product.path, script)
  const tick = page.getByRole('checkbox', { name: /^Düzenli gönderilsin/ })
  const frequency = page.getByRole('combobox', { name: 'Gönderim sıklığı' })
  await expect(tick).not.toBeChecked()
  await expect(frequency).toHaveCount(0)
  await tick.check()
  const chosen = await frequency.locator('option').last().innerText()
  await frequency.selectOption({ label: chosen })
  await tick.uncheck()
  await expect(frequency).toHaveCount(0)
  await tick.check()
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await open(page, '/sepet', script)
  await expect(page.getByText(`Düzenli gönderim: ${chosen}`)).toBeVisible()
})
