import type { Page } from '@playwright/test'
import { deliver, messageTo } from '../support/back-office'
import { expect, expectInCart, hydrate, open, test } from '../support/journey'
import { toConfirmPage } from '../support/journey-order'

test.describe.configure({ timeout: 120_000 })

/** A guest's delivered order of three pieces, at the page of its return. */
async function toReturnPage(page: Page, path: string) {
  await open(page, path, true)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('3')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 3)
  const email = `iade-${crypto.randomUUID()}@ornek.test`
  await toConfirmPage(page, email)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('heading', { name: /^Siparişiniz alındı/ })).toBeVisible()
  const { link } = await messageTo(email)
  await deliver(new URL(page.url()).searchParams.get('siparis') ?? '')
  await page.goto(link)
  await page.getByRole('link', { name: 'İade ve cayma talebi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İade ve cayma talebi')
}

test('[O23] [O25] a count that is typed chooses its line, and its sum stands before the form is sent', async ({
  page,
  demo,
}) => {
  await toReturnPage(page, demo('addsQuietly').path)
  const main = page.getByRole('main')
  const line = main.getByRole('checkbox', { name: demo('addsQuietly').title })
  const sum = main.getByText(/^İade tutarı: [\d.,]+\sTL$/)
  await main.getByRole('spinbutton').fill('2')
  await expect(line).toBeChecked()
  await expect(sum).toBeVisible()
  const ofTwo = await sum.innerText()
  // The line and its count are in one tile.
  const inTile = await main.getByRole('spinbutton').evaluate((field) => {
    let tile = field.parentElement
    while (tile && getComputedStyle(tile).borderTopWidth === '0px') tile = tile.parentElement
    return tile?.querySelectorAll('input[type="checkbox"]').length
  })
  expect(inTile).toBe(1)
  await line.uncheck()
  await expect(sum).toHaveCount(0)
  await hydrate(page)
  await main.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(main.getByText('En az bir ürün seçin').first()).toBeVisible()
  await main.getByRole('spinbutton').fill('1')
  await expect(line).toBeChecked()
  await expect(sum).not.toHaveText(ofTwo)
  await expect(sum).toBeVisible()
})

test('[O22] [X01] a count that cannot be returned is refused at its own field, until it is mended', async ({
  page,
  demo,
}) => {
  await toReturnPage(page, demo('addsQuietly').path)
  const main = page.getByRole('main')
  const count = main.getByRole('spinbutton')
  const box = main.getByRole('alert').filter({ hasText: 'Şunları düzeltin' })
  for (const [typed, sentence] of [
    ['99', 'En çok 3 adet iade edebilirsiniz'],
    ['0', 'İade edilecek miktarı yazın'],
  ] as const) {
    await count.fill(typed)
    await expect(main.getByRole('checkbox')).toBeChecked()
    await main.getByRole('button', { name: 'Talebi gönder' }).click()
    await expect(box.getByRole('link')).toHaveText(`${demo('addsQuietly').title}: ${sentence}`)
    await expect(count).toHaveAccessibleDescription(sentence)
    await count.click()
    await count.fill('2')
    await expect(main.getByText(sentence, { exact: true })).toBeHidden()
    await expect(box).toBeHidden()
  }
})

test('[O22] a tick that is taken away before its script comes stays away', async ({
  page,
  demo,
}) => {
  await page.route(/\/return-sum-[^/]*\.js/, () => {})
  await toReturnPage(page, demo('addsQuietly').path)
  const main = page.getByRole('main')
  const line = main.getByRole('checkbox', { name: demo('addsQuietly').title })
  const reason = main.getByRole('textbox', { name: /İade nedeni/ })
  await main.getByRole('spinbutton').fill('2')
  await reason.evaluate((field) => field.removeAttribute('maxlength'))
  await reason.fill('a'.repeat(256))
  await main.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(line).toBeChecked()
  await expect(main.getByRole('spinbutton')).toHaveValue('2')
  await line.uncheck()
  await reason.fill('')
  await main.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(main.getByText('En az bir ürün seçin').first()).toBeVisible()
})
