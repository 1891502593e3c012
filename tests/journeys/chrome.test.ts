import { chooseLanguage } from '../support/axe'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test('[U03] refusing cookies is as easy as accepting them, and the answer is remembered', async ({
  page,
  context,
  script,
}) => {
  await open(page, '/', script)
  const question = page.getByRole('form', { name: 'Çerezler' })
  await expect(question).toContainText(shop.cookieText)
  await expect(question.getByRole('button', { name: 'Kabul et' })).toBeVisible()
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await question.getByRole('button', { name: 'Reddet' }).click()
  const fifteenDays = 15 * 24 * 60 * 60
  expect(await (await answer).headerValue('set-cookie')).toMatch(
    new RegExp(`^CookieLaw=1;.*Max-Age=${fifteenDays}(;|$)`, 'm'),
  )
  await expect(question).toBeHidden()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'CookieLaw')?.value)
    .toBe('1')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === '__Host-consent')?.value).toBe('')
  await open(page, `/arama?q=${encodeURIComponent(shop.words.list)}`, script)
  await expect(page.getByRole('form', { name: 'Çerezler' })).toHaveCount(0)
})

test('[U03] cookie consent can be changed later, category by category', async ({
  page,
  context,
  script,
}) => {
  await open(page, '/', script)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Çerez tercihleri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Çerez tercihleri' })).toBeVisible()
  const measuring = page.getByRole('checkbox', { name: /^Ölçüm/ })
  await expect(measuring).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Gerekli/ })).toBeDisabled()
  await measuring.check()
  await page.getByRole('button', { name: 'Seçimi kaydet' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Tercihiniz kaydedildi.' })).toBeVisible()
  await expect(measuring).toBeChecked()
  expect((await context.cookies()).find(({ name }) => name === '__Host-consent')?.value).toBe(
    'analytics',
  )
})

test('[U04] from the second visit on, a phone’s home page offers the app until that is closed', async ({
  page,
  context,
  script,
  isMobile,
}) => {
  await open(page, '/', script)
  const banner = page.getByRole('form', { name: shop.appBanner || 'cebinizde' })
  await page.getByRole('button', { name: 'Reddet' }).click()
  await expect(page.getByRole('form', { name: 'Çerezler' })).toHaveCount(0)
  await open(page, '/', script)
  await expect(banner).toHaveCount(0)
  await context.clearCookies({ name: 'appLater' })
  await open(page, '/', script)
  await expect(banner).toBeVisible({ visible: isMobile && shop.appBanner !== '' })
  if (!isMobile || shop.appBanner === '') return
  await banner.getByRole('button', { name: 'Kapat' }).click()
  await expect(banner).toBeHidden()
  await open(page, '/kategoriler', script)
  await expect(banner).toHaveCount(0)
  await open(page, '/', script)
  await expect(page.getByRole('form', { name: shop.appBanner })).toHaveCount(0)
})

test('[U06] the button to the top appears once the header is scrolled out of view', async ({
  page,
  script,
}) => {
  await open(page, '/', script)
  const up = page.getByRole('link', { name: 'Sayfanın başına dön' })
  await expect(up).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(up).toBeInViewport()
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
  await expect(up).not.toBeInViewport()
})

test('[U01] the menu shows the category tree, and highlights a group after 250 ms', async ({
  page,
  script,
  isMobile,
}) => {
  await open(page, '/', script)
  const banner = page.getByRole('banner')
  await banner.locator('summary').first().click()
  const menu = page.getByRole('navigation', { name: 'Kategoriler' })
  const group = menu
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: shop.list.title, exact: true }) })
    .first()
  const opener = menu.getByRole('button', { name: shop.list.title, exact: true })
  if (script && isMobile) await opener.click()
  const child = menu.getByRole('link', { name: shop.list.child })
  await expect(child.filter({ visible: true }).first()).toBeVisible()
  if (isMobile) return
  const before = await group.evaluate((element) => getComputedStyle(element).backgroundColor)
  await group.hover()
  expect(await group.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0.25s')
  await expect
    .poll(() => group.evaluate((element) => getComputedStyle(element).backgroundColor))
    .not.toBe(before)
})

test('[G06] the bar of a page that loads grows from where the language begins', async ({
  page,
}) => {
  for (const [language, edge] of [
    ['tr', 'left'],
    ['ar', 'right'],
  ] as const) {
    await chooseLanguage(page, language)
    await page.goto('/')
    const gap = await page.evaluate((at) => {
      const bar = document.createElement('div')
      bar.className = 'loading-bar'
      document.body.appendChild(bar)
      const [growth] = bar.getAnimations()
      growth?.pause()
      if (growth) growth.currentTime = 600
      const box = bar.getBoundingClientRect()
      const { clientWidth } = document.documentElement
      return [
        Math.round(at === 'left' ? box.left : clientWidth - box.right),
        box.width < clientWidth,
      ]
    }, edge)
    expect(gap).toEqual([0, true])
  }
})
