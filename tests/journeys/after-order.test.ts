import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe'
import { deliver, messageTo } from '../support/back-office'
import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, hydrate, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toConfirmPage, toMethodsPage } from '../support/journey-order'

test.describe.configure({ timeout: 120_000 })

const newEmail = () => `sonra-${crypto.randomUUID()}@ornek.test`
const numberIn = (page: Page) => new URL(page.url()).searchParams.get('siparis') ?? ''
const thanks = { name: /^Siparişiniz alındı/ }

async function confirmOrder(page: Page) {
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
}

test('[O19] [O21] an order paid by card names its delivery, and cancelled what went back to the card', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  const email = newEmail()
  await toMethodsPage(page, email)
  await page.getByRole('radio', { name: shop.cargo }).check()
  await page.getByRole('radio', { name: shop.card }).check()
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/onay$/)
  await confirmOrder(page)
  await page.getByRole(shop.bank.role, { name: shop.bank.approve, exact: true }).click()
  await expect(page.getByRole('heading', thanks)).toBeVisible()
  await expect(page.getByText(/^Tahmini teslimat: \d/)).toBeVisible()
  await page.getByRole('link', { name: 'Siparişi izle' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Tahmini teslimat: \d/)).toBeVisible()
  const total = await main
    .locator('dl > div', { hasText: /^Toplam/ })
    .getByRole('definition')
    .innerText()
  if (script) await hydrate(page)
  await main.getByRole('button', { name: 'Siparişi iptal et' }).click()
  const question = page.getByRole('dialog', { name: 'Sipariş iptal edilsin mi?' })
  await question.getByRole('button', { name: 'Siparişi iptal et' }).click()
  await expect(main.getByText(`Kartınıza geri ödenen: ${total}`)).toBeVisible()
  await expect(main.getByText(/^Tahmini teslimat/)).toHaveCount(0)
  const { text } = await messageTo(email)
  expect(text.replace(/\s/gu, ' ')).toContain(
    `Kartınıza geri ödenen: ${total.replace(/\s/gu, ' ')}`,
  )
})

test('[O21] an order by transfer says that it is awaited, and no dates', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  await toConfirmPage(page)
  await confirmOrder(page)
  await expect(page.getByRole('heading', thanks)).toBeVisible()
  await expect(page.getByRole('main').getByText('Ödemeniz bekleniyor')).toBeVisible()
  await expect(page.getByText(/^Tahmini teslimat/)).toHaveCount(0)
})

test('[O04] [O22] [O23] [O25] pieces are returned one after the other, at the end with the delivery', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('3')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 3)
  const email = newEmail()
  await toConfirmPage(page, email)
  await confirmOrder(page)
  await expect(page.getByRole('heading', thanks)).toBeVisible()
  const { link } = await messageTo(email)
  await deliver(numberIn(page))

  const main = page.getByRole('main')
  const sum = main.getByText(/^İade tutarı: [\d.,]+\sTL$/)
  const returns = async (count: string) => {
    await open(page, link, script)
    await page.getByRole('link', { name: 'İade ve cayma talebi' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İade ve cayma talebi')
    if (script) await hydrate(page)
    await expect(sum).toHaveCount(0)
    await expect(main.getByText(/^Miktarını değiştirdiğiniz/)).toBeVisible()
    await main.getByRole('checkbox', { name: demo('addsQuietly').title }).check()
    await main.getByRole('spinbutton').fill(count)
    if (script) await expect(sum).toBeVisible()
    if (script) await expectClean(page, 'a return with its sum')
    const named = script ? await sum.innerText() : ''
    await main.getByRole('button', { name: 'Talebi gönder' }).click()
    await expect(page.getByText('İade talebiniz alındı')).toBeVisible()
    const { text } = await messageTo(email)
    expect(text.replace(/\s/gu, ' ')).toContain(named.replace(/\s/gu, ' '))
    expect(text).toContain(`${count} adet × ${demo('addsQuietly').title}`)
  }
  await returns('1')
  await expect(main.getByText('3 adet', { exact: true })).toBeVisible()
  await expect(main.getByText(/^1 adet: İadesi istendi/)).toBeVisible()
  const timeline = main.getByRole('list', { name: 'Siparişin durumu' })
  await expect(timeline.locator('[aria-current]')).toHaveText('İadesi istendi')
  await expect(main.getByText(/geri ödenecek kargo ücreti/)).toHaveCount(0)
  await returns('2')
  await expect(main.getByText(/^2 adet: İadesi istendi/)).toBeVisible()
  await expect(main.getByText(/geri ödenecek kargo ücreti: [\d.,]+\sTL/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'İade ve cayma talebi' })).toHaveCount(0)
})
