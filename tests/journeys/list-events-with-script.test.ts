import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { analyticsCookies, expect, open, test } from '../support/journey'

test.beforeEach(({ context }) => context.addCookies(analyticsCookies))

for (const width of [390, 1280])
  test(`[P21] a list reports what it shows, and what is opened from it: ${width} px`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { id, title } = demo('addsQuietly')
    await open(page, `/arama?q=${encodeURIComponent(title)}`, true)
    const reported = (name: string) =>
      page.evaluate((wanted) => window.vitrinEvents?.find((one) => one.name === wanted), name)
    await expect.poll(() => reported('search')).toEqual({ name: 'search', search_term: title })
    const item_list_name = await page.getByRole('heading', { level: 1 }).textContent()
    const item = {
      item_id: String(id),
      item_name: title,
      price: expect.any(Number),
      index: expect.any(Number),
    }
    const items = expect.arrayContaining([item])
    const list = { item_list_id: 'search_results', item_list_name }
    await expect.poll(() => reported('view_item_list')).toMatchObject({ ...list, items })
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await reported('select_item')).toMatchObject({ ...list, items: [item] })
  })

/** What the page has reported under a name. */
const reportedAs = (page: Page, name: string) =>
  page.evaluate((wanted) => (window.vitrinEvents ?? []).filter((one) => one.name === wanted), name)

test('[P21] a word is reported once while its results are sorted, and where it finds nothing', async ({
  page,
  demo,
}) => {
  const { title } = demo('addsQuietly')
  const word = title.split(' ')[0] ?? ''
  await open(page, `/arama?q=${encodeURIComponent(word)}`, true)
  const search = { name: 'search', search_term: word }
  await expect.poll(() => reportedAs(page, 'search')).toEqual([search])
  await page.getByLabel('Sıralama').selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await expect.poll(async () => (await reportedAs(page, 'view_item_list')).length).toBe(2)
  expect(await reportedAs(page, 'search')).toEqual([search])
  await open(page, '/arama?q=qqqxzv', true)
  await expect
    .poll(() => reportedAs(page, 'search'))
    .toEqual([{ name: 'search', search_term: 'qqqxzv' }])
  const lists = await reportedAs(page, 'view_item_list')
  expect(lists.filter((one) => 'items' in one && one.items.length === 0)).toEqual([])
})

test('[P21] what is pressed on a list before it is hydrated is reported', async ({
  page,
  demo,
}) => {
  const names: string[] = []
  await page.exposeBinding('reportName', (_, name: string) => names.push(name))
  await page.addInitScript(() =>
    addEventListener('vitrin:event', (event) => {
      const { reportName } = window as unknown as { reportName: (name: string) => void }
      reportName((event as CustomEvent<{ name: string }>).detail.name)
    }),
  )
  await page.route(/\/assets\/entry\.client/, (route) => route.abort())
  const { title } = demo('addsQuietly')
  await page.goto(`/arama?q=${encodeURIComponent(title)}`)
  await expect.poll(() => names).toEqual(['search', 'view_item_list'])
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => names).toEqual(['search', 'view_item_list', 'select_item', 'view_item'])
})

test('[P21] further goods of a list are reported alone, where they stand', async ({ page }) => {
  await open(page, shop.list.path, true)
  const lists = async () =>
    (await reportedAs(page, 'view_item_list')).map((event) =>
      'item_list_id' in event ? event.items.map((item) => 'index' in item && item.index) : [],
    )
  const cards = page.locator('.found .cards article')
  const first = await cards.count()
  await expect.poll(lists).toEqual([Array.from({ length: first }, (_, at) => at)])
  await page.getByRole('link', { name: 'Daha fazla göster' }).click()
  await expect.poll(async () => (await lists()).length).toBe(2)
  const all = await cards.count()
  expect(all).toBeGreaterThan(first)
  expect((await lists())[1]).toEqual(Array.from({ length: all - first }, (_, at) => first + at))
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  test('[P21] what is opened from a list has its name', async ({ page, demo }) => {
    const { title } = demo('addsQuietly')
    await open(page, `/arama?q=${encodeURIComponent(title)}`, true)
    const card = page.getByRole('article').filter({ hasText: title }).first()
    await expect(card.locator('.card-strip')).toHaveCount(1)
    await card.getByRole('link', { name: title, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await reportedAs(page, 'select_item')).toMatchObject([{ items: [{ item_name: title }] }])
  })
})
