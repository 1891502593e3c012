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
