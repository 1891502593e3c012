import type { Page } from '@playwright/test'
import { expect, expectInCart, open, test } from '../support/journey'

const notebook = '/kuzey-noktali-defter'
const squared = '/kuzey-kareli-defter'

const layout = (page: Page) => page.getByRole('combobox', { name: 'Sayfa düzeni' })
const add = (page: Page) => page.getByRole('button', { name: 'Sepete ekle' })

test('[P06] the sibling shown by the select is the one bought, however fast it is added', async ({
  page,
  script,
}) => {
  await open(page, notebook, script)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await layout(page).selectOption({ label: 'Kareli' })
  await add(page).click()
  await expect(page).toHaveURL(new RegExp(`${squared}(\\?variant=\\d+)?$`))
  await expect(heading).not.toHaveText(before)
  await expect(layout(page)).toHaveValue(/:\/kuzey-kareli-defter$/)
  const title = await heading.innerText()
  // With script the press waits for the chosen product; without it the page reports that it is another.
  if (!script) {
    await expect(page.getByText('Seçtiğiniz ürün bu sayfada.')).toBeVisible()
    await expectInCart(page, 0)
    await add(page).click()
  }
  await expectInCart(page, 1)
  await page.goto('/sepet')
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
})

test('[P06] Enter in the quantity field adds to the cart, whatever button stands above it', async ({
  page,
  script,
}) => {
  await open(page, notebook, script)
  await page.getByRole('spinbutton', { name: 'Adet' }).press('Enter')
  await expectInCart(page, 1)
})
