import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test('[B07] a search of 2,000 characters is cut, and the page says so', async ({
  page,
  script,
}) => {
  await open(page, '/', script)
  const field = page.getByLabel('Ürün ara')
  await field.fill('defter'.repeat(334))
  await field.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByText('Aramanız uzun olduğu için kısaltıldı.')).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveValue(/^(defter)+defte?r?$/)
})

test('[P01] [B03] a product links to its brand, whose list can be filtered like any other', async ({
  page,
  script,
}) => {
  await open(page, `/arama?q=${shop.brand.word}`, script)
  const main = page.getByRole('main')
  await main.getByRole('article').getByRole('link').first().click()
  await main.getByRole('link', { name: shop.brand.title, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${shop.brand.path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.brand.title)
  const count = main.getByText(/^\d+ ürün$/)
  const all = await count.innerText()
  const filters = main.getByRole('complementary', { name: 'Filtreler' })
  const opener = filters.locator('summary')
  if (await opener.isVisible()) await opener.click()
  await filters.getByRole('checkbox', { name: 'İndirimdekiler' }).check()
  if (!script) await filters.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(new RegExp(`${shop.brand.path}\\?discounted=1$`))
  await expect(count).not.toHaveText(all)
})

test('[K01] a product of a list is added to the comparison', async ({ page, script }) => {
  await open(page, shop.list.path, script)
  // Without script the cards have it only in the multiple choice.
  if (!script) await page.getByRole('link', { name: 'Çoklu seç' }).click()
  const cards = page.getByRole('main').getByRole('article')
  await cards.first().hover()
  await cards
    .first()
    .getByRole('button', { name: /^Karşılaştır: / })
    .click()
  await expect(page.getByText(/karşılaştırma listesine/i).first()).toBeVisible()
})
