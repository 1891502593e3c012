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

test('[B03] [P23] a list narrowed to a colour shows it, and its products open in it', async ({
  page,
  script,
  demo,
}) => {
  const { path, title } = demo('twoGroups')
  await open(page, path, script)
  const colours = page.locator('.product-purchase > fieldset').first()
  const before = nameOf(await mainPicture(page))
  const colour = await colours.locator('a[href]:not([aria-current])').first().innerText()
  await open(page, `/arama?q=${encodeURIComponent(title)}`, script)
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title }).first()
  await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`${before}[-.]`))
  const filters = page.locator('#filters')
  const opener = filters.locator('summary').first()
  if (await opener.isVisible()) await opener.click()
  await filters.getByRole('checkbox', { name: colour.trim() }).check()
  if (!script) await filters.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(/type1=\d+/)
  await expect(card.locator('img').first()).not.toHaveAttribute('src', new RegExp(`${before}[-.]`))
  await page.goto(page.url())
  await card.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await expect(colours.locator('[aria-current]')).toContainText(colour.trim())
})

test('[U08] the pictures of a product are swiped through on a phone', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, demo('plain').path, script)
  const second = page.getByRole('link', { name: '2. görseli büyük aç' })
  await expect(second).not.toBeInViewport({ ratio: 0.5 })
  await page.locator('.gallery ul').evaluate((row) => row.scrollTo({ left: row.clientWidth }))
  await expect(second).toBeInViewport({ ratio: 0.9 })
})
