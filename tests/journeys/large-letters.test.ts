import type { Page } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { shop } from '../support/facts/shop-facts'
import { cartLink, expect, open, test } from '../support/journey'
import { addByPage, changeCount, openCartOf } from '../support/journey-cart'
import { toConfirmPage, toMethodsPage } from '../support/journey-order'
import { layoutFaults } from '../support/layout-faults'

test.describe.configure({ timeout: 120_000 })

const doubleLetters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

for (const width of [320, 768, 1280, 1920])
  test(`[U28] nothing is cut off, covered or out of reach with letters of twice their size at ${width} px`, async ({
    page,
    script,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await addByPage(page, demo('addsQuietly').path, script)
    if (!script) {
      await open(page, '/sepet', script)
      await changeCount(page, demo('addsQuietly').title, '100', script)
      await expect(page.getByRole('main')).toContainText(/2\.\d{3},\d\d/)
    }
    const faults: Record<string, string[]> = {}
    const look = async (path: string, before = async () => {}) => {
      await open(page, path, script)
      await doubleLetters(page)
      await before()
      const found = await layoutFaults(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) found.push(`the page is ${wide} px wide`)
      if (found.length > 0) faults[path] = found
    }
    await look('/order')
    await page.getByRole('button', { name: 'Reddet' }).click()
    for (const path of ['/', shop.list.path, demo('plain').path, '/sepet', '/order'])
      await look(path)
    await toMethodsPage(page)
    await look('/order/odeme')
    await look('/order/adres', () =>
      page.getByRole('group', { name: 'Teslimat adresi' }).getByText('Yeni adres').click(),
    )
    expect(faults).toEqual({})
  })

test('[U28] the count stands beside its icon, and the name of the shop on one line, with letters of twice their size', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await addByPage(page, demo('addsQuietly').path, script)
  await open(page, '/', script)
  const logo = page.getByRole('banner').getByRole('link').first()
  const height = async () => (await logo.boundingBox())?.height
  const usual = await height()
  await doubleLetters(page)
  const count = await cartLink(page).locator('b').boundingBox()
  const icon = await cartLink(page).locator('svg').boundingBox()
  expect(count?.x).toBeGreaterThanOrEqual((icon?.x ?? 0) + 0.7 * (icon?.width ?? 0))
  expect(await height()).toBeLessThan(1.5 * (usual ?? 0))
})

test('[U28] forced colours show the arrow of a list, and what is chosen', async ({
  page,
  script,
  demo,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, demo('twoGroups').path, script)
  const chosen = page.getByRole('group').locator('[aria-current]').first()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  await open(page, shop.list.path, script)
  await expect(page.getByLabel('Sıralama')).toHaveCSS('appearance', 'auto')
})

test('[U28] on paper there are no controls', async ({ page, script, demo }) => {
  await addByPage(page, demo('addsQuietly').path, script)
  for (const path of ['/', shop.list.path, demo('plain').path, '/sepet', '/order']) {
    await open(page, path, script)
    await page.emulateMedia({ media: 'print' })
    for (const role of ['button', 'textbox', 'checkbox', 'spinbutton', 'searchbox'] as const)
      await expect(page.getByRole(role), `${role} on ${path}`).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('[U28] the words of an order’s lines are whole with letters of twice their size', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCartOf(page, [demo('addsQuietly'), demo('tiered')], script)
  await toConfirmPage(page)
  await doubleLetters(page)
  expect(await page.evaluate(brokenWords, '.order-lines li')).toEqual([])
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: /^Siparişi onayla/ }).click()
  await page.getByRole('link', { name: 'Siparişi izle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Sipariş \d/ })).toBeVisible()
  await doubleLetters(page)
  expect(await page.evaluate(brokenWords, '.past-order-lines li')).toEqual([])
})
