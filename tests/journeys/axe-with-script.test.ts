import type { Page } from '@playwright/test'
import { productPages } from '../../app/site-map'
import { axeFaults } from '../support/axe'
import type { DemoCase } from '../support/demo'
import { expect, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test.describe.configure({ timeout: 120_000 })

/** Looks at a page in both schemes. */
async function expectClean(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page), `${name} ${colorScheme}`).toEqual([])
  }
}

const cases: DemoCase[] = [
  'plain',
  'twoGroups',
  'personal',
  'soldOut',
  'deal',
  'tiered',
  'subscribed',
  'sibling',
  'discounted',
]

for (const language of ['tr', 'ar']) {
  const speak = (page: Page) =>
    page
      .context()
      .addCookies([
        { name: '__Host-language', value: language, url: 'https://localhost', secure: true },
      ])

  test(`axe finds nothing on the products' pages in ${language}`, async ({ page, demo }) => {
    for (const name of cases) {
      await page.goto(demo(name, language).path)
      await expectClean(page, name)
    }
  })

  test(`axe finds nothing on the pages about a product in ${language}`, async ({ page, demo }) => {
    await signInAs(page, 'plain')
    await speak(page)
    for (const about of Object.values(productPages)) {
      await page.goto(about + demo('sibling', language).path)
      await expectClean(page, about)
    }
  })
}
