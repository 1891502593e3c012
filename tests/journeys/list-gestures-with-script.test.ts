import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { codeRuns, expect, holdAnswers, open, test } from '../support/journey'

const list = shop.list.path
/** Longer than a tick waits for another one. */
const waitMs = 1000

const answers = new RegExp(`${list}\\.data\\?`)

async function openList(page: Page, query = '') {
  await page.clock.install()
  const code = codeRuns(page, /update-in-place/)
  await open(page, list + query, true)
  const filters = page.getByRole('main').getByRole('complementary', { name: 'Filtreler' })
  const opener = filters.locator('summary')
  const sort = page.getByLabel('Sıralama')
  if (await opener.isVisible()) await opener.click()
  await filters.getByRole('checkbox').first().hover()
  await code
  /** On a phone the open filters lie over the list and its tools. */
  const closePanel = async () => {
    if (await opener.isVisible()) await page.keyboard.press('Escape')
  }
  // A closed sheet hides them.
  const isHidden = { includeHidden: true }
  return {
    filters,
    sort,
    closePanel,
    chips: filters.getByRole('list', { name: 'Seçili filtreler' }).getByRole('link'),
    brands: filters
      .getByRole('group', { name: 'Marka', ...isHidden })
      .getByRole('checkbox', isHidden),
    price: filters.getByRole('textbox', { name: 'Fiyat en az', ...isHidden }),
    async sortLast() {
      await closePanel()
      await sort.selectOption({ index: 4 })
      return sort.inputValue()
    },
  }
}

const requested = (page: Page, query: RegExp) =>
  page.waitForRequest((request) => answers.test(request.url()) && query.test(request.url()))

const ends = (query: string) => new RegExp(`${list}\\?${query}$`)

test('[B03] [B02] an order chosen while a ticked filter is on its way applies together with it', async ({
  page,
}) => {
  const { brands, sort, sortLast } = await openList(page)
  const ticked = requested(page, /brand=/)
  const release = await holdAnswers(page, answers)
  await brands.first().check()
  await page.clock.runFor(waitMs)
  await ticked
  const chosen = await sortLast()
  release()
  await expect(page).toHaveURL(ends(`brand=\\d+&sort=${chosen}`))
  await expect(brands.first()).toBeChecked()
  await expect(sort).toHaveValue(chosen)
})

test('[B03] [B02] an order chosen right after a tick takes it along', async ({ page }) => {
  const { brands, sort } = await openList(page)
  const first = requested(page, /./)
  const chosen = await brands.first().evaluate((box) => {
    ;(box as HTMLInputElement).click()
    const select = document.querySelector('.sort select') as unknown as HTMLSelectElement
    select.selectedIndex = 4
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return select.value
  })
  expect((await first).url()).toMatch(new RegExp(`brand=\\d+&.*sort=${chosen}`))
  await page.clock.runFor(waitMs)
  await expect(page).toHaveURL(ends(`brand=\\d+&sort=${chosen}`))
  await expect(brands.first()).toBeChecked()
  await expect(sort).toHaveValue(chosen)
})

for (const isLate of [false, true])
  test(`[B03] [B02] a filter ticked while an order is on its way applies together with it${isLate ? ', though the order comes first' : ''}`, async ({
    page,
  }) => {
    const { brands, sort } = await openList(page)
    const sorted = requested(page, /sort=/)
    const release = await holdAnswers(page, answers)
    const chosen = await sort.evaluate((element) => {
      const select = element as unknown as HTMLSelectElement
      select.selectedIndex = 4
      select.dispatchEvent(new Event('change', { bubbles: true }))
      return select.value
    })
    await sorted
    await brands.first().check()
    if (isLate) {
      release()
      await expect(page).toHaveURL(/sort=/)
    }
    await page.clock.runFor(waitMs)
    release()
    await expect(page).toHaveURL(ends(`brand=\\d+&sort=${chosen}`))
    await expect(brands.first()).toBeChecked()
    await expect(sort).toHaveValue(chosen)
  })

