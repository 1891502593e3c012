import type { Page } from '@playwright/test'
import { expect, expectInCart, open, test } from '../support/journey'

const compareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Karşılaştır', exact: true })
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('[K01] the comparison takes four products: added, already there, full', async ({
  page,
  script,
  demo,
}) => {
  const compared = ['plain', 'twoGroups', 'tiered', 'subscribed'] as const
  for (const name of compared) {
    await open(page, demo(name).path, script)
    await compareButton(page).click()
    await expect(notice(page, 'Ürün karşılaştırma listesine eklendi')).toBeVisible()
  }
  await open(page, demo('plain').path, script)
  await compareButton(page).click()
  await expect(notice(page, 'Bu ürün zaten karşılaştırma listesinde')).toBeVisible()
  await open(page, demo('showsNotice').path, script)
  await compareButton(page).click()
  await expect(notice(page, 'Karşılaştırmak için en fazla 4 ürün seçmelisiniz')).toBeVisible()
  if (!script) return
  await notice(page, 'en fazla 4').getByRole('link').click()
  const window = page.getByRole('dialog', { name: 'Ürün karşılaştırma' })
  for (const name of compared)
    await expect(window.getByText(demo(name).title).first()).toBeVisible()
})

test('[K02] [K03] [K04] a product is removed, and fewer than two products show a hint', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('plain'), demo('twoGroups')]
  await open(page, `/karsilastir?urunler=${first.id}-${second.id}`, script)
  const main = page.getByRole('main')
  await expect(main.getByRole('columnheader')).toHaveCount(2)
  await expect(main.getByRole('row', { name: /^Marka farklı/ })).toBeVisible()
  await main.getByRole('button', { name: `Çıkar ${first.title}` }).click()
  await expect(notice(page, 'Ürün karşılaştırma listesinden çıkarıldı')).toBeVisible()
  await expect(page).toHaveURL(`/karsilastir?urunler=${second.id}`)
  await expect(main.getByText('Karşılaştırmak için en az 2 ürün seçmelisiniz')).toBeVisible()
  await main.getByRole('button', { name: `Çıkar ${second.title}` }).click()
  await expect(
    main.getByText('Ürün seçimi yapılmadığı için karşılaştırılamamaktadır'),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ürünlere bak' })).toBeVisible()
  await open(page, `/karsilastir?urunler=1-2-3-4-5`, script)
  await expect(main.getByText('Karşılaştırmak için en fazla 4 ürün seçmelisiniz')).toBeVisible()
})

test('[K05] only what differs is shown once that is ticked, and a product is added', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('twoGroups')]
  await open(page, `/karsilastir?urunler=${first.id}-${second.id}`, script)
  const main = page.getByRole('main')
  const rows = main.getByRole('rowheader')
  const all = await rows.count()
  const different = await main.getByRole('rowheader', { name: / farklı$/ }).count()
  expect(different).toBeGreaterThan(0)
  expect(different).toBeLessThan(all)
  await main.getByRole('checkbox', { name: 'Yalnız farkları göster' }).check()
  await expect(rows).toHaveCount(different)
  await main.getByRole('button', { name: `Sepete ekle ${first.title}` }).click()
  await expectInCart(page, 1)
  await main.getByRole('link', { name: 'Seçenekleri gör' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
})

test('[K04] every page links to the comparison', async ({ page, script }) => {
  await open(page, '/', script)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ürün karşılaştırma' }).click()
  if (!script)
    return expect(page.getByRole('heading', { level: 1 })).toHaveText('Ürün karşılaştırma')
  const window = page.getByRole('dialog', { name: 'Ürün karşılaştırma' })
  await expect(window.getByRole('link', { name: 'Ürünlere bak' })).toBeVisible()
  const max = (page.viewportSize()?.width ?? 0) - 32
  expect((await window.boundingBox())?.width).toBeCloseTo(Math.min(1170, max), 0)
})
