import type { Locator, Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, holdAnswers, hydrate, test } from '../support/journey'
import { returnAsMember, storedIds } from '../support/journey-hearts'

test.beforeEach(({ page }) => returnAsMember(page))

/** Opens a product whose page knows the member. @returns its heart */
async function openHeart(page: Page, path: string): Promise<Locator> {
  // Its code may run before the hover: in a new window the pointer may already be there.
  const synced = page.waitForResponse(
    (answer) => /favorilerim\/esitle/.test(answer.url()) && answer.request().method() === 'GET',
  )
  await page.goto(path)
  await hydrate(page)
  const heart = page.locator('main').getByRole('button', { name: 'Favori', exact: true })
  await heart.hover()
  await synced
  // Until the page has read the answer, a heart is a button of its form.
  await page.waitForFunction(() => {
    const fetched = JSON.parse(localStorage.getItem('favorites_fetched') ?? '{}') as {
      value?: number
    }
    return (fetched.value ?? 0) > performance.timeOrigin
  })
  return heart
}

/** The same with the heart set. @returns the product's id */
async function setHeart(page: Page, path: string): Promise<string> {
  const heart = await openHeart(page, path)
  const id = `${await heart.getAttribute('value')}`.replace('-', '')
  if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
  return id
}

test('[F01] [F03] [F07] a heart changes at once and is sent when the page is left', async ({
  page,
  demo,
}) => {
  const heart = await openHeart(page, demo('plain').path)
  const id = await heart.getAttribute('value')
  const before = await heart.getAttribute('aria-pressed')
  const after = before === 'true' ? 'false' : 'true'
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', after, { timeout: 200 })
  await expect(page.getByText(/^Favoriler(e eklendi|den çıkarıldı)$/)).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  for (const key of ['favorite_products', 'favorites_fetched', 'server_favorites'])
    expect(keys).toContain(key)
  await page.goto('/sepet')
  // Playwright does not see beacons: the shop's data shows that it arrived.
  await expect
    .poll(async () => (await storedIds(page)).includes(`${id}`.replace('-', '')))
    .toBe(after === 'true')
})

test('[F01] a heart pressed before the member is known shows what the shop has saved', async ({
  page,
}) => {
  await page.goto(shop.otherList)
  await hydrate(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let first = true
  // The first response was created before the press, and arrives after it.
  await page.route(/favorilerim\/esitle/, async (route) => {
    const answer = await route.fetch()
    if (first) {
      first = false
      await held
    }
    await route.fulfill({ response: answer })
  })
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favori/, pressed: false })
  await hearts.first().hover()
  await expect.poll(() => first).toBe(false)
  const id = (await hearts.first().getAttribute('value')) ?? ''
  await hearts.first().click()
  await expect(page.getByText('Favorilere eklendi')).toBeVisible()
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(
    page.getByRole('main').locator(`button[name="fav"][value="-${id}"]`),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('[F01] [F03] a second heart is sent too when the page is left within half a second', async ({
  page,
}) => {
  const synced = page.waitForResponse(/favorilerim\/esitle/)
  await page.goto(shop.list.path)
  await hydrate(page)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favori/, pressed: false })
  await hearts.first().hover()
  await synced
  const ids: string[] = []
  for (const at of [0, 0]) {
    const heart = hearts.nth(at)
    ids.push((await heart.getAttribute('value')) ?? '')
    await heart.click()
  }
  await page.goto('/sepet')
  await expect
    .poll(async () => (await storedIds(page)).filter((id) => ids.includes(id)).sort())
    .toEqual(ids.sort())
})

for (const [navigation, product] of [
  ['in place', 'discounted'],
  ['by the browser', 'tiered'],
] as const)
  test(`[F01] [F04] the list opened ${navigation} right after a heart contains it`, async ({
    page,
    demo,
  }) => {
    const { path, title } = demo(product)
    const heart = await openHeart(page, path)
    const isFavourite = (await heart.getAttribute('aria-pressed')) !== 'true'
    const link = page.getByRole('contentinfo').locator('a[href="/favorilerim"]')
    if (navigation === 'by the browser')
      await link.evaluate((one) => one.setAttribute('data-reload-document', ''))
    await heart.click()
    await link.click()
    await expect(page).toHaveURL('/favorilerim')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoriye Eklenen Ürünler')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(
      isFavourite ? 1 : 0,
    )
  })

test('[F01] [F03] [L11] hearts are saved before the member signs out', async ({ page, demo }) => {
  const id = await setHeart(page, demo('showsNotice').path)
  await page.getByRole('banner').locator('a[href^="/hesabim"]').first().click()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL('/')
  await returnAsMember(page)
  expect(await storedIds(page)).toContain(id)
  await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
})

