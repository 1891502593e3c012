import { expect, expectInCart, open, test } from '../support/journey'

test('[P09] the delivery interval can be chosen only with the subscription ticked, and is ordered as chosen', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('subscribed')
  await open(page, product.path, script)
  const tick = page.getByRole('checkbox', { name: /^Düzenli gönderimle/ })
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
