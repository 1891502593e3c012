import type { Page } from '@playwright/test'
import { productPages } from '../../app/site-map'
import { axeFaults } from '../support/axe'
import type { DemoCase } from '../support/demo'
import { expect, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test.setTimeout(120_000)

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

  test(`axe finds nothing on lists of one's own and on signing in, in ${language}`, async ({
    page,
    demo,
  }) => {
    await speak(page)
    const compared = `${demo('plain').id}-${demo('twoGroups').id}`
    for (const path of [
      '/karsilastir',
      `/karsilastir?urunler=${compared}`,
      '/uye-girisi-sayfasi',
      '/cerez-tercihleri',
      `/pencere/3/1004/quick-view/${demo('plain').id}`,
    ]) {
      await page.goto(path)
      await expectClean(page, path)
    }
    await page.goto('/uye-girisi-sayfasi')
    await page.locator('main form button').first().click()
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    await expectClean(page, 'sign-in refused')
    await page.context().clearCookies()
    await signInAs(page, 'vendor')
    await speak(page)
    await page.goto(demo('plain', language).path)
    await page.locator('main button[name="fav"]').first().click()
    for (const path of ['/favorilerim', '/hesabim']) {
      await page.goto(path)
      await expectClean(page, path)
    }
  })

  test(`axe finds nothing on the windows of a product in ${language}`, async ({ page, demo }) => {
    const { path } = demo('sibling', language)
    const opened = page.getByRole('dialog')
    for (const [name, link] of [
      ['payments', `main a[href*="${productPages.payments}"]`],
      ['alarm', `main a[href*="${productPages.alarm}"]`],
      ['sign-in', `main a[href*="${productPages.writeReview}"]`],
      ['compare', 'main a[data-compare]'],
      ['zoom', 'main a[data-plain]'],
    ] as const) {
      await open(page, path, true)
      await page.locator(link).first().click()
      await expect(opened.locator('form, table, img, p:not(.late)').first()).toBeVisible()
      await expectClean(page, name)
    }
  })
}

test('on a phone every control of the header is at least 44 px wide and high', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/', true)
  if (isMobile) await page.evaluate(() => document.fonts.ready)
  const controls = page.getByRole('banner').locator('a:visible, summary:visible, button:visible')
  for (const control of await controls.all()) {
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 }
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 120))
    if (await control.evaluate((element) => element.closest('.quick') !== null)) continue
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(43.9)
  }
})
