import { expect, hydrate, test } from '../support/journey'
import { returnAsMember, storedIds } from '../support/journey-hearts'

test.beforeEach(({ page }) => returnAsMember(page))

test('[F01] [U23] the header counts hearts at once', async ({ page, demo }) => {
  const synced = page.waitForResponse(
    (answer) => /favorilerim\/esitle/.test(answer.url()) && answer.request().method() === 'GET',
  )
  await page.goto(demo('plain').path)
  const link = page.getByRole('banner').getByRole('link', { name: 'Favori' })
  const count = async () => Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0)
  expect(await count()).toBe((await storedIds(page)).length)
  await hydrate(page)
  const heart = page.locator('main').getByRole('button', { name: 'Favori', exact: true })
  await heart.hover()
  await synced
  const before = await count()
  const isSet = (await heart.getAttribute('aria-pressed')) === 'true'
  await heart.click()
  expect(await count()).toBe(before + (isSet ? -1 : 1))
})
