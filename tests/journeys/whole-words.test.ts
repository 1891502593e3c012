import type { Page } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { expect, open, test } from '../support/journey'

const parts = '.logo, .banner h2, .banner p, .category-row a'

/** Without its own font, which may come too late. */
const withoutFonts = (page: Page) => page.route(/\.woff2/, (route) => route.abort())

for (const width of [320, 390, 768, 1100, 1280])
  for (const path of ['/', '/de'])
    for (const fonts of ['its fonts', 'the near font'])
      test(`[U24] [U28] no word of ${path} is broken at ${width} px in ${fonts}`, async ({
        page,
        script,
      }) => {
        if (fonts !== 'its fonts') await withoutFonts(page)
        await page.setViewportSize({ width, height: 800 })
        await open(page, path, script)
        expect(await page.evaluate(brokenWords, parts)).toEqual([])
      })

test('[U28] labels of categories have room with letters of twice their size', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/', script)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(brokenWords, parts)).toEqual([])
})

/** What of the cookie question is outside of it, or lies on its buttons. */
function hiddenInQuestion(): string[] {
  const bar = document.querySelector('.consent-bar')
  const text = bar?.querySelector('div')
  const buttons = bar?.querySelector(':scope > p:last-of-type')
  if (!bar || !text || !buttons) return ['there is none']
  const [all, top, below] = [bar, text, buttons].map((one) => one.getBoundingClientRect())
  const faults: string[] = []
  if (!all || !top || !below) return ['it is not seen']
  if (text.scrollHeight > text.clientHeight + 1) faults.push('its text is cut')
  if (top.top < all.top - 1 || below.bottom > all.bottom + 1) faults.push('something is outside')
  if (top.bottom > below.top + 1) faults.push('the text lies on the buttons')
  if (bar.scrollHeight > bar.clientHeight + 1) faults.push('it scrolls')
  return faults
}

for (const [path, width, size] of [
  ['/de', 320, 100],
  ['/', 320, 100],
  ['/', 390, 100],
  ['/', 320, 200],
  ['/de', 390, 200],
] as const)
  test(`[U03] [U24] the cookie question is whole on ${path} at ${width} px with letters of ${size} %`, async ({
    page,
    script,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, path, script)
    await page.evaluate(
      (percent) => document.documentElement.style.setProperty('font-size', `${percent}%`),
      size,
    )
    expect(await page.evaluate(hiddenInQuestion)).toEqual([])
  })
