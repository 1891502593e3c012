import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

const { path, label, otherPath } = shop.sibling

const layout = (page: Page) => page.getByRole('combobox', { name: label })

test('[P06] the select of a sibling keeps the focus, so that the arrow keys go on and Back leads back', async ({
  page,
}) => {
  await open(page, path, true)
  await layout(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).not.toHaveURL(new RegExp(`${path}(\\?|$)`))
  await expect(layout(page)).toBeFocused()
  const second = new URL(page.url()).pathname
  const chosen = await layout(page).inputValue()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(new RegExp(`${otherPath}(\\?|$)`))
  await expect(layout(page)).toBeFocused()
  await expect(layout(page)).not.toHaveValue(chosen)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${second}(\\?|$)`))
  await expect(layout(page)).toHaveValue(chosen)
})
