import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { codeRuns, expect, expectInCart, open, test } from '../support/journey'
import { phoneAgent } from '../support/visitor'

const offlineNotice = (page: Page) => page.getByRole('alert').filter({ hasText: /bağlantı/i })

test('[C15] adding offline reports it in place, and the choices stay', async ({
  page,
  context,
  demo,
}) => {
  await open(page, demo('noted').path, true)
  const quantity = page.getByRole('spinbutton', { name: 'Adet' })
  const note = page.getByRole('textbox', { name: /not/i }).first()
  await quantity.fill('2')
  await page.getByText('Sipariş notu').click()
  await note.fill('Kapıya bırakın')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await expect(note).toHaveValue('Kapıya bırakın')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 2)
})

test('[C15] adding without any response reports it in place, though the browser believes to be online', async ({
  page,
  demo,
}) => {
  await open(page, demo('noted').path, true)
  const quantity = page.getByRole('spinbutton', { name: 'Adet' })
  const code = codeRuns(page, /add\.route/)
  await quantity.fill('2')
  await code
  await page.route('**/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(quantity).toHaveValue('2')
})

test('[R05] [U03] [C15] newsletter and consent forms keep the page and what was typed when offline', async ({
  page,
  context,
  demo,
}) => {
  await open(page, demo('plain').path, true)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('ada@ornek.test')
  await context.setOffline(true)
  await email.press('Enter')
  await expect(offlineNotice(page).first()).toBeVisible()
  await expect(email).toHaveValue('ada@ornek.test')
  const accept = page.getByRole('button', { name: 'Kabul et' })
  await accept.click()
  await expect(accept).toBeVisible()
  await expect(heading).toHaveText(title)
})

test('[P13] a vote sent offline keeps the page', async ({ page, context }) => {
  await open(page, `/yorumlar${shop.sibling.path}`, true)
  const vote = page
    .getByRole('main')
    .getByRole('button', { name: /^Yararlı|^Faydalı/ })
    .first()
  await vote.hover()
  await context.setOffline(true)
  await vote.click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(vote).toBeEnabled()
})

test('[U18] a link followed offline keeps the current page', async ({ page, context }) => {
  await open(page, shop.list.path, true)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${shop.list.path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('the banner of the app', () => {
  test.use({
    userAgent: phoneAgent,
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })

  for (const how of ['without a connection', 'without a response'] as const)
    test(`[U04] [C15] closing it ${how} reports the missing connection and keeps it, and works once there is one`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'CookieLaw', value: '1', url: `${baseURL}` }])
      await open(page, '/', true)
      const banner = page.locator('form.app-banner')
      const close = banner.getByRole('button', { name: 'Kapat' })
      const email = page.getByRole('contentinfo').getByRole('textbox')
      await email.fill('ada@ornek.test')
      const code = codeRuns(page, /app-banner\.route/)
      await close.focus()
      await code
      if (how === 'without a connection') await context.setOffline(true)
      else await page.route('**/*', (route) => route.abort())
      await close.click()
      await expect(offlineNotice(page).first()).toBeVisible()
      await expect(banner).toBeVisible()
      await expect(close).toBeEnabled()
      await expect(email).toHaveValue('ada@ornek.test')
      await expect(page).toHaveURL('/')
      await context.setOffline(false)
      await page.unrouteAll()
      const closed = page.waitForResponse(/uygulama-duyurusu/)
      await close.click()
      await expect(banner).toBeHidden()
      expect((await closed).status()).toBe(200)
      await page.reload()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(banner).toHaveCount(0)
    })
})

test('[C15] several presses offline show one notice, which goes when the connection is back', async ({
  page,
  context,
  demo,
}) => {
  await open(page, demo('noted').path, true)
  const add = page.getByRole('button', { name: 'Sepete ekle' })
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('ada@ornek.test')
  await context.setOffline(true)
  await add.click()
  await expect(offlineNotice(page)).toHaveCount(1)
  await email.press('Enter')
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(add).toBeEnabled()
  await expect(offlineNotice(page)).toHaveCount(1)
  // While hovered it stays.
  await offlineNotice(page).hover()
  await context.setOffline(false)
  await expect(offlineNotice(page)).toHaveCount(0)
})

test('[C15] the next response removes the notice about the missing connection', async ({
  page,
  demo,
}) => {
  await open(page, demo('noted').path, true)
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('ada@ornek.test')
  await page.route(/\/bulten/, (route) => route.abort())
  await email.press('Enter')
  await offlineNotice(page).hover()
  await page.unroute(/\/bulten/)
  const answered = page.waitForResponse(/\/bulten/)
  await email.press('Enter')
  await answered
  await expect(offlineNotice(page)).toHaveCount(0)
})
