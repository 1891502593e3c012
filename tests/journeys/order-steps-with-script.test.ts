import { shop } from '../support/facts/shop-facts'
import { expect, hydrate, test } from '../support/journey'
import { journeyAddress } from '../support/journey-address'
import { addByPage } from '../support/journey-cart'

test('[O09] the steps of an order follow each other in one document: title, focus and scroll are those of a new page', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  await page.goto('/order')
  await hydrate(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const isNewPage = async (title: RegExp) => {
    await expect(page).toHaveTitle(title)
    await expect(page.locator('#content')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  const onward = page.getByRole('button', { name: 'Devam et' })
  await page
    .getByRole('textbox', { name: 'E-posta ya da telefon', exact: true })
    .fill('konuk@ornek.test')
  await onward.click()
  await isNewPage(/Teslimat ve fatura adresi/)
  await page.getByLabel('Ad soyad').fill(journeyAddress.fullname)
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  await onward.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByLabel('İl', { exact: true }).focus()
  await page.getByLabel('İl', { exact: true }).selectOption({ label: shop.region.city })
  await page.getByLabel('İlçe', { exact: true }).selectOption({ label: shop.region.town })
  await page.getByLabel('Mahalle', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('Adres', { exact: true }).fill(journeyAddress.address)
  await onward.click()
  await isNewPage(/Teslimat ve ödeme/)
  await page.getByRole('radio', { name: shop.card }).check()
  await onward.click()
  await isNewPage(/Siparişi gözden geçirin/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: shop.card })).toBeChecked()
  expect(documents).toEqual([])
})

test('[O09] a step whose data never comes is opened by the browser', async ({ page, demo }) => {
  test.slow()
  await addByPage(page, demo('addsQuietly').path, true)
  await page.goto('/order')
  await hydrate(page)
  await page.route(/order\/adres\.data/, () => {})
  await page
    .getByRole('textbox', { name: 'E-posta ya da telefon', exact: true })
    .fill('konuk@ornek.test')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveTitle(/Teslimat ve fatura adresi/, { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Devam et' })).toBeEnabled()
})
