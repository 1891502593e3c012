import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { codeRuns, expect, holdAnswers, open, test } from '../support/journey'

const list = shop.list.path

function partsOf(page: Page) {
  const main = page.getByRole('main')
  const filters = main.getByRole('complementary', { name: 'Filtreler' })
  return {
    filters,
    count: main.getByText(/^\d+ ürün(?: gösteriliyor)?$/),
    box: (name: string) => filters.getByRole('checkbox', { name }),
    brands: filters.getByRole('group', { name: 'Marka' }).getByRole('checkbox'),
    /** On a phone the filters are inside a closed `details`. */
    async openPanel() {
      const opener = filters.locator('summary')
      if (await opener.isVisible()) await opener.click()
    },
  }
}

test('[B03] each filter applies at once: path, focus and scroll position stay, and the count is announced', async ({
  page,
}) => {
  await open(page, list, true)
  const { box, brands, count, openPanel } = partsOf(page)
  const all = await count.innerText()
  await openPanel()
  const brand = brands.nth(1)
  await brand.scrollIntoViewIfNeeded()
  await brand.focus()
  const position = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?brand=\d+$/)
  await expect(count).not.toHaveText(all)
  await expect(brand).toBeChecked()
  await expect(brand).toBeVisible()
  await expect(brand).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'ürün' })).toHaveText(
    await count.innerText(),
  )
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - position)).toBeLessThan(60)
  await box('Stokta olanlar').check()
  await expect(page).toHaveURL(/\?brand=\d+&stock=1$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?brand=\d+$/)
  await expect(brand).toBeChecked()
  await expect(box('Stokta olanlar')).not.toBeChecked()
  await page.goBack()
  await expect(count).toHaveText(all)
  await expect(brand).not.toBeChecked()
})

test('[B03] [B13] words of options are pressed one after the other in the sheet of a phone, which stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, list, true)
  const { filters, openPanel } = partsOf(page)
  await openPanel()
  for (const [words, param] of [
    ['Stokta olanlar', 'stock'],
    ['Yeni gelenler', 'new'],
  ] as const) {
    const option = filters.getByText(words, { exact: true }).last()
    await option.click({ position: { x: 60, y: 12 } })
    await expect(page).toHaveURL(new RegExp(`[?&]${param}=1`))
    await expect(option).toBeVisible()
  }
})

test('[B03] after several quick filters only the last response is shown', async ({ page }) => {
  await open(page, list, true)
  const { brands, count, openPanel } = partsOf(page)
  const all = await count.innerText()
  await openPanel()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const requested: string[] = []
  await page.route(/_routes=|_data=|\.data/, async (route) => {
    const url = route.request().url()
    if (url.includes('brand=')) requested.push(url)
    if (requested.length === 1) await held
    await route.continue().catch(() => undefined)
  })
  await brands.nth(0).check()
  await expect.poll(() => requested.length).toBe(1)
  await brands.nth(1).check()
  await expect(page).toHaveURL(/\?brand=\d+-\d+$/)
  await expect(count).not.toHaveText(all)
  const both = await count.innerText()
  release()
  await expect(brands.nth(0)).toBeChecked()
  await expect(brands.nth(1)).toBeChecked()
  await expect(count).toHaveText(both)
  await expect(page).toHaveURL(/\?brand=\d+-\d+$/)
})

test('[B03] ticked filters are kept when all choices of a group are shown', async ({ page }) => {
  await open(page, list, true)
  const { brands, filters, openPanel } = partsOf(page)
  await openPanel()
  const few = await brands.count()
  await brands.first().check()
  await expect(page).toHaveURL(/\?brand=\d+$/)
  await expect(filters.getByRole('list', { name: 'Seçili filtreler' })).toBeVisible()
  // At once, before the second tick is submitted automatically.
  await brands.nth(1).evaluate((box) => {
    const more = box.closest('fieldset')?.querySelector('button')
    ;(box as HTMLInputElement).click()
    more?.click()
  })
  await expect(page).toHaveURL(/all=1&brand=\d+-\d+$/)
  await expect(brands.first()).toBeChecked()
  await expect(brands.nth(1)).toBeChecked()
  await expect.poll(() => brands.count()).toBeGreaterThan(few)
})

test('[B03] removing a filter moves focus to the next chip, the previous one, then the list', async ({
  page,
  isMobile,
}) => {
  await open(page, `${list}?discounted=1&stock=1&price=1-999999`, true)
  const { filters, count } = partsOf(page)
  const chips = filters.getByRole('list', { name: 'Seçili filtreler' }).getByRole('link')
  const undo = async (at: number) => {
    const before = await chips.count()
    await chips.nth(at).focus()
    await page.keyboard.press('Enter')
    await expect(chips).toHaveCount(before - (before === 2 ? 2 : 1))
  }
  await expect(chips).toHaveCount(4)
  const second = await chips.nth(1).innerText()
  await undo(0)
  await expect(chips.first()).toBeFocused()
  await expect(chips.first()).toHaveText(second)
  await undo(1)
  await expect(chips.first()).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'ürün' })).toHaveText(
    await count.innerText(),
  )
  await undo(0)
  await expect(isMobile ? filters.locator('summary') : count).toBeFocused()
})

