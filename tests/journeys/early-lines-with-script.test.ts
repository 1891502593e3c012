import type { Page } from '@playwright/test'
import { expect, expectInCart, holdAnswers, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

const totals = (page: Page) => page.getByRole('main').locator('.cart-line-total')
const cents = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

test('[C33] a line leaves the cart, and another’s total follows its count, before the shop has answered', async ({
  page,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('opensCart')]
  await openCartOf(page, [first, second], true)
  const main = page.getByRole('main')
  const price = cents(await totals(page).last().textContent())
  const release = await holdAnswers(page, /sepet\/satir/)
  await main.getByRole('button', { name: `Artır: ${second.title}` }).click()
  await expect.poll(async () => cents(await totals(page).last().textContent())).toBe(2 * price)
  await expectInCart(page, 2)
  release()
  await expectInCart(page, 3)
  await page.unroute(/sepet\/satir/)

  const releaseRemoval = await holdAnswers(page, /sepet\/satir/)
  await main.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expect(main.getByRole('link', { name: first.title })).toBeHidden()
  await expect(main.getByRole('link', { name: second.title })).toBeVisible()
  await expectInCart(page, 3)
  releaseRemoval()
  await expectInCart(page, 2)
  await expect(main.getByRole('link', { name: second.title })).toBeFocused()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(main.getByRole('link', { name: first.title })).toBeVisible()
})

test('[C33] a line that could not be taken out returns, and so does its total', async ({
  page,
  demo,
}) => {
  const { title } = demo('addsQuietly')
  await openCartOf(page, [demo('addsQuietly'), demo('opensCart')], true)
  const main = page.getByRole('main')
  const price = cents(await totals(page).first().textContent())
  await page.route(/sepet\/satir/, (route) => route.fulfill({ status: 502, body: '<html>' }))
  await main.getByRole('button', { name: `Kaldır: ${title}` }).click()
  await expect(
    page.getByText(/Sepetiniz duruyor|bağlanılamadı|güncellenemedi/).first(),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: title })).toBeVisible()
  await main.getByRole('button', { name: `Artır: ${title}` }).click()
  await expect.poll(async () => cents(await totals(page).first().textContent())).toBe(2 * price)
  await expect.poll(async () => cents(await totals(page).first().textContent())).toBe(price)
  await expectInCart(page, 2)
})
