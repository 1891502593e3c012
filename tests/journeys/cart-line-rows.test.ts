import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

/** What can be pressed in the first line of the cart, with where it is. */
async function actionsOf(line: Locator) {
  const actions = await line.locator('button:visible, summary:visible, input:visible').all()
  return Promise.all(
    actions.map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
  )
}

/** Rows of boxes: those that have a height in common. */
function rowsOf(boxes: { y: number; height: number }[]): number {
  const middles = boxes.map(({ y, height }) => y + height / 2).sort((a, b) => a - b)
  return middles.filter((middle, at) => at === 0 || middle - (middles[at - 1] ?? 0) > 20).length
}

async function expectInside(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
}

test('[U28] [C13] at 320 px the actions of a line take two rows, a third with the button that script needs not', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openCartOf(page, [demo('noted')], script)
  await open(page, '/sepet', script)
  const line = page.locator('.cart-line')
  const boxes = await actionsOf(line)
  expect(boxes.length).toBeGreaterThan(6)
  expect(rowsOf(boxes)).toBeLessThanOrEqual(script ? 2 : 3)
  for (const { height, width } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(width).toBeGreaterThanOrEqual(24)
  }
  await expectInside(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const { x, width } of await actionsOf(line)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
  }
  await expectInside(page)
})
