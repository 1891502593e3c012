import { productPages } from '../../../app/site-map'
import { chooseLanguage, expectClean } from '../../support/axe'
import type { DemoCase } from '../../support/demo'
import { test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 120_000 })

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

for (const language of ['tr', 'ar'] as const) {
  test(`axe finds nothing on the products' pages in ${language}`, async ({ page, demo }) => {
    for (const name of cases) {
      await page.goto(demo(name, language).path)
      await expectClean(page, name)
    }
  })

  test(`axe finds nothing on the pages about a product in ${language}`, async ({ page, demo }) => {
    await signInAs(page, 'plain')
    await chooseLanguage(page, language)
    for (const about of Object.values(productPages)) {
      await page.goto(about + demo('sibling', language).path)
      await expectClean(page, about)
    }
  })
}
