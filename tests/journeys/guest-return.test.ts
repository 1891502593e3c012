import { deliver, messageTo } from '../support/back-office'
import { expectToFit } from '../support/fits'
import { expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toConfirmPage } from '../support/journey-order'

test('[O04] [O07] [O08] [O13] [O17] by the link of the mail a guest returns goods and prints the label', async ({
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
  const actions = [
    page.getByRole('button', { name: 'Tekrar satın al' }),
    page.getByRole('link', { name: 'İade ve cayma talebi' }),
  ]
  const widths = await Promise.all(actions.map(async (one) => (await one.boundingBox())?.width))
  if ((page.viewportSize()?.width ?? 0) < 600) expect(widths[0]).toBe(widths[1])
  await page.getByRole('link', { name: 'İade ve cayma talebi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İade ve cayma talebi')
  // A single piece has no count that could be changed.
  await expect(page.getByText(/^Miktarını değiştirdiğiniz/)).toHaveCount(0)
  await page.getByRole('checkbox', { name: demo('addsQuietly').title }).check()
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(page.getByText('İade talebiniz alındı')).toBeVisible()
  const timeline = page.getByRole('list', { name: 'Siparişin durumu' })
  await expect(timeline.locator('[aria-current]')).toHaveText('İadesi istendi')
  await expect(page.getByRole('button', { name: 'Tekrar satın al' })).toBeVisible()
  await page.getByRole('link', { name: 'Fatura dökümü' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatura dökümü')
  await expectToFit(page)
  await page.goBack()
  await page.getByRole('link', { name: 'İade belgesi' }).click()
  await expect(page.getByRole('main')).toContainText(number)
})

test('[O05] [U28] on paper an order has no form and no way to another page', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  const email = `kagit-${crypto.randomUUID()}@ornek.test`
  await toConfirmPage(page, email)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Üye ol' })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('siparis') ?? ''
  const { link } = await messageTo(email)
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText(number).first()).toBeVisible()
  await expect(main.getByText(/Üye ol|Şifre|KVKK/).filter({ visible: true })).toHaveCount(0)
  const offPaper = [/^Ürünleri tek tek iptal et/, 'Fatura dökümü', 'Başka bir sipariş izle']
  for (const isDelivered of [false, true]) {
    if (isDelivered) await deliver(number)
    await page.emulateMedia({ media: 'screen' })
    await open(page, link, script)
    await expect(main.getByText(offPaper[isDelivered ? 1 : 0] ?? '')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText(number).first()).toBeVisible()
    for (const words of offPaper)
      await expect(main.getByText(words).filter({ visible: true })).toHaveCount(0)
  }
})
