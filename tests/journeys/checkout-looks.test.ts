import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toConfirmPage, toMethodsPage } from '../support/journey-order'

async function addInArabic(page: Page, path: string, script: boolean): Promise<void> {
  await open(page, path, script)
  await page.getByRole('button', { name: 'أضف إلى السلة' }).click()
  await expect(page.locator('.cart-link b').first()).toHaveText('1')
}

/** Runs in the page: where these words stand in an element, from the left, each as often as it stands whole on one line. */
const boxesOf = (element: Locator, words: string[]) =>
  element.evaluate((one, parts) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return parts.map((part) => {
      const text = texts.find((each) => each.data.includes(part))
      if (!text) throw new Error(`no ${part} in ${one.textContent}`)
      const range = document.createRange()
      const from = text.data.indexOf(part)
      range.setStart(text, from)
      range.setEnd(text, from + part.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const { left, right } = range.getBoundingClientRect()
      return { left, right, lines: tops.size }
    })
  }, words)

test('[G07] [O20] in Arabic what a method adds or takes off has its sign before all else', async ({
  page,
  script,
  demo,
}) => {
  await addInArabic(page, demo('addsQuietly', 'ar').path, script)
  await toMethodsPage(page)
  const prices = page.getByRole('main').locator('.method-price')
  for (const symbol of ['+', '\u2212']) {
    const price = prices.filter({ hasText: symbol }).first()
    const [before, currency, digits] = await boxesOf(price, [symbol, 'TL', '.'])
    expect(before?.right).toBeLessThanOrEqual((currency?.left ?? 0) + 1)
    expect(currency?.right).toBeLessThan(digits?.left ?? 0)
  }
})

test('[O02] [G07] a document’s tables are equally wide, with amounts at their end', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addInArabic(page, demo('addsQuietly', 'ar').path, script)
  await toConfirmPage(page)
  await page.goto('/order/belge?tur=satis')
  const document = page.locator('.order-document')
  const tables = document.locator('tbody')
  const widths = await tables.evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(new Set(widths).size).toBe(1)
  const delivery = tables.last().locator('td').filter({ hasText: 'Serçe' })
  const [word, name, symbol, digits] = await boxesOf(delivery, ['شحن', 'Serçe', 'TL', '49.90'])
  const order = [symbol, digits, name, word].map((one) => one?.left ?? 0)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  const cell = await delivery.boundingBox()
  expect((symbol?.left ?? 0) - (cell?.x ?? 0)).toBeLessThanOrEqual(13)
  const [phone] = await boxesOf(tables.first(), ['(232)\u00a0000-00-00'])
  expect(phone?.lines).toBe(1)
})

for (const width of [320, 390, 768])
  test(`[O20] an account number and a span of days do not break at ${width} px`, async ({
    page,
    script,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await addByPage(page, demo('addsQuietly').path, script)
    await toMethodsPage(page)
    const main = page.getByRole('main')
    for (const text of [/^TR\d\d /, /^2–4$/]) {
      const unbroken = main.locator('.order-about bdi').filter({ hasText: text })
      await expect(unbroken).toHaveCount(1)
      expect(await unbroken.evaluate((one) => one.getClientRects().length)).toBe(1)
    }
    const wide = await main
      .locator('.order-option')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    expect(wide).toBe(0)
    await page.goto('/order/adres')
    const other = main.getByRole('link', { name: 'E-postayı değiştir' })
    expect(await other.evaluate((one) => one.getClientRects().length)).toBe(1)
  })

test('[O03] [O05] a long e-mail address keeps the address step and the thanks within a phone', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await addByPage(page, demo('addsQuietly').path, script)
  const email = 'muhammed.abdurrahman.karaosmanoglu@sirketimiz-ornek.test'
  await toConfirmPage(page, email)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await open(page, '/order/adres', script)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await open(page, '/order/onay', script)
  await page.getByRole('checkbox', { name: /mesafeli satış/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('[O05] thanks have one main button, and the order’s number set apart', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  await toConfirmPage(page)
  await page.getByRole('checkbox', { name: /mesafeli satış/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('heading', { name: /teşekkürler/ })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('.button-main:visible')).toHaveCount(1)
  const number = main.getByRole('status').locator('strong')
  await expect(number).toHaveText(/^[A-Z0-9-]+$/)
  await expect(main.getByText(/^E-posta: /)).toContainText('konuk@ornek.test')
})

test('[O06] a phone’s header stands over the content, and paper shows the summary alone', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addByPage(page, demo('addsQuietly').path, script)
  await open(page, '/order', script)
  const banner = page.getByRole('banner')
  const logo = await banner.locator('.logo').evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().left
  })
  expect(Math.abs(logo - 16)).toBeLessThanOrEqual(1)
  const total = await banner.locator('.cart-total').boundingBox()
  expect(Math.abs((total?.x ?? 0) + (total?.width ?? 0) - 374)).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.locator('.totals')).toBeVisible()
  await expect(main.locator('label:visible')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Üye misiniz?' })).toBeHidden()
})
