import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, open, test } from '../support/journey'

const { path: notebook, otherPath: squared } = shop.sibling

const layout = (page: Page) => page.getByRole('combobox', { name: shop.sibling.label })
const add = (page: Page) => page.getByRole('button', { name: 'Sepete ekle' })

test('[P06] the sibling shown by the select is the one bought, however fast it is added', async ({
  page,
  script,
}) => {
  await open(page, notebook, script)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await layout(page).selectOption({ label: shop.sibling.other })
  await add(page).click()
  await expect(page).toHaveURL(new RegExp(`${squared}(\\?variant=\\d+)?$`))
  await expect(heading).not.toHaveText(before)
  await expect(layout(page)).toHaveValue(new RegExp(`:${squared}$`))
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
