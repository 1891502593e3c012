import { expect, type Page } from '@playwright/test'

/** A page is not wider than a narrow phone, nor than any phone with letters of twice their size. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [width, letters] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const wide = await page.evaluate((size) => {
      const { documentElement: root } = document
      root.style.fontSize = size
      const { scrollWidth } = root
      root.style.fontSize = ''
      return scrollWidth
    }, letters)
    expect(wide, `${width} px, letters of ${letters}`).toBeLessThanOrEqual(width)
  }
  if (before) await page.setViewportSize(before)
}
