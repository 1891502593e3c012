import type { Page } from '@playwright/test'
import { bag, expect, expectInCart, open, test } from '../support/journey'

const notebook = '/kuzey-noktali-defter'
const ruled = '/kuzey-cizgili-defter'

const layout = (page: Page) => page.getByRole('combobox', { name: 'Sayfa düzeni' })
const add = (page: Page) => page.getByRole('button', { name: 'Sepete ekle' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const again = (page: Page) => page.getByText('Seçtiğiniz ürün bu sayfada.')
const place = (page: Page) => page.evaluate(() => scrollY)

/** Opens the dotted notebook, types a count and chooses the ruled one, of which there is one, and whose page is held. */
async function chooseRuled(page: Page, count = '1') {
  await open(page, notebook, true)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill(count)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${ruled}.data*`, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.url().includes(`${ruled}.data`))
  await layout(page).scrollIntoViewIfNeeded()
  await layout(page).selectOption({ label: 'Çizgili' })
  return { asked, release }
}

for (const moment of ['before its page is asked for', 'while its page is on its way'] as const)
  test(`[P06] the chosen sibling is added, pressed ${moment}`, async ({ page }) => {
    const { asked, release } = await chooseRuled(page)
    if (moment === 'while its page is on its way') await asked
    await add(page).scrollIntoViewIfNeeded()
    const before = await place(page)
    await add(page).click()
    await asked
    release()
    await expect(page).toHaveURL(new RegExp(`${ruled}$`))
    await expectInCart(page, 1)
    // What stands above may be a line shorter.
    expect(Math.abs((await place(page)) - before)).toBeLessThan(60)
    await expect(add(page)).toBeInViewport()
    await expect(again(page)).toHaveCount(0)
    const title = await heading(page).innerText()
    const told = await page.evaluate(() =>
      window.vitrinEvents?.filter(({ name }) => name === 'add_to_cart'),
    )
    expect(told?.map(({ product }) => product.name)).toEqual([title])
    await page.goto('/sepet')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await page.goto(notebook)
    await expect(again(page)).toHaveCount(0)
  })

test('[P06] "Hemen al" pressed with a choice buys the chosen sibling', async ({ page }) => {
  const { asked, release } = await chooseRuled(page)
  await asked
  await page.getByRole('button', { name: 'Hemen al' }).click()
  release()
  await expect(page).not.toHaveURL(/defter$/)
  await page.goto('/sepet')
  await expect(page.getByRole('main').locator(`a[href^="${ruled}"]`).first()).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href^="${notebook}"]`)).toHaveCount(0)
  await expectInCart(page, 1)
})

test('[P06] a press whose chosen page does not come leads there at once and says so', async ({
  page,
}) => {
  await open(page, notebook, true)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('3')
  await page.route('**/ozellik/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await layout(page).selectOption({ label: 'Çizgili' })
  await add(page).click()
  await expect(page).toHaveURL(new RegExp(`${ruled}$`))
  await expect(again(page)).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('3')
  expect(await place(page)).toBe(0)
  await expectInCart(page, 0)
})

test('[P06] a press is forgotten when the shopper goes elsewhere meanwhile', async ({ page }) => {
  const { asked, release } = await chooseRuled(page, '3')
  await add(page).click()
  await asked
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  release()
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')
    link?.setAttribute('href', path)
    link?.click()
  }, ruled)
  await expect(page).toHaveURL(new RegExp(`${ruled}$`))
  await expect(heading(page)).toContainText('Çizgili')
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('1')
  await expect(bag(page)).toHaveText(/^\D+$/)
})

test('[P06] a press with a typed count asks for as many of the chosen sibling', async ({
  page,
}) => {
  const { asked, release } = await chooseRuled(page, '3')
  await asked
  await add(page).click()
  release()
  await expect(page.getByText('Stokta yalnızca 1 adet var')).toBeVisible()
  await expect(heading(page)).toContainText('Çizgili')
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('3')
  await expectInCart(page, 0)
})

test('[P06] a choice in place keeps the typed count', async ({ page }) => {
  const { asked, release } = await chooseRuled(page, '3')
  await asked
  release()
  await expect(page).toHaveURL(new RegExp(`${ruled}$`))
  await expect(heading(page)).toContainText('Çizgili')
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('3')
})
