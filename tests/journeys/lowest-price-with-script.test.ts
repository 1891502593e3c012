import { expect, open, test } from '../support/journey'

test('[P15] [P05] the lowest price before the discount follows the chosen option', async ({
  page,
}) => {
  await open(page, '/poyraz-sarjli-pil', true)
  const note = page.getByText(/^İndirimden önceki 10 günün en düşük fiyatı: /)
  const visible = note.filter({ visible: true })
  await expect(visible).toHaveCount(1)
  const first = await visible.textContent()
  await page
    .locator('.product-purchase a[href*="variant="]:not([data-with-variant])')
    .last()
    .click()
  await expect(visible).not.toHaveText(first ?? '')
  await expect(visible).toHaveCount(1)
})
