import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

/** The page's sync requests so far: the number of changes in each. */
function syncs(page: Page): number[] {
  const seen: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/favorilerim/esitle'))
      seen.push(new URLSearchParams(request.postData() ?? '').getAll('fav').length)
  })
  return seen
}

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favori/ })

/** Opens a page with a test clock and waits until its hearts know the member. */
async function openWithHearts(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await hydrate(page)
  const synced = page.waitForResponse(/favorilerim\/esitle/)
  await hearts(page).first().hover()
  await synced
  await page.clock.runFor(50)
}

test('[F03] one change is sent after a minute, and taps within half a second are one', async ({
  page,
  demo,
}) => {
  await signInAs(page, 'admin')
  const sent = syncs(page)
  await openWithHearts(page, demo('plain').path)
  const heart = hearts(page).first()
  await heart.click()
  await page.clock.runFor(300)
  await heart.click()
  await page.clock.runFor(300)
  await heart.click()
  await page.clock.runFor(510)
  await page.clock.runFor(45_000)
  expect(sent).toEqual([])
  const answered = page.waitForResponse((one) => one.request().method() === 'POST')
  await page.clock.runFor(16_000)
  await answered
  expect(sent).toEqual([1])
})

test('[F05] changes that a batch could not save are listed in a dialog, and the heart is as before', async ({
  page,
  demo,
}) => {
  await signInAs(page, 'grouped')
  await openWithHearts(page, demo('plain').path)
  const heart = hearts(page).first()
  // A product that was withdrawn after the page was loaded.
  await heart.evaluate((button, id) => {
    Object.assign(button, { value: String(id) })
    button.setAttribute('aria-pressed', 'false')
  }, demo('hidden').id)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(510)
  await page.clock.runFor(60_100)
  const failures = page.getByRole('dialog', { name: 'Bazı favoriler değiştirilemedi' })
  await expect(failures.getByRole('listitem')).toContainText('Ürün artık satışta değil')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await failures.getByRole('button', { name: 'Kapat' }).click()
  await expect(failures).toBeHidden()
})

test('[F05] [F03] a failed sync is only logged, and retried a minute later', async ({
  page,
  demo,
}) => {
  await signInAs(page, 'admin')
  const sent = syncs(page)
  const logged: string[] = []
  page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()))
  await openWithHearts(page, demo('twoGroups').path)
  await page.route('**/favorilerim/esitle', (route) => route.abort(), { times: 1 })
  await hearts(page).first().click()
  await page.clock.runFor(510)
  await page.clock.runFor(60_000)
  await expect.poll(() => logged.join()).toContain('favourites')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect.poll(() => sent.length).toBe(2)
})

test('[F03] the eleventh change is sent at once, all of them in one batch', async ({
  page,
  isMobile,
}) => {
  await signInAs(page, isMobile ? 'weak' : 'noConsent')
  const sent = syncs(page)
  await openWithHearts(page, '/arama?q=a')
  const free = page.getByRole('main').locator('button[name="fav"][aria-pressed="false"]')
  const values = await free.evaluateAll((all) => [
    ...new Set(all.map((one) => (one as HTMLButtonElement).value)),
  ])
  expect(values.length).toBeGreaterThan(10)
  const tap = (value = '') =>
    page.getByRole('main').locator(`button[name="fav"][value="${value}"]`).first().click()
  for (const value of values.slice(0, 10)) await tap(value)
  await page.clock.runFor(510)
  expect(sent).toEqual([])
  await expect(page.getByRole('status').filter({ hasText: 'Favorilere eklendi' })).toHaveCount(1)
  const answered = page.waitForResponse(
    (one) => one.request().method() === 'POST' && /esitle/.test(one.url()),
  )
  await tap(values[10])
  await page.clock.runFor(510)
  expect((await answered).ok()).toBe(true)
  expect(sent).toEqual([11])
  const known = (await (await page.request.get('/favorilerim/esitle')).json()) as { ids: string[] }
  for (const value of values.slice(0, 11)) expect(known.ids).toContain(value)
  await page.goto('/favorilerim')
  await page.getByRole('button', { name: 'Listeyi temizle' }).click()
  await page.getByRole('button', { name: 'Evet, temizle' }).click()
  await expect(page.getByText('Favori listeniz boş.')).toBeVisible()
})