test('[B03] [B05] a filter ticked just before others are removed still applies', async ({
  page,
}) => {
  await page.clock.install()
  const code = codeRuns(page, /update-in-place/)
  await open(page, `${list}?discounted=1&stock=1`, true)
  const { filters, openPanel } = partsOf(page)
  await openPanel()
  await filters.hover()
  await code
  const chips = filters.getByRole('list', { name: 'Seçili filtreler' }).getByRole('link')
  await expect(chips).toHaveCount(3)
  const release = await holdAnswers(page, new RegExp(`${shop.list.path}\\.data\\?(?!.*brand=)`))
  await page.evaluate(() => {
    const press = () => document.querySelector<HTMLElement>('#filters .chosen-filters a')?.click()
    const first = document.querySelector('#filters form')
    document.querySelector<HTMLElement>('#filters [name="brand"]')?.click()
    press()
    // The second filter is removed as soon as the list without the first is shown.
    const rendered = new MutationObserver(() => {
      if (first?.isConnected || !document.querySelector('#filters .chosen-filters a')) return
      rendered.disconnect()
      press()
    })
    rendered.observe(document.body, { childList: true, subtree: true })
  })
  // The response arrives after the tick would have been submitted automatically.
  await page.clock.runFor(1000)
  release()
  await expect(page).toHaveURL(new RegExp(`${shop.list.path}\\?brand=\\d+$`))
  await expect(chips).toHaveCount(2)
})

test('[B03] [B05] removing a filter waits for the code that keeps a tick', async ({ page }) => {
  const release = await holdAnswers(page, /\/update-in-place/)
  await open(page, `${list}?discounted=1&stock=1`, true)
  const undone = (limit?: { timeout: number }) =>
    page.waitForRequest(new RegExp(`${shop.list.path}\\.data\\?stock=1`), limit)
  const early = undone({ timeout: 1000 }).catch(() => undefined)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#filters [name="brand"]')?.click()
    document.querySelector<HTMLElement>('#filters .chosen-filters a')?.click()
  })
  expect(await early).toBeUndefined()
  const late = undone()
  release()
  await late
  await expect(page).toHaveURL(new RegExp(`${shop.list.path}\\?brand=\\d+&stock=1$`))
})

test('[B03] [B05] a filter ticked while another is being removed applies to the list without that one', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, `${list}?discounted=1&stock=1`, true)
  const { filters, openPanel } = partsOf(page)
  const undone = page.waitForRequest(new RegExp(`${shop.list.path}\\.data\\?stock=1`))
  const release = await holdAnswers(page, new RegExp(`${shop.list.path}\\.data\\?(?!.*brand=)`))
  await filters.getByRole('list', { name: 'Seçili filtreler' }).getByRole('link').first().click()
  await undone
  await openPanel()
  await filters.locator('[name="brand"]').first().check()
  // Longer than a tick waits for another one.
  await page.clock.runFor(1000)
  release()
  await expect(page).toHaveURL(new RegExp(`${shop.list.path}\\?brand=\\d+&stock=1$`))
})

test('[B03] [B05] a click beside the filters does not delay a tick', async ({ page }) => {
  await open(page, `${list}?discounted=1&stock=1`, true)
  const { filters, openPanel } = partsOf(page)
  await expect(filters.getByRole('list', { name: 'Seçili filtreler' })).toBeVisible()
  const code = codeRuns(page, /update-in-place/)
  await openPanel()
  await filters.getByRole('checkbox').first().hover()
  await code
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#filters [name="brand"]')?.click()
    document.querySelector<HTMLElement>('#filters .chosen-filters')?.click()
  })
  await expect(page).toHaveURL(/brand=\d+/)
})

/** Opens all options of the list; the last group with a search above it. */
async function openLongFilter(page: Page) {
  await open(page, list, true)
  const { filters, openPanel } = partsOf(page)
  await openPanel()
  await filters
    .getByRole('button', { name: /^Tümünü göster/ })
    .first()
    .click()
  const group = filters
    .getByRole('group')
    .filter({ has: page.getByRole('searchbox') })
    .last()
  const field = group.getByRole('searchbox')
  await expect(field).toBeVisible()
  const text = await group.getByText(/\p{L}/u).last().innerText()
  const [word = ''] = text.split(/[\s\d]+/)
  return { field, word, options: group.getByRole('checkbox') }
}

test('[B14] a long filter is narrowed while typing, and stays so after a tick', async ({
  page,
}) => {
  const { field, word, options } = await openLongFilter(page)
  const all = await options.count()
  expect(all).toBeGreaterThanOrEqual(9)
  await field.fill(word.toUpperCase())
  await expect.poll(() => options.count()).toBeLessThan(all)
  const few = await options.count()
  expect(few).toBeGreaterThan(0)
  const requested: URL[] = []
  page.on('request', (request) => {
    if (request.url().includes(list)) requested.push(new URL(request.url()))
  })
  const name = (await options.first().getAttribute('name')) ?? ''
  const isTicked = ({ searchParams }: URL) => searchParams.has(name)
  await field.press('Enter')
  await options.first().check()
  await expect(page).toHaveURL(isTicked)
  // Enter itself has sent nothing.
  expect(requested.filter((url) => !isTicked(url)).map(String)).toEqual([])
  await expect(field).toHaveValue(word.toUpperCase())
  await expect(options.first()).toBeChecked()
  await field.fill('')
  await expect.poll(() => options.count()).toBeGreaterThan(few)
})

test('[B14] [U22] who types in a long filter while its list is on the way goes on typing there', async ({
  page,
}) => {
  const { field, word, options } = await openLongFilter(page)
  const all = await options.count()
  const release = await holdAnswers(page, /\.data\?/)
  await options.first().check()
  await field.fill(word)
  await field.press('Home')
  release()
  await expect(page).toHaveURL(/all=1&.|&all=1/)
  await expect(options.first()).toHaveAttribute('checked')
  await expect(field).toBeFocused()
  await expect.poll(() => options.count()).toBeLessThan(all)
  await page.keyboard.type('x')
  await expect(field).toHaveValue(`x${word}`)
  await field.fill('')
  await expect(options).toHaveCount(all)
})
