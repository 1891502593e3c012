import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, holdAnswers, hydrate, test } from '../support/journey'
import { returnAsMember, storedIds } from '../support/journey-hearts'

test.beforeEach(({ page }) => returnAsMember(page))

/** Presses three hearts of a page before their code has loaded. */
async function pressThree(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
  const release = await holdAnswers(page, /heart-buttons|change\.route/)
  const main = page.getByRole('main')
  const values = await main
    .locator('button[name="fav"][aria-pressed="false"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value))
  const ids = [...new Set(values)].slice(3, 6)
  for (const id of ids) await main.locator(`button[name="fav"][value="${id}"]`).first().click()
  return { ids, release }
}

async function takeBack(page: Page, ids: string[]): Promise<void> {
  for (const id of ids) await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
}

test('[F01] three hearts pressed before their code has loaded are all saved', async ({ page }) => {
  const { ids, release } = await pressThree(page, shop.list.path)
  release()
  await expect.poll(() => storedIds(page)).toEqual(expect.arrayContaining(ids))
  for (const id of ids)
    await expect(
      page.getByRole('main').locator(`button[name="fav"][value="-${id}"]`).first(),
    ).toHaveAttribute('aria-pressed', 'true')
  await takeBack(page, ids)
})

test('[F01] three hearts pressed before their code has loaded are still set after a reload', async ({
  page,
}) => {
  const { ids } = await pressThree(page, '/arama?q=a')
  await page.reload()
  await expect.poll(() => storedIds(page)).toEqual(expect.arrayContaining(ids))
  await takeBack(page, ids)
})
