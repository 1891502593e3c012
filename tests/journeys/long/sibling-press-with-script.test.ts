import type { Page } from '@playwright/test'
import { shop } from '../../support/facts/shop-facts'
import { analyticsCookies, cartLink, expect, expectInCart, open, test } from '../../support/journey'

test.beforeEach(({ context }) => context.addCookies(analyticsCookies))

const { path: notebook, otherPath: squared } = shop.sibling

const layout = (page: Page) => page.getByRole('combobox', { name: shop.sibling.label })
const add = (page: Page) => page.getByRole('button', { name: 'Sepete ekle' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const second = (page: Page) => page.getByText('Seçtiğiniz ürün bu sayfada.')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Opens the dotted notebook, types a count and chooses the squared one with the same options, whose page is held. */
async function chooseSquared(page: Page, count = '1') {
  await open(page, notebook, true)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill(count)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${squared}.data*`, async (route) => {
    await held
    await route.continue()
  })
  const requested = page.waitForRequest((request) => request.url().includes(`${squared}.data`))
  await layout(page).scrollIntoViewIfNeeded()
  await layout(page).selectOption({ label: shop.sibling.other })
  return { requested, release }
}

for (const moment of ['before its page is requested', 'while its page loads'] as const)
  test(`[P06] the chosen sibling is added when the button is pressed ${moment}`, async ({
    page,
  }) => {
    const { requested, release } = await chooseSquared(page)
    if (moment === 'while its page loads') await requested
    await add(page).scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    await add(page).click()
    await requested
    release()
    await expect(page).toHaveURL(new RegExp(`${squared}(\\?variant=\\d+)?$`))
    await expectInCart(page, 1)
    // The content above may be a line shorter.
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(60)
    await expect(add(page)).toBeInViewport()
    await expect(second(page)).toHaveCount(0)
    const title = await heading(page).innerText()
    const emitted = await page.evaluate(() =>
      window.vitrinEvents?.filter((event) => event.name === 'add_to_cart'),
    )
    expect(emitted?.map(({ product }) => product.name)).toEqual([title])
    await page.goto('/sepet')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await page.goto(notebook)
    await expect(second(page)).toHaveCount(0)
  })

test('[P06] "Hemen al" right after a choice buys the chosen sibling', async ({ page }) => {
  const { requested, release } = await chooseSquared(page)
  await requested
  await page.getByRole('button', { name: 'Hemen al' }).click()
  release()
  await expect(page).not.toHaveURL(new RegExp(`(${notebook}|${squared})(\\?.*)?$`))
  await page.goto('/sepet')
  await expect(page.getByRole('main').locator(`a[href^="${squared}"]`).first()).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href^="${notebook}"]`)).toHaveCount(0)
  await expectInCart(page, 1)
})

test('[P06] a press goes to the chosen sibling’s page and reports it when that page fails to load', async ({
  page,
}) => {
  await open(page, notebook, true)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('3')
  await page.route('**/ozellik/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await layout(page).selectOption({ label: shop.sibling.other })
  await add(page).click()
  await expect(page).toHaveURL(new RegExp(`${squared}(\\?variant=\\d+)?$`))
  await expect(second(page)).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('3')
  expect(await scrolled(page)).toBe(0)
  await expectInCart(page, 0)
})

test('[P06] a waiting press is dropped when the shopper goes to another page', async ({ page }) => {
  const { requested, release } = await chooseSquared(page, '3')
  await add(page).click()
  await requested
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  // The URL changes before the next page is rendered.
  await expect(page).toHaveURL('/')
  await expect(layout(page)).toHaveCount(0)
  release()
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')
    link?.setAttribute('href', path)
    link?.click()
  }, squared)
  await expect(page).toHaveURL(new RegExp(`${squared}(\\?variant=\\d+)?$`))
  await expect(heading(page)).toContainText(shop.sibling.otherTitle)
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('1')
  await expect(cartLink(page)).toHaveText(/^\D+$/)
})

test('[P06] a press with a typed count adds that many of the chosen sibling', async ({ page }) => {
  const { requested, release } = await chooseSquared(page, '3')
  await requested
  await add(page).click()
  release()
  await expect(heading(page)).toContainText(shop.sibling.otherTitle)
  await expectInCart(page, 3)
})

test('[P06] choosing a sibling keeps the typed count', async ({ page }) => {
  const { requested, release } = await chooseSquared(page, '3')
  await requested
  release()
  await expect(page).toHaveURL(new RegExp(`${squared}(\\?variant=\\d+)?$`))
  await expect(heading(page)).toContainText(shop.sibling.otherTitle)
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('3')
})

const chosen = (page: Page) => page.locator('.options [aria-current]').allInnerTexts()

/** Chooses brick red and A5 of the dotted notebook, which is not the initial variant. */
async function chooseBrick(page: Page) {
  await open(page, notebook, true)
  for (const name of shop.sibling.options) {
    const option = page.locator('.options').getByRole('link', { name, exact: true })
    await option.click()
    await expect(option).toHaveAttribute('aria-current', 'true')
  }
}

test('[P06] [P03] the chosen options are kept on the sibling’s page, and are added', async ({
  page,
}) => {
  await chooseBrick(page)
  await layout(page).selectOption({ label: shop.sibling.other })
  await add(page).click()
  await expect(page).toHaveURL(new RegExp(`${squared}\\?variant=\\d+$`))
  expect((await chosen(page)).slice(0, 2)).toEqual(shop.sibling.options)
  await expectInCart(page, 1)
  await page.goto('/sepet')
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: shop.sibling.otherTitle })
  await expect(line).toContainText(new RegExp(shop.sibling.options.join('.*')))
})

test('[P06] [P03] a sibling without the chosen options is shown but not added', async ({
  page,
}) => {
  await chooseBrick(page)
  await layout(page).selectOption({ label: shop.sibling.third })
  await add(page).click()
  await expect(page).toHaveURL(new RegExp(`${shop.sibling.thirdPath}\\?variant=\\d+$`))
  await expect(second(page)).toBeVisible()
  expect((await chosen(page))[1]).toBe(shop.sibling.options[1])
  await expectInCart(page, 0)
})

test('[P06] [P03] an option chosen while the sibling’s page loads is the one added', async ({
  page,
}) => {
  const { requested, release } = await chooseSquared(page)
  await requested
  const option = page.locator('.options').getByRole('link', { name: 'Kiremit', exact: true })
  await option.click()
  await expect(option).toHaveAttribute('aria-current', 'true')
  await add(page).click()
  release()
  await expect(heading(page)).toContainText(shop.sibling.otherTitle)
  expect(await chosen(page)).toContain('Kiremit')
  await expectInCart(page, 1)
  await page.goto('/sepet')
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: shop.sibling.otherTitle })
  await expect(line).toContainText('Kiremit')
})
