import type { Page } from '@playwright/test'
import type { DemoProduct } from '../support/demo'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

const { coupon, lesserCoupon } = shop

const totalsOf = (page: Page) => page.getByRole('region', { name: 'Sipariş özeti' })
const codeOf = (page: Page) => totalsOf(page).getByRole('textbox', { name: /^Kupon .*kodu$/ })

async function enter(page: Page, code: string): Promise<void> {
  await codeOf(page).fill(code)
  await totalsOf(page).getByRole('button', { name: 'Uygula' }).click()
}

/** Opens a cart of goods that has the coupon. @returns its sums */
async function openCartWithCoupon(page: Page, good: DemoProduct, script: boolean) {
  await openCartOf(page, [good], script)
  const totals = totalsOf(page)
  await enter(page, coupon)
  await expect(totals.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
  return totals
}

test('[C20] a coupon lowers the total; a wrong one is refused and stays typed', async ({
  page,
  script,
  demo,
}) => {
  await openCartOf(page, [demo('addsQuietly')], script)
  const [totals, code] = [totalsOf(page), codeOf(page)]
  const total = totals.getByRole('definition').last()
  const before = await total.textContent()
  await enter(page, 'YANLIS')
  await expect(totals.getByRole('alert')).toHaveText(/kodu geçerli değil/)
  await expect(code).toHaveAccessibleDescription(/kodu geçerli değil/)
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await expect(code).toBeInViewport()
  const isUncovered = () =>
    totals.getByRole('alert').evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isUncovered).toBe(true)
  await expect(code).toHaveValue('YANLIS')
  await expect(page).toHaveURL(/\/sepet$/)
  await enter(page, coupon.toLowerCase())
  await expect(totals.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
  await expect(totals.getByText('Bir siparişte tek kod kullanılır.')).toBeVisible()
  await expect(totals.getByText(`Kupon (${coupon})`)).toBeVisible()
  await expect(total).not.toHaveText(before ?? '')
  await totals.getByRole('button', { name: 'Kodu kaldır' }).click()
  await expect(code).toHaveValue('')
  await expect(totals.getByRole('alert')).toHaveCount(0)
  await expect(total).toHaveText(before ?? '')
})

test('[C21] the link of a campaign brings its code, which script applies, else a button', async ({
  page,
  script,
  demo,
}) => {
  await openCartOf(page, [demo('addsQuietly')], script)
  await open(page, `/kampanya/${coupon}`, script)
  if (!script) {
    await expect(page.getByRole('textbox', { name: /^Kupon .*kodu$/ })).toHaveValue(coupon)
    await page.getByRole('button', { name: 'Uygula' }).click()
  }
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(page.getByText('Kod sepetinize eklendi.')).toBeVisible()
  await expect(page.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
})

test('[C21] the link of a code that the cart has says so, and leads to the cart', async ({
  page,
  script,
  demo,
}) => {
  const totals = await openCartWithCoupon(page, demo('addsQuietly'), script)
  await open(page, `/kampanya/${coupon.toLowerCase()}`, script)
  const main = page.getByRole('main')
  await expect(main.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await main.getByRole('link', { name: 'Sepete git' }).click()
  await expect(totals.getByText(`Kupon (${coupon})`)).toBeVisible()
})

test('[C21] the code of a link taken away on its page stays away', async ({
  page,
  script,
  demo,
}) => {
  const totals = await openCartWithCoupon(page, demo('addsQuietly'), script)
  await open(page, `/kampanya/${coupon}`, script)
  await page.getByRole('main').getByRole('button', { name: 'Kodu kaldır' }).click()
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(codeOf(page)).toHaveValue('')
  await expect(totals.getByText(`Kupon (${coupon})`)).toHaveCount(0)
})

test('[C21] a link’s wrong code is refused at its field', async ({ page, script, demo }) => {
  await openCartOf(page, [demo('addsQuietly')], script)
  await open(page, '/kampanya/YOKBOYLE', script)
  if (!script) await page.getByRole('button', { name: 'Uygula' }).click()
  const main = page.getByRole('main')
  const field = main.getByRole('textbox', { name: /^Kupon .*kodu$/ })
  await expect(field).toHaveAccessibleDescription(/kodu geçerli değil/)
  await expect(main.getByRole('alert')).toHaveText(/kodu geçerli değil/)
  await expect(field).toHaveValue('YOKBOYLE')
})

test('[C21] the link of a code that takes off less names the code before it, and one press brings that back', async ({
  page,
  script,
  demo,
}) => {
  const totals = await openCartWithCoupon(page, demo('deal'), script)
  await open(page, `/kampanya/${lesserCoupon}`, script)
  const main = page.getByRole('main')
  const before = new RegExp(`^Sepetinizdeki ${coupon} kodu \\d[\\d.,]*\\sTL indiriyor`)
  await expect(main.getByText(before)).toBeVisible()
  await main.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(totals.getByText(`${lesserCoupon} kuponu sepetinizde.`)).toBeVisible()
  await expect(page.getByText(`Önceki kodunuz ${coupon}, `)).toBeVisible()
  await page.getByRole('button', { name: `${coupon} koduna dön` }).click()
  await expect(totals.getByText(`${coupon} kuponu sepetinizde.`)).toBeVisible()
})
