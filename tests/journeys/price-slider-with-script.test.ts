import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

const list = shop.list.path

async function openFilters(page: Page, path = list) {
  await open(page, path, true)
  const filters = page.getByRole('complementary', { name: 'Filtreler' })
  const opener = filters.locator('summary')
  if (await opener.isVisible()) await opener.click()
  const handle = (end: string) => filters.getByRole('slider', { name: `Fiyat ${end}` })
  const field = (end: string) => filters.getByRole('textbox', { name: `Fiyat ${end}` })
  await expect(handle('en az')).toBeVisible()
  return { handle, field }
}

test('[B16] a handle moved by the keyboard writes its field, filters and keeps the focus', async ({
  page,
}) => {
  const { handle, field } = await openFilters(page)
  await handle('en az').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(field('en az')).not.toHaveValue('')
  const text = await handle('en az').getAttribute('aria-valuetext')
  expect(text).toMatch(/^[\d.,]+\sTL$/)
  await expect(page).toHaveURL(/\?price=\d+-999999999$/)
  await expect(handle('en az')).toBeFocused()
  await expect(handle('en az')).toHaveAttribute('aria-valuetext', text ?? '')
  await page.keyboard.press('Home')
  await expect(field('en az')).toHaveValue('')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('[B16] a handle stops at the other one and follows what is typed', async ({ page }) => {
  const { handle, field } = await openFilters(page)
  const end = Number(await handle('en çok').getAttribute('max'))
  await field('en çok').fill(String(Math.round(end / 2)))
  const middle = await handle('en çok').inputValue()
  expect(Number(middle)).toBeLessThan(end)
  await handle('en az').focus()
  await page.keyboard.press('End')
  await expect(handle('en az')).toHaveValue(middle)
})

test('[B16] from right to left the lower handle is on the right', async ({ page }) => {
  await page.goto(list)
  const arabic = await page.locator('link[hreflang="ar"]').getAttribute('href')
  await open(page, new URL(arabic ?? '').pathname, true)
  const opener = page.locator('#filters summary')
  if (await opener.isVisible()) await opener.click()
  const low = page.getByRole('slider').first()
  await expect(low).toBeVisible()
  await low.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/price=\d+-999999999/)
})
