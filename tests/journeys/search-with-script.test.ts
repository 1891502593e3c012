import { shop } from '../support/facts/shop-facts'
import { expect, holdAnswers, open, test } from '../support/journey'

const field = { name: 'Ürün ara' }

test('[B06] suggests from three letters on, for Turkish and English keyboards, and arrow keys move through the list', async ({
  page,
}) => {
  await open(page, '/', true)
  const input = page.getByRole('combobox', field)
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  await expect(input).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/arama/oneriler')) requested.push(request.url())
  })
  const list = page.getByRole('listbox', { name: 'Öneriler' })
  await input.pressSequentially(shop.words.start.slice(0, 2))
  await input.pressSequentially(shop.words.start.slice(2), { delay: 20 })
  await expect(list.getByRole('option').first()).toBeVisible()
  expect(requested).toHaveLength(1)
  await expect(list.getByRole('group', { name: 'Ürünler' })).toBeVisible()
  const titles = await list.getByRole('option').allInnerTexts()
  for (const word of [...shop.words.spellings].reverse()) {
    const answered = page.waitForResponse((response) =>
      decodeURIComponent(response.url()).endsWith(word),
    )
    await input.fill(word)
    await answered
    await expect(list.getByRole('option').first()).toContainText(shop.words.found)
  }
  expect(titles.join()).toContain(shop.words.found)
  const first = list.getByRole('option').first()
  // The list of the last word, which looks like the previous one, may appear only now.
  await expect(async () => {
    await input.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
  await expect(input).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  )
  await input.press('Escape')
  await expect(list).toBeHidden()
  await input.press('ArrowDown')
  await expect(list).toBeVisible()
  await input.press('ArrowDown')
  const chosen = list.locator('[aria-selected=true]')
  const aim = await chosen.getAttribute('href')
  const title = (await chosen.innerText()).split('\n')[0] ?? ''
  await input.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${aim?.replace(/[?]/g, '\\?')}$`))
  expect(title).not.toBe('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('[B06] the panel stands right below its field, edge to edge', async ({ page }) => {
  await open(page, '/', true)
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  const input = page.getByRole('combobox', field)
  await input.pressSequentially(shop.words.start)
  const panel = page.locator('.suggestions')
  await expect(panel).toBeVisible()
  const edges = (box: { x: number; width: number } | null) =>
    box && [Math.round(box.x), Math.round(box.x + box.width)]
  await expect
    .poll(async () => edges(await panel.boundingBox()))
    .toEqual(edges(await input.boundingBox()))
})

test('[B06] remembers searches until they are cleared', async ({ page }) => {
  await open(page, '/', true)
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  const input = page.getByRole('combobox', field)
  await input.fill(shop.words.usual)
  await input.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/arama\\?q=${encodeURIComponent(shop.words.usual)}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.words.usual)
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  await input.fill('')
  const recent = page.getByRole('group', { name: 'Son aramalar' })
  await expect(recent.getByRole('option', { name: shop.words.usual })).toBeVisible()
  const clear = page.getByRole('button', { name: 'Son aramaları temizle' })
  const [box, list] = [await clear.boundingBox(), await recent.boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual(Number(list?.y) + Number(list?.height))
  expect(Number(box?.width)).toBeGreaterThan(3 * Number(box?.height))
  await clear.click()
  await expect(recent).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('vitrin-searches'))).toBeNull()
})

test('[B18] the word is offered within a category and with all its results, its letters marked', async ({
  page,
}) => {
  await open(page, '/', true)
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  const input = page.getByRole('combobox', field)
  await input.fill(shop.brand.word)
  const list = page.getByRole('listbox', { name: 'Öneriler' })
  const products = list.getByRole('group', { name: 'Ürünler' })
  await expect(products.locator('mark').first()).toHaveText(shop.brand.title)
  await expect(products.getByRole('option').last()).toHaveText(/^Tüm (?:\d+ sonuç|sonuçlar)$/)
  const all = await products.getByRole('option').last().innerText()
  await list
    .getByRole('option', { name: /içinde$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/arama\?q=.+&category=\d+$/)
  const count = page.getByRole('main').getByText(/^\d+ ürün$/)
  expect(Number.parseInt(await count.innerText(), 10)).toBeLessThanOrEqual(
    Number(all.match(/\d+/)?.[0]),
  )
})

for (const word of ['kupa mavi', 'xyzq'])
  test(`[B06] [B19] where nothing is found for “${word}”, the panel says so and offers popular words`, async ({
    page,
  }) => {
    await page.route(/\/arama\/oneriler\?q=(kupa|xyzq)/, (route) =>
      route.fulfill({
        json: { products: [], categories: [], brands: [], combines: [], meant: null },
      }),
    )
    await open(page, '/', true)
    await page.getByRole('banner').getByLabel('Ürün ara').click()
    const input = page.getByRole('combobox', field)
    await input.fill(word)
    const nothing = page.locator('.suggestions').getByText(`“${word}” için bir şey bulunamadı`)
    await expect(nothing).toBeVisible()
    const popular = page.getByRole('group', { name: 'Çok arananlar' })
    await expect(popular.getByRole('option').first()).toBeVisible()
    await input.fill(shop.words.usual)
    await expect(page.getByRole('group', { name: 'Ürünler' })).toBeVisible()
    await expect(nothing).toBeHidden()
  })

test('[B19] before typing, the words that many search for are offered', async ({ page }) => {
  await open(page, '/', true)
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  const popular = page.getByRole('group', { name: 'Çok arananlar' })
  const option = popular.getByRole('option').first()
  const word = await option.innerText()
  await option.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
})

test('[B06] [B19] a panel closed before the popular words arrive stays closed', async ({
  page,
}) => {
  const words = '**/arama/oneriler'
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(words, async (route) => {
    await released
    await route.continue()
  })
  await open(page, '/', true)
  const requested = page.waitForRequest(words)
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  await requested
  const input = page.getByRole('combobox', field)
  await input.press('Escape')
  const arrived = page.waitForResponse(words)
  release()
  await (await arrived).finished()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await expect(page.getByRole('listbox')).toBeHidden()
  await input.blur()
  await input.focus()
  await expect(page.getByRole('group', { name: 'Çok arananlar' })).toBeVisible()
})

test('[B06] the search form works when the suggestions fail', async ({ page }) => {
  await page.route('**/arama/oneriler*', (route) => route.abort())
  await open(page, '/', true)
  await page.getByRole('banner').getByLabel('Ürün ara').click()
  const input = page.getByRole('combobox', field)
  const failed = page.waitForEvent('requestfailed')
  await input.fill(shop.words.usual)
  await failed
  await expect(page.getByRole('listbox')).toBeHidden()
  await input.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/arama\\?q=${encodeURIComponent(shop.words.usual)}`))
})

