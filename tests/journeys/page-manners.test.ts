import { expect, open, test, wake } from '../support/journey'

/** Pages that every shopper meets; the product is the demo shop's plain one. */
const paths = (product: string) => [
  '/',
  '/kategoriler',
  product,
  '/arama?q=kalem',
  '/sepet',
  '/order',
  '/ar',
  '/yok-boyle',
]

test('no page has a console error or breaks its content policy', async ({ page, script, demo }) => {
  const faults: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`${page.url()} ${message.text()}`),
  )
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
  for (const path of paths(demo('twoGroups').path)) {
    await page.goto(path)
    if (script) {
      await wake(page)
      await page.getByRole('banner').hover()
    }
  }
  expect(faults.filter((fault) => !/404 \(Not Found\)/.test(fault))).toEqual([])
})

test('nothing moves while a page loads and wakes', async ({ page, script, demo }) => {
  test.skip(!script, 'shifts are measured by script')
  await page.addInitScript(() => {
    const held = window as unknown as { shifts: number }
    held.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
      }[])
        if (!entry.hadRecentInput) held.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of paths(demo('twoGroups').path)) {
    await open(page, path, script)
    await page.evaluate(() => document.fonts.ready)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts)
    expect(shifts, path).toBeLessThan(0.002)
  }
})

test('no page is wider than a small phone', async ({ page, demo }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of paths(demo('twoGroups').path)) {
    await page.goto(path)
    const { width } = (await page.locator('html').boundingBox()) ?? { width: 0 }
    const main = (await page.getByRole('main').boundingBox()) ?? { width: 0, x: 0 }
    expect(width, path).toBeLessThanOrEqual(320)
    expect(main.x + main.width, path).toBeLessThanOrEqual(320)
  }
})

test('the keyboard alone finds the skip link, the search and the cart', async ({
  page,
  script,
}) => {
  await open(page, '/', script)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

test('[U14] [C16] a button is off while its form is being sent, and on again after', async ({
  page,
  script,
  demo,
}) => {
  test.skip(!script, 'only script can tell')
  await open(page, demo('addsQuietly').path, script)
  const button = page.getByRole('button', { name: 'Sepete ekle' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sepet/ekle.data*', async (route) => {
    await held
    await route.continue()
  })
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
})

test('[C15] a lost connection says so, and trying again adds once', async ({
  page,
  script,
  demo,
}) => {
  test.skip(!script, 'without script the browser itself says that there is no connection')
  await open(page, demo('addsQuietly').path, script)
  await page.route('**/sepet/ekle.data*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(demo('addsQuietly').path)
  await wake(page)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Sepet/ })).toContainText('1')
})

test('[C12] a second tab sees what the first one added', async ({
  page,
  context,
  script,
  demo,
}) => {
  test.skip(!script, 'tabs tell each other by script')
  const other = await context.newPage()
  await other.goto('/')
  await wake(other)
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: /^Sepet/ })).toContainText('1')
})

test('[U17] a notice goes by itself, and waits while it is pointed at', async ({
  page,
  script,
  demo,
  isMobile,
}) => {
  test.skip(!script || isMobile, 'only a pointer can hold it')
  await page.clock.install()
  await open(page, demo('tells').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Sepete git' })
  await expect(notice).toBeVisible()
  await notice.hover()
  await page.clock.runFor(8000)
  await expect(notice).toBeVisible()
  await page.mouse.move(5, 700)
  await page.clock.runFor(5100)
  await expect(notice).toBeHidden()
})

test('[U02] above 768 px the cart drops down on hover, up to it it is a drawer', async ({
  page,
  script,
  demo,
  isMobile,
}) => {
  test.skip(!script, 'without script the cart’s link leads to its page')
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const bag = page.getByRole('banner').getByRole('link', { name: /^Sepet/ })
  await expect(bag).toContainText('1')
  if (isMobile) {
    await bag.click()
    await expect(page.getByRole('dialog', { name: 'Sepetim' })).toBeVisible()
  } else {
    await bag.hover()
    await expect(
      page.getByRole('banner').getByRole('link', { name: demo('addsQuietly').title }),
    ).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await page.mouse.move(300, 600)
    await bag.hover()
    await expect(
      page.getByRole('banner').getByRole('link', { name: demo('addsQuietly').title }),
    ).toBeHidden()
  }
})
