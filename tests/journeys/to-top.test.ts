import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

/** Runs in the page. What the link to the top leaves less than two thirds of, or of which it covers the middle, at any scroll position. */
function coveredInPage(): string[] {
  const up = document.querySelector('.back-to-top .button')
  if (!up) return ['no link to the top']
  const covered = new Set<string>()
  let wasSeen = false
  const all = document.querySelectorAll('main :is(a[href], button, summary, select, input)')
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 40) {
    scrollTo({ top: y, behavior: 'instant' })
    const tab = up.getBoundingClientRect()
    if (tab.top >= innerHeight) continue
    wasSeen = true
    for (const one of all) {
      const box = one.getBoundingClientRect()
      // A row that is swiped shows the next card in part.
      if (!one.checkVisibility() || box.width === 0 || box.right > innerWidth) continue
      const wide = Math.min(box.right, tab.right) - Math.max(box.left, tab.left)
      const high = Math.min(box.bottom, tab.bottom) - Math.max(box.top, tab.top)
      if (wide <= 0 || high <= 0) continue
      const isMiddle = box.left + box.width / 2 >= tab.left
      if (isMiddle || wide * high > (box.width * box.height) / 3)
        covered.add(one.getAttribute('aria-label') ?? one.textContent ?? one.tagName)
    }
  }
  return wasSeen ? [...covered] : ['the link to the top is never seen']
}

const expectClear = async (page: Page) => expect(await page.evaluate(coveredInPage)).toEqual([])

test('[U06] on a phone the button to the top keeps clear of what is pressed', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [shop.list.path, demo('twoGroups').path]) {
    await open(page, path, script)
    await expectClear(page)
  }
  await openCartOf(page, [demo('addsQuietly'), demo('tiered')], script)
  await expectClear(page)
})
