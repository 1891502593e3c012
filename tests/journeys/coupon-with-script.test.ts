import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

const { coupon } = shop

test('[C21] a step back to the page of a code does not apply it again', async ({ page, demo }) => {
  await openCartOf(page, [demo('addsQuietly')], true)
  const totals = page.getByRole('region', { name: 'Sipariş özeti' })
  await open(page, `/kampanya/${coupon}`, true)
  await expect(page).toHaveURL(/\/sepet$/)
  await totals.getByRole('button', { name: 'Kodu kaldır' }).click()
  await expect(totals.getByRole('textbox', { name: /^Kupon .*kodu$/ })).toHaveValue('')
  await page.goBack()
  await page.getByRole('button', { name: 'Uygula' }).hover()
  await page.getByRole('textbox', { name: /^Kupon .*kodu$/ }).fill('')
  await page.getByRole('button', { name: 'Uygula' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /kod/i })).toBeVisible()
})

test('[C21] a link’s code applies itself before anybody touches its page', async ({
  page,
  demo,
}) => {
  await openCartOf(page, [demo('addsQuietly')], true)
  // Such a line loads no code in advance.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(`/kampanya/${coupon}`)
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(page.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
})

test('[C21] another link does not replace the coupon of a cart by itself', async ({
  page,
  demo,
}) => {
  await openCartOf(page, [demo('addsQuietly')], true)
  const totals = page.getByRole('region', { name: 'Sipariş özeti' })
  await open(page, `/kampanya/${coupon}`, true)
  await expect(totals.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
  await open(page, '/kampanya/BASKA10', true)
  await page.getByRole('button', { name: 'Uygula' }).hover()
  const field = page.getByRole('textbox', { name: /^Kupon .*kodu$/ })
  await expect(field).toHaveValue('BASKA10')
  await field.fill('')
  await page.getByRole('button', { name: 'Uygula' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /kod/i })).toBeVisible()
  await page.goto('/sepet')
  await expect(totals.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
})

test('[C20] a refused code keeps its sentence in the cart until its field is entered', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await openCartOf(page, [demo('addsQuietly')], true)
  const totals = page.getByRole('region', { name: 'Sipariş özeti' })
  const code = totals.getByRole('textbox', { name: /^Kupon .*kodu$/ })
  await code.fill('YOKBOYLE')
  await totals.getByRole('button', { name: 'Uygula' }).click()
  const sentence = page.getByRole('alert').filter({ hasText: /kodu geçerli değil/ })
  await expect(sentence).toBeVisible()
  // Longer than a notice of the cart.
  await page.clock.runFor(2600)
  await expect(sentence).toHaveCount(1)
  await expect(code).toHaveAccessibleDescription(/kodu geçerli değil/)
  await code.press('End')
  await code.press('1')
  await expect(sentence).toBeHidden()
})

test('[C20] a code refused without script is mended with it, and its refusal does not come back', async ({
  page,
  demo,
}) => {
  await openCartOf(page, [demo('addsQuietly')], true)
  const totals = page.getByRole('region', { name: 'Sipariş özeti' })
  const code = totals.getByRole('textbox', { name: /^Kupon .*kodu$/ })
  await code.fill('YOKBOYLE')
  // As sent before any script was there.
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('#coupon-form [name="intent"]')!
    HTMLFormElement.prototype.submit.call(button.form)
  })
  await loaded
  await expect(code).toHaveAccessibleDescription(/kodu geçerli değil/)
  await code.fill(coupon)
  await totals.getByRole('button', { name: 'Uygula' }).click()
  await totals.getByRole('button', { name: 'Kodu kaldır' }).click()
  await expect(code).toHaveValue('')
  await expect(code).toHaveAccessibleDescription('')
})