test('[B05] [B02] a typed price goes along with an order chosen right after it', async ({
  page,
}) => {
  const { price, sort, sortLast } = await openList(page)
  await price.fill('20')
  const chosen = await sortLast()
  await page.clock.runFor(waitMs)
  await expect(page).toHaveURL(ends(`price=20-\\d+&sort=${chosen}`))
  await expect(price).toHaveValue('20')
  await expect(sort).toHaveValue(chosen)
})

test('[B03] [B02] a filter taken back while a tick and an order are on their way leaves both', async ({
  page,
}) => {
  const { brands, chips, sort, sortLast } = await openList(page, '?discounted=1&stock=1')
  const sorted = requested(page, /sort=/)
  const release = await holdAnswers(page, answers)
  await brands.first().check()
  const chosen = await sortLast()
  await sorted
  const undone = requested(page, /\?stock=1(?:&|$)/)
  await chips.first().click()
  await undone
  release()
  await page.clock.runFor(waitMs)
  await expect(page).toHaveURL(ends(`brand=\\d+&sort=${chosen}&stock=1`))
  await expect(brands.first()).toBeChecked()
  await expect(sort).toHaveValue(chosen)
})

test('[B03] [B02] an order chosen while a filter is being taken back leaves it out', async ({
  page,
}) => {
  const { chips, sort, sortLast, closePanel } = await openList(page, '?discounted=1&stock=1')
  await closePanel()
  const undone = requested(page, /\?stock=1/)
  const release = await holdAnswers(page, answers)
  await chips.first().click()
  await undone
  const chosen = await sortLast()
  await page.clock.runFor(waitMs)
  release()
  await expect(page).toHaveURL(/\?(?!.*discounted)/)
  await page.clock.runFor(waitMs)
  await expect(page).toHaveURL(ends(`sort=${chosen}&stock=1`))
  await expect(sort).toHaveValue(chosen)
})

test('[B03] choosing several products right after a tick takes it along', async ({ page }) => {
  const { brands } = await openList(page)
  await brands.first().evaluate((box) => {
    ;(box as HTMLInputElement).click()
    document.querySelector<HTMLElement>('.layouts a')?.click()
  })
  await expect(page).toHaveURL(/sp=1/)
  await page.clock.runFor(waitMs)
  await expect(page).toHaveURL(ends('brand=\\d+&sp=1'))
  await expect(brands.first()).toBeChecked()
})

test('[B03] of two filters ticked while code is on its way the later address is opened', async ({
  page,
}) => {
  const { brands } = await openList(page)
  // Chromium answers the later import of this part first.
  const release = await holdAnswers(page, /\/help-frame-/)
  const loading = page.waitForRequest(/\/help-frame-/)
  await brands.nth(0).check()
  await page.clock.runFor(waitMs)
  await loading
  await brands.nth(1).check()
  await page.clock.runFor(waitMs)
  release()
  await expect(page).toHaveURL(ends('brand=\\d+-\\d+'))
  await expect(brands.nth(0)).toBeChecked()
  await expect(brands.nth(1)).toBeChecked()
})

test('[B03] a filter on its way stays ticked when the list of an earlier one comes first', async ({
  page,
}) => {
  const { brands, filters } = await openList(page)
  const release = await holdAnswers(page, /\.data\?(?!.*brand=.*brand=)/)
  const releaseLater = await holdAnswers(page, /\.data\?.*brand=.*brand=/)
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = requested(page, /brand=/)
  await brands.nth(0).check()
  await page.clock.runFor(waitMs)
  await first
  await brands.nth(1).check()
  // The second address is wanted, but waits for the next frame.
  await page.clock.runFor(401)
  release()
  await expect(filters.getByRole('link', { name: /kaldır/ })).toHaveCount(1)
  await expect(brands.nth(1)).toBeChecked()
  await brands.nth(2).check()
  await page.clock.resume()
  await page.clock.runFor(waitMs)
  releaseLater()
  await expect(page).toHaveURL(ends('brand=\\d+-\\d+-\\d+'))
  for (const at of [0, 1, 2]) await expect(brands.nth(at)).toBeChecked()
})
