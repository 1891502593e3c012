import { deliver, messageTo } from '../support/back-office'
import { expect, expectInCart, hydrate, open, test } from '../support/journey'
import { toConfirmPage } from '../support/journey-order'

test.describe.configure({ timeout: 120_000 })

test('[O23] [O25] a count that is typed chooses its line, and its sum stands before the form is sent', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
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

  const main = page.getByRole('main')
  const line = main.getByRole('checkbox', { name: demo('addsQuietly').title })
  const sum = main.getByText(/^Geri ödenecek tutar: [\d.,]+\sTL$/)
  await main.getByRole('spinbutton').fill('2')
  await expect(line).toBeChecked()
  await expect(sum).toBeVisible()
  const ofTwo = await sum.innerText()
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