test('[B09] hovering over a card shows the product’s other variants', async ({
  page,
  isMobile,
}) => {
  await open(page, shop.sibling.list, true)
  let requested = 0
  page.on('request', (request) => {
    if (request.url().includes('/attributes/')) requested += 1
  })
  const card = page.getByRole('article').filter({ hasText: shop.sibling.title }).first()
  if (isMobile) {
    await card.dispatchEvent('touchstart')
    await expect(card.getByText(`${shop.sibling.label}:`)).toHaveCount(0)
    return
  }
  await card.hover()
  await expect(card.getByText(`${shop.sibling.label}:`)).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(card.getByText(`${shop.sibling.label}:`)).toHaveCount(0)
  await card.hover()
  await expect(card.getByText(`${shop.sibling.label}:`)).toBeVisible()
  expect(requested).toBe(1)
})

test('[B09] a variant on a card links to that product', async ({ page, isMobile }) => {
  await open(page, shop.sibling.list, true)
  const card = page.getByRole('article').filter({ hasText: shop.sibling.title }).first()
  if (isMobile) {
    // Without a mouse nothing is shown; the product's page has the same links.
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.sibling.title)
    return
  }
  await card.hover()
  await card.getByRole('link', { name: shop.sibling.other }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.sibling.otherTitle)
  await expect(page).not.toHaveURL(new RegExp(`/urun/|${shop.sibling.list}$`))
})

test('[P06] [B09] a card reports that its attributes failed to load', async ({
  page,
  isMobile,
}) => {
  await page.route('**/attributes/*', (route) => route.abort())
  await open(page, shop.sibling.list, true)
  const card = page.getByRole('article').filter({ hasText: shop.sibling.title }).first()
  const failure = card.getByText('Ürün özellikleri yüklenirken bir hata oluştu')
  if (isMobile) {
    await card.dispatchEvent('touchstart')
    await expect(failure).toHaveCount(0)
    return
  }
  await card.hover()
  await expect(failure).toBeVisible()
  await page.unroute('**/attributes/*')
  await page.mouse.move(2, 2)
  await expect(failure).toHaveCount(0)
  await card.hover()
  await expect(card.getByText(`${shop.sibling.label}:`)).toBeVisible()
})

test('[B06] Enter searches before the code of the suggestions has loaded', async ({ page }) => {
  await open(page, shop.list.path, true)
  const release = await holdAnswers(page, /suggestions-/)
  const input = page.getByRole('banner').getByLabel('Ürün ara')
  await input.fill(shop.words.corrected)
  await input.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/arama\\?q=${shop.words.corrected}$`))
  release()
})
