import type { Locator, Page } from '@playwright/test'
import { pixelsOf, sharp } from '../../functions/shop/seed/pictures/sharp'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

/** Mean relative luminance (WCAG) of a part of the page as it is painted, 0 to 1. */
async function luminance(part: Locator): Promise<number> {
  const { data } = await pixelsOf(sharp(await part.screenshot()))
  const linear = (at: number) => {
    const share = (data[at] ?? 0) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  let sum = 0
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2)
  return sum / (data.length / 4)
}

async function tiles(page: Page): Promise<number[]> {
  const cards = page.getByRole('main').getByRole('article')
  const all: number[] = []
  for (const at of [0, 1, 2, 3]) {
    const picture = cards.nth(at).locator('.picture')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.locator('img').evaluate((one) => (one as HTMLImageElement).complete))
      .toBe(true)
    all.push(await luminance(picture))
  }
  return all
}

test('[U31] in the dark the tiles of cards do not glare', async ({ page, script }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, shop.list.path, script)
  const dark = await tiles(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await tiles(page)
  for (const [at, seen] of dark.entries()) {
    expect(seen).toBeLessThan(0.5)
    expect(seen / (light[at] ?? 0)).toBeLessThan(0.65)
  }
})
