import type { Page } from '@playwright/test'
import type { DemoProduct } from '../support/demo'
import { analyticsCookies, expect, open, test } from '../support/journey'
import { layoutShifts, minShift, watchShifts } from '../support/shifts'

/** Opens a product and reads on until the browser has noted it. */
async function view(page: Page, { path }: DemoProduct): Promise<void> {
  await open(page, path, true)
  const noted = () =>
    page.evaluate(() => {
      scrollBy(0, 700)
      return localStorage.getItem('recent_products') ?? ''
    })
  await expect.poll(noted, { intervals: [150] }).toContain(path)
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Sizin için' })
const shelf = (page: Page) => page.locator('.for-you')

/** Reads the home page to its end and goes back to its top. */
async function readHome(page: Page): Promise<void> {
  const answers = [/\/assets\/for-you-/, /\/assets\/recent-(?!products)/].map((name) =>
    page.waitForResponse(name),
  )
  await open(page, '/', true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await Promise.all(answers)
  await page.evaluate(() => scrollTo(0, 0))
}

test('[B24] the home page recommends what is like the products viewed last, each once', async ({
  page,
  demo,
}) => {
  await page.addInitScript(watchShifts, minShift)
  const viewed = demo('plain')
  await view(page, viewed)
  await readHome(page)
  await expect(heading(page)).toBeVisible()
  await heading(page).scrollIntoViewIfNeeded()
  expect(await layoutShifts(page)).toEqual([])
  const cards = shelf(page).getByRole('article')
  expect(await cards.count()).toBeGreaterThan(1)
  const pathsIn = (within: string) =>
    page
      .locator(`${within} .cards article :is(h2, h3) a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const [recommended, others] = [
    await pathsIn('.for-you'),
    await pathsIn('main section:not(.for-you)'),
  ]
  expect(new Set(recommended).size).toBe(recommended.length)
  expect(recommended.filter((path) => others.includes(path))).toEqual([])
  await expect(shelf(page).locator(`a[href="${viewed.path}"]`)).toHaveCount(0)
  const heart = shelf(page)
    .getByRole('button', { name: /^Favori/ })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('[B24] who scrolls down the home page once comes to what is recommended', async ({
  page,
  demo,
}) => {
  await page.addInitScript(watchShifts, minShift)
  await view(page, demo('plain'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const similar = () => requests.filter((path) => path.startsWith('/benzerleri/'))
  await page.goto('/')
  expect(similar()).toEqual([])
  // A little at first: it is there long before its section is near.
  await page.mouse.wheel(0, 300)
  await expect(shelf(page).getByRole('article').first()).toBeAttached()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(heading(page)).toHaveCount(1)
  expect(similar()).toHaveLength(1)
  expect(await layoutShifts(page)).toEqual([])
})

test('[B24] who has viewed nothing is recommended nothing', async ({ page }) => {
  await readHome(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached()
  await expect(shelf(page)).toBeEmpty()
})

type Wanted = { name: string; id: string }

/** The events of a list so far. */
const listEvents = (page: Page, wanted: Wanted) =>
  page.evaluate(
    ({ name, id }) =>
      (window.vitrinEvents ?? []).filter(
        (event) => event.name === name && 'item_list_id' in event && event.item_list_id === id,
      ),
    wanted,
  )

const shape = (id: string, name: string) => ({
  item_list_id: id,
  item_list_name: name,
  items: expect.arrayContaining(
    [{ item_name: expect.stringMatching(/\S/), index: expect.any(Number) }].map((item) =>
      expect.objectContaining(item),
    ),
  ),
})

/** A list that is reported once it comes into view, and not before. */
async function expectReport(page: Page, id: string, name: string): Promise<void> {
  const event = { name: 'view_item_list', id }
  expect(await listEvents(page, event)).toEqual([])
  await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
  await expect.poll(() => listEvents(page, event)).toMatchObject([shape(id, name)])
}

test('[P21] shelves report what comes into view of them, and what is opened', async ({
  page,
  context,
  demo,
}) => {
  await context.addCookies(analyticsCookies)
  await view(page, demo('plain'))
  const related = 'related_products'
  await open(page, demo('addsQuietly').path, true)
  const link = page.locator('#related article :is(h2, h3) a').nth(1)
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => listEvents(page, { name: 'view_item_list', id: related })).toHaveLength(1)
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await listEvents(page, { name: 'select_item', id: related })).toMatchObject([
    { items: [{ item_name: title, index: 1, item_id: expect.any(String) }] },
  ])
  // Both are put in while they are out of sight: the first after a little scrolling, the other once the page is back at its top.
  const recent = page.waitForResponse(/\/assets\/recent-(?!products)/)
  await open(page, '/', true)
  await page.mouse.wheel(0, 300)
  await expect(shelf(page).getByRole('article').first()).toBeAttached()
  await expectReport(page, 'for_you', 'Sizin için')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await recent
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { name: 'Son baktıklarınız' })).toBeAttached()
  await expectReport(page, 'recently_viewed', 'Son baktıklarınız')
  const shelves = await page.evaluate(() =>
    (window.vitrinEvents ?? []).flatMap((event) =>
      'item_list_id' in event ? [event.item_list_id] : [],
    ),
  )
  expect(shelves.filter((id) => id.startsWith('home_')).length).toBeGreaterThan(0)
  expect(new Set(shelves).size).toBe(shelves.length)
})
