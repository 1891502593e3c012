import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/journey'

/** The card of a product that was searched for on the home page. */
async function cardOf(page: Page, script: boolean, title: string) {
  await open(page, '/', script)
  await page.getByLabel('Ürün ara').fill(title)
  await page.getByLabel('Ürün ara').press('Enter')
  const link = page.getByRole('link', { name: title, exact: true })
  return page.getByRole('main').getByRole('article').filter({ has: link }).first()
}

test('[B21] a card tells that other options cost more, and its campaign', async ({
  page,
  script,
  demo,
}) => {
  const card = await cardOf(page, script, demo('twoGroups').title)
  await expect(card.getByText('119,90 TL’den başlayan', { exact: true })).toBeVisible()
  await expect(card.getByText('3 ve üzeri alımda %5 indirim')).toBeVisible()
})

test('[B21] a card tells that its price reaches free delivery', async ({ page, script, demo }) => {
  const card = await cardOf(page, script, demo('needsStore').title)
  await expect(card.getByText('Ücretsiz kargo')).toBeVisible()
})
