import type { Locator, Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { cartLink, expect, expectInCart, holdAnswers, hydrating, test } from '../support/journey'

/** Opens a page whose clock goes on by `ms` and stands still, so that nothing is given up while its code loads. */
async function openPaused(page: Page, path: string, ms = 60_000): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.clock.pauseAt(Date.now() + ms)
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
}

/** Presses, and lets the clock go on once the hydrated page has taken the press over. */
async function pressAtOnce(page: Page, target: Locator): Promise<void> {
  await target.click()
  await expect(target).not.toHaveAttribute('aria-busy')
  await page.clock.resume()
}

/** Whether the document is still the one that was opened. */
const expectSameDocument = (page: Page) => expect(page.locator('body[data-first]')).toHaveCount(1)

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sepete ekle', exact: true })

test('[U22] an add pressed before the page is hydrated is answered in place', async ({
  page,
  demo,
}) => {
  await openPaused(page, demo('addsQuietly').path)
  await pressAtOnce(page, addButton(page))
  await expectInCart(page, 1)
  await expectSameDocument(page)
})

test('[U22] the code that sends a pressed heart is requested before that of its list', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const at = (name: string) => files.findIndex((file) => file.includes(`/assets/${name}`))
  // Before the page is hydrated by itself, 3 s after it has loaded.
  await openPaused(page, shop.list.path, 500)
  await pressAtOnce(page, page.getByRole('main').locator('button[name="fav"]').first())
  await expect(page.getByRole('dialog', { name: 'Üye girişi' })).toBeVisible()
  await expectSameDocument(page)
  expect(at('change.route')).toBeGreaterThan(0)
  expect(at('change.route')).toBeLessThan(at('heart-buttons'))
})

test('[U22] [C08] an add that opens the cart opens the same drawer as later', async ({
  page,
  demo,
}) => {
  await openPaused(page, demo('opensCart').path)
  await pressAtOnce(page, addButton(page))
  await expect(page.getByRole('dialog', { name: 'Sepetim' })).toBeVisible()
  await expectSameDocument(page)
})

test('[U22] [U02] the cart pressed before the page is hydrated opens the same drawer as later', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 600, height: 800 })
  const release = await holdAnswers(page, hydrating)
  await openPaused(page, demo('plain').path)
  await cartLink(page).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Sepetim' })).toBeVisible()
  await expectSameDocument(page)
})

test('[U22] a link pressed before the page is hydrated opens its dialog', async ({
  page,
  demo,
}) => {
  await openPaused(page, demo('plain').path)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /ödeme|taksit/i })
    .first()
  await pressAtOnce(page, link)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSameDocument(page)
})

test('[U22] [B03] filters ticked before the page is hydrated all apply', async ({ page }) => {
  await openPaused(page, shop.list.path)
  const filters = page.getByRole('main').getByRole('complementary', { name: 'Filtreler' })
  if (await filters.locator('summary').isVisible()) await filters.locator('summary').click()
  const brands = filters.getByRole('group', { name: 'Marka' }).getByRole('checkbox')
  await brands.nth(0).check()
  await brands.nth(1).check()
  await page.clock.resume()
  await expect(page).toHaveURL(/\?brand=\d+-\d+$/)
  await expectSameDocument(page)
})

for (const kind of ['addsQuietly', 'opensCart'] as const)
  test(`[U22] [C04] where the code is slow, the browser sends the form, and the shopper is back at the same place: ${kind}`, async ({
    page,
    demo,
  }) => {
    await holdAnswers(page, hydrating)
    const { path } = demo(kind)
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(path)
    const inPage = page
      .locator('#purchase')
      .getByRole('button', { name: 'Sepete ekle', exact: true })
    await page.evaluate(() => scrollTo(0, 300))
    await page.evaluate(() => document.body.setAttribute('data-first', ''))
    await inPage.click()
    await expectInCart(page, 1)
    await expect(page.locator('body[data-first]')).toHaveCount(0)
    await expect(page).toHaveURL(({ pathname }) => decodeURI(pathname) === decodeURI(path))
    await expect(inPage).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

test('[U22] [B06] the first focus of the search field shows suggestions for what is typed there', async ({
  page,
}) => {
  await page.goto('/')
  const field = page
    .getByRole('banner')
    .getByRole('combobox')
    .or(page.getByRole('banner').getByRole('searchbox'))
  await field.click()
  await field.pressSequentially('def')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})
