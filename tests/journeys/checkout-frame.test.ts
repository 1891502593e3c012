import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toMethodsPage } from '../support/journey-order'

/** What of the checkout's header is cut off or stands out of it, by name. */
const headerFaults = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const around = header.getBoundingClientRect()
    const visible = [header, ...header.querySelectorAll('*')].filter(
      (one) => one.checkVisibility() && !one.closest('.visually-hidden, svg'),
    )
    return visible.flatMap((one) => {
      const box = one.getBoundingClientRect()
      const isOutside = box.bottom > around.bottom + 1 || box.top < around.top - 1
      const isWide = box.right > innerWidth + 1 || box.left < -1
      const isCut =
        getComputedStyle(one).overflow === 'hidden' &&
        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      const name = `${one.tagName} ${one.className} ${one.textContent}`
      return [isOutside && 'out', isWide && 'wide', isCut && 'cut'].flatMap((fault) =>
        fault ? [`${fault}: ${name}`] : [],
      )
    })
  })

for (const width of [390, 1280])
  test(`[O06] its header has room for letters of twice their size at ${width} px`, async ({
    page,
    script,
    demo,
  }) => {
    await addByPage(page, demo('addsQuietly').path, script)
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/order', script)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await headerFaults(page)).toEqual([])
  })

test('[O06] on a wide screen the summary stays beside a step that scrolls', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await addByPage(page, demo('addsQuietly').path, script)
  await toMethodsPage(page)
  const summary = page.getByRole('heading', { name: 'Sipariş özeti' })
  await expect(summary).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 350))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(summary).toBeInViewport({ ratio: 1 })
})

test('[O06] on a phone the total stays in view while a step scrolls, and leads to the summary', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await addByPage(page, demo('addsQuietly').path, script)
  await toMethodsPage(page)
  const total = page.getByRole('link', { name: /^Sipariş özeti \d[\d.,]*\sTL$/ })
  const summary = page.getByRole('heading', { name: 'Sipariş özeti' })
  await page.evaluate(() => window.scrollTo(0, 350))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(total).toBeInViewport({ ratio: 1 })
  await expect(summary).not.toBeInViewport()
  await total.click()
  await expect(summary).toBeInViewport({ ratio: 1 })
})

test('[O06] at 320 px with letters of twice their size the total covers no field that takes the focus', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await addByPage(page, demo('addsQuietly').path, script)
  await open(page, '/order', script)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const field = page.getByRole('textbox', { name: 'Şifre' })
  await field.evaluate((one) => {
    scrollBy({ top: one.getBoundingClientRect().top - 76, behavior: 'instant' })
    one.focus()
  })
  const isUncovered = () =>
    field.evaluate((one) => {
      const { x, y } = one.getBoundingClientRect()
      return document.elementFromPoint(x + 8, y + 8) === one
    })
  await expect.poll(isUncovered).toBe(true)
})

test('[O06] neither the cookie question nor the link to the top covers a field or the summary', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/order', script)
  const question = page.getByRole('form', { name: 'Çerezler' })
  await expect(question).toBeVisible()
  const [strip, heading] = [
    await question.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ]
  expect(Number(strip?.y) + Number(strip?.height)).toBeLessThanOrEqual(Number(heading?.y))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('link', { name: 'Sayfanın başına dön' })).toHaveCount(0)
})
