import type { Page } from '@playwright/test'
import { boughtProducts } from '../support/every-option'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

/** Paths of the listed products. */
const listed = async (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

test('[B17] the filter of free delivery leaves the goods that the shop delivers free', async ({
  page,
  script,
}) => {
  const free = new Set(
    boughtProducts()
      .filter((one) => one.isDeliveredFree)
      .map(({ path }) => path),
  )
  for (const path of [shop.list.path, `/arama?q=${shop.words.list}`]) {
    await open(page, path, script)
    const main = page.getByRole('main')
    expect((await listed(page)).every((one) => free.has(one))).toBe(false)
    const filters = main.getByRole('complementary', { name: 'Filtreler' })
    const opener = filters.locator('summary')
    if (await opener.isVisible()) await opener.click()
    const box = filters.getByRole('checkbox', { name: /^Ücretsiz kargo/ })
    const label = filters.getByRole('group', { name: 'Kargo' }).getByText('Ücretsiz kargo')
    const count = Number((await label.innerText()).match(/(\d+)$/)?.[1])
    await box.check()
    if (!script) await filters.getByRole('button', { name: 'Uygula' }).click()
    await expect(page).toHaveURL(/filter=delivery-free/)
    await expect(main.getByText(`${count} ürün`, { exact: true })).toBeVisible()
    const paths = await listed(page)
    expect(paths).not.toEqual([])
    for (const one of paths) expect(free, one).toContain(one)
  }
})

test('[B17] a list and a search are narrowed to well rated goods', async ({ page, script }) => {
  for (const path of [shop.list.path, `/arama?q=${shop.words.usual}`]) {
    await open(page, path, script)
    const main = page.getByRole('main')
    const filters = main.getByRole('complementary', { name: 'Filtreler' })
    const opener = filters.locator('summary')
    if (await opener.isVisible()) await opener.click()
    const option = filters.getByRole('group', { name: 'Puan' }).getByText('4 puan ve üzeri')
    const box = filters.getByRole('checkbox', { name: /4 puan ve üzeri/ })
    const count = Number((await option.innerText()).match(/(\d+)$/)?.[1])
    await box.check()
    if (!script) await filters.getByRole('button', { name: 'Uygula' }).click()
    await expect(page).toHaveURL(/filter=rating-4/)
    await expect(main.getByText(`${count} ürün`, { exact: true })).toBeVisible()
    for (const stars of await main.getByRole('img', { name: /5 üzerinden/ }).all())
      expect(await stars.getAttribute('aria-label')).toMatch(/5 üzerinden [45]/)
    const chosen = filters.getByRole('list', { name: 'Seçili filtreler' })
    await expect(chosen.getByRole('link', { name: /4 puan ve üzeri/ })).toBeVisible()
  }
})

test('[B19] [B20] a search without results offers popular words and goods', async ({
  page,
  script,
}) => {
  await open(page, '/arama?q=zzzq', script)
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  const words = main.getByRole('navigation', { name: 'Çok arananlar' })
  const word = await words.getByRole('link').first().innerText()
  await words.getByRole('link').first().click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText(word)
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('[B15] bars above the prices of a list tell how many goods cost what', async ({
  page,
  script,
}) => {
  await open(page, `${shop.list.path}?price=0-200`, script)
  const opener = page.locator('#filters summary')
  if (await opener.isVisible()) await opener.click()
  const bars = page.getByRole('group', { name: 'Fiyat' }).locator('path')
  await expect(bars).toHaveCount(2)
  await expect(bars.first()).toHaveAttribute('d', /^M0 20v-20/)
})