test('[F01] [F03] a heart that was removed in the list does not come back', async ({
  page,
  demo,
}) => {
  const { path, title } = demo('opensCart')
  const id = await setHeart(page, path)
  await expect(async () => {
    await page.goto('/favorilerim')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Listeden çıkar/ })
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
  await expect.poll(() => storedIds(page)).not.toContain(id)
  const other = await setHeart(page, demo('noted').path)
  const remembered = () => page.evaluate(() => localStorage.getItem('favorite_products') ?? '')
  await expect.poll(remembered).not.toContain(`"${id}"`)
  await page.goto('/sepet')
  await expect.poll(() => storedIds(page)).toContain(other)
  expect(await storedIds(page)).not.toContain(id)
  await page.request.post('/favorilerim/esitle', { form: { fav: `-${other}` } })
})

const ownHeart = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Favori', exact: true })

/** The tab is hidden, or visible again. */
const hideTab = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('[F01] [F03] a heart removed after its tab was hidden is saved as shown', async ({
  page,
  demo,
}) => {
  const id = await setHeart(page, demo('personal').path)
  await hideTab(page, true)
  await expect.poll(() => storedIds(page)).toContain(id)
  await hideTab(page, false)
  await ownHeart(page).click()
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/sepet')
  await expect.poll(() => storedIds(page)).not.toContain(id)
})

test('[F03] hearts being sent are not sent again when the tab is hidden twice', async ({
  page,
  demo,
}) => {
  const heart = await openHeart(page, demo('halfSteps').path)
  const sent: string[] = []
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()))
  const release = await holdAnswers(page, '**/favorilerim/esitle')
  await heart.click()
  for (const isHidden of [true, false, true, false]) await hideTab(page, isHidden)
  const answered = page.waitForResponse(/favorilerim\/esitle/)
  release()
  await (await answered).finished()
  for (const isHidden of [true, false]) await hideTab(page, isHidden)
  expect(sent).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('__Host-hearts')
})

test('[F01] [F03] a heart that failed to send is saved and sent by a later page', async ({
  page,
  demo,
}) => {
  const { path } = demo('deal')
  await openHeart(page, path)
  // Playwright cannot hold requests that a page sends while it is left.
  await page.evaluate(() => {
    const real = window.fetch
    const lost = () => Promise.reject(new TypeError('lost'))
    window.fetch = (to, init) => (init?.keepalive ? lost() : real(to, init))
    navigator.sendBeacon = () => true
  })
  await ownHeart(page).click()
  const id = `${await ownHeart(page).getAttribute('value')}`.replace('-', '')
  await page.goto('/sepet')
  await page.clock.setFixedTime(Date.now() + 15_000)
  expect(await storedIds(page)).not.toContain(id)
  await page.goto(path)
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'true')
  // Another page knows of a pending heart without interaction.
  await page.goto(shop.list.path)
  const synced = page.waitForResponse(/favorilerim\/esitle/)
  await hydrate(page)
  await synced
  await page.goto('/sepet')
  await expect.poll(() => storedIds(page)).toContain(id)
  await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
})

test('[F01] a page reloaded right after a tap shows the heart as it was left', async ({
  page,
  demo,
}) => {
  const heart = await openHeart(page, demo('subscribed').path)
  for (const pressed of ['true', 'false']) {
    if ((await heart.getAttribute('aria-pressed')) !== pressed) await heart.click()
    await page.reload({ waitUntil: 'commit' })
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
    const synced = page.waitForResponse(/favorilerim\/esitle/)
    await hydrate(page)
    await heart.hover()
    await synced
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
  }
})

test('[F01] [F06] the list opened by its URL right after a heart shows it', async ({
  page,
  demo,
}) => {
  const { path, title } = demo('oneGroup')
  const id = await setHeart(page, path)
  const entry = page.getByRole('main').getByRole('heading', { name: title })
  await page.goto('/favorilerim')
  await expect(entry).toHaveCount(1)
  await expect.poll(() => storedIds(page)).toContain(id)
  await (await openHeart(page, path)).click()
  await page.goto('/favorilerim')
  await expect(entry).toHaveCount(0)
  await expect.poll(() => storedIds(page)).not.toContain(id)
})

test('[F01] [F03] a heart removed in another tab stays removed when this one is left', async ({
  page,
  context,
  demo,
}) => {
  const { path } = demo('showsNotice')
  const id = await setHeart(page, path)
  const other = await context.newPage()
  await openHeart(other, path)
  await expect(ownHeart(other)).toHaveAttribute('aria-pressed', 'true')
  await ownHeart(other).click()
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'false')
  await hideTab(other, true)
  await other.close()
  await page.goto('/sepet')
  await expect.poll(() => storedIds(page)).not.toContain(id)
})
