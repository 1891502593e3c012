import type { Page } from '@playwright/test'
import { expect, expectInCart, open, test } from '../support/journey'

/** The file of the first picture that the gallery shows. */
const mainPicture = (page: Page) =>
  page.locator('.gallery li:visible').evaluateAll(
    (items) =>
      items
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)[0]
        ?.querySelector('a')
        ?.getAttribute('href') ?? '',
  )

/** A picture without its size and format, which other widths of it share. */
const nameOf = (file: string) => /([\w-]+?)(?:-\d{3,4})?\.\w+$/.exec(file)?.[1] ?? file

test('[P23] [P03] another colour brings its pictures, and its line of the cart has the same one', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('twoGroups').path, script)
  const colours = page.locator('.product-purchase > fieldset').first()
  const before = await mainPicture(page)
  const other = colours.locator('a[href]:not([aria-current])').first()
  const colour = (await other.textContent()) ?? ''
  await other.click()
  await expect(colours.locator('[aria-current]')).toContainText(colour)
  await expect.poll(() => mainPicture(page)).not.toBe(before)
  const chosen = nameOf(await mainPicture(page))
  // The heart stays on the picture, and each picture has its thumbnail.
  await expect(page.locator('.gallery').getByRole('button')).toBeVisible()
  await expect(page.locator('.gallery nav a:visible')).toHaveCount(
    await page.locator('.gallery li:visible').count(),
  )
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await page.goto('/sepet')
  const line = page.getByRole('main').locator('img').first()
  await expect(line).toHaveAttribute('src', new RegExp(`${chosen}[-.]`))
})
