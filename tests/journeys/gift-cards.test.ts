import type { Locator, Page } from '@playwright/test'
import { demoCases } from '../../functions/shop/seed/demo/demo-cases'
import { expectClean } from '../support/axe'
import { shop } from '../support/facts/shop-facts'
import { expectToFit } from '../support/fits'
import { expect, expectInCart, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'
import { toMethodsPage } from '../support/journey-order'

test.describe.configure({ timeout: 120_000 })

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Devam et' }).click()
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: /^Siparişi onayla/ }).click()
}

const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })

/** Gives the order's number its widest digits: each run has another number. */
async function widenNumber(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.textContent = title.textContent?.replace(/\d/g, '4') ?? ''
  })
}

/** The code of the bought card, which is read and copied: no small print. */
async function readCode(page: Page): Promise<string> {
  const card = page.getByRole('main').locator('.bought-card')
  await expect(card).toContainText(/Bakiye: 500,00\sTL · .+ tarihine kadar geçerli$/)
  const code = card.getByText(/^(?:\w{4}-){3}\w{4}$/)
  const sizeOf = (of: Locator) => of.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
  expect(await sizeOf(code)).toBeGreaterThan(await sizeOf(page.locator('body')))
  return (await code.textContent()) ?? ''
}

/** Buys a gift card and reads its code on the page of its order. */
async function buyCard(page: Page, path: string, script: boolean): Promise<string> {
  await open(page, path, script)
  await page.getByRole('link', { name: '500 TL', exact: true }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/^500,00\sTL$/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await toMethodsPage(page)
  await expect(page.getByRole('group', { name: 'Ödeme şekli' }).getByRole('radio')).toHaveCount(1)
  await confirm(page)
  await page.getByRole(shop.bank.role, { name: shop.bank.approve, exact: true }).click()
  await expect(thanks(page)).toBeVisible()
  const code = await readCode(page)
  await page.getByRole('link', { name: 'Siparişi izle' }).click()
  expect(await readCode(page)).toBe(code)
  return code
}

test('[C27] [C28] a gift card is bought, its code shown with the order, and pays another order', async ({
  page,
  script,
  demo,
}) => {
  const code = await buyCard(page, `/${demoCases.giftCard.slug}`, script)
  await widenNumber(page)
  await expectToFit(page)
  if (script) await expectClean(page, 'an order with a gift card')
  await openCartOf(page, [demo('addsQuietly')], script)
  const totals = page.getByRole('region', { name: 'Sipariş özeti' })
  const typed = totals.getByRole('textbox', { name: 'Kupon ya da hediye kartı kodu' })
  await typed.fill('AAAA-BBBB-CCCC-DDDD')
  await totals.getByRole('button', { name: 'Uygula' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /hediye kartı kodu/ })
      .last(),
  ).toBeVisible()
  await expect(typed).toHaveValue('AAAA-BBBB-CCCC-DDDD')
  await typed.fill(code)
  await totals.getByRole('button', { name: 'Uygula' }).click()
  const words = totals.getByText(/^Hediye kartınızdan .* kullanılacak, .* kalacak\.$/)
  await expect(words).toBeVisible()
  await expect(totals.getByText(`Hediye kartı (•••• ${code.slice(-4)})`)).toBeVisible()
  await expect(totals.getByRole('definition').last()).toHaveText(/^0,00\sTL$/)
  await expect(page.getByText(code)).toHaveCount(0)
  if (script) await expectClean(page, 'a cart with a gift card')

  await totals.getByRole('button', { name: 'Kodu kaldır' }).click()
  await expect(typed).toHaveValue('')
  await typed.fill(code)
  await totals.getByRole('button', { name: 'Uygula' }).click()
  await expect(words).toBeVisible()
  await toMethodsPage(page)
  await page.getByRole('radio', { name: /Ödeme gerekmez/ }).check()
  await confirm(page)
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sipariş özeti' })).toContainText('Hediye kartı')
})
