import { deliver, messageTo } from '../support/back-office'
import { expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toConfirmPage } from '../support/journey-order'

test('[O07] [O08] [O13] [O17] by the link of the mail a guest returns goods and prints the label', async ({
  page,
  context,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  const email = `iade-${crypto.randomUUID()}@ornek.test`
  await toConfirmPage(page, email)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('heading', { name: /^Siparişiniz alındı/ })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('siparis') ?? ''
  await deliver(number)
  const { link } = await messageTo(email)
  // The link works in any browser.
  await context.clearCookies()
  await open(page, link, script)
  await page.getByRole('link', { name: 'İade ve cayma talebi' }).click()
  await page.getByRole('checkbox', { name: demo('addsQuietly').title }).check()
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(page.getByText('İade talebiniz alındı')).toBeVisible()
  await expect(page.getByRole('main').getByText('İadesi istendi')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tekrar satın al' })).toBeVisible()
  await page.getByRole('link', { name: 'Fatura dökümü' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatura dökümü')
  await page.goBack()
  await page.getByRole('link', { name: 'İade belgesi' }).click()
  await expect(page.getByRole('main')).toContainText(number)
})
