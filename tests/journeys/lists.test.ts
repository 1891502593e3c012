import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

const list = shop.list.path

test('[B03] [B05] filters a list, removes one filter and then all', async ({ page, script }) => {
  await open(page, list, script)
  const main = page.getByRole('main')
  const filters = main.getByRole('complementary', { name: 'Filtreler' })
  const opener = filters.locator('summary')
  const group = filters.getByRole('group', { name: 'Marka' })
  const openPanel = async () => {
    if ((await opener.isVisible()) && !(await group.isVisible())) await opener.click()
  }
  const count = main.getByText(/^\d+ ürün$/)
  const all = shop.countsGoods ? Number.parseInt(await count.innerText(), 10) : 0
  await openPanel()
  await filters.getByRole('checkbox', { name: 'Stokta olanlar' }).check()
  const brand = filters.getByRole('group', { name: 'Marka' }).getByRole('checkbox').first()
  await brand.check()
  await filters.getByRole('textbox', { name: 'Fiyat en az' }).fill(String(shop.list.lowPrice))
  // With script each choice applies itself.
  if (script) await page.keyboard.press('Enter')
  else await filters.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(/\?brand=\d+&price=\d+-\d+&stock=1$/)
  if (shop.countsGoods) await expect(count).not.toHaveText(`${all} ürün`)
  const chosen = filters.getByRole('list', { name: 'Seçili filtreler' }).getByRole('link')
  await expect(chosen).toHaveCount(4)
  await openPanel()
  await expect(brand).toBeChecked()
  if (await opener.isVisible()) await opener.click()
  await filters.getByRole('link', { name: /^Stokta olanlar/ }).click()
  await expect(page).toHaveURL(/\?brand=\d+&price=\d+-\d+$/)
  await expect(chosen).toHaveCount(3)
  await filters.getByRole('link', { name: 'Tümünü temizle' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  if (shop.countsGoods) await expect(count).toHaveText(`${all} ürün`)
  await page.goBack()
  await expect(chosen).toHaveCount(3)
})

test('[B03] filters without results say so and can be removed', async ({ page, script }) => {
  await open(page, `${list}?price=1-2`, script)
  const main = page.getByRole('main')
  await expect(main.getByText('Bu filtrelerle ürün bulunamadı.')).toBeVisible()
  await main.getByRole('link', { name: 'Tümünü temizle' }).click()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('[B08] loads more of a list, which is as long after Back', async ({ page, script }) => {
  await open(page, `/arama?q=${shop.words.many}`, script)
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(shop.pageSize)
  await main.getByRole('link', { name: 'Daha fazla göster' }).click()
  await expect(page).toHaveURL(/ps=2/)
  await expect(cards).not.toHaveCount(shop.pageSize)
  const grown = await cards.count()
  const link = cards.nth(shop.pageSize + 6).getByRole('link')
  const title = (await link.innerText()).trim()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(cards).toHaveCount(grown)
  await expect(page).toHaveURL(/ps=2/)
})

test('[B13] filters are a sheet at the foot of a phone’s screen', async ({ page, script }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, list, script)
  const main = page.getByRole('main')
  const filters = main.getByRole('complementary', { name: 'Filtreler' })
  const opener = filters.locator('summary')
  const form = filters.locator('form')
  await opener.click()
  const foot = () => form.evaluate((sheet) => sheet.getBoundingClientRect().bottom)
  await expect.poll(foot).toBe(700)
  // Above the sheet.
  await page.mouse.click(200, 20)
  await expect(form).toBeHidden()
  const count = main.getByText(/^\d+ ürün$/)
  const all = shop.countsGoods ? await count.innerText() : ''
  await opener.click()
  await filters.getByRole('checkbox', { name: 'Stokta olanlar' }).check()
  const button = filters.getByRole('button', { name: script ? /göster$/ : 'Uygula' })
  if (script && shop.countsGoods) {
    await expect(count).not.toHaveText(all)
    await expect(button).toHaveAccessibleName(`${await count.innerText()}ü göster`)
  }
  await button.click()
  await expect(page).toHaveURL(/\?stock=1$/)
  await expect(form).toBeHidden()
  if (!script) return
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[B13] the sheet of filters has a title, and a cross that closes it', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, list, script)
  const filters = page.getByRole('main').getByRole('complementary', { name: 'Filtreler' })
  const head = filters.locator('summary')
  const form = filters.locator('form')
  await head.click()
  await expect(form).toBeVisible()
  await expect(head).toHaveText(/^Filtrele/)
  const foot = () => head.evaluate((one) => Math.round(one.getBoundingClientRect().bottom))
  const top = () => form.evaluate((one) => Math.round(one.getBoundingClientRect().top))
  await expect.poll(async () => (await foot()) - (await top())).toBe(0)
  const cross = await head.evaluate((one) => getComputedStyle(one, '::after').content)
  expect(cross).toContain('✕')
  await page.mouse.click(390 - 28, (await foot()) - 28)
  await expect(form).toBeHidden()
})

test('[B02] [B03] the number of goods has one place on a phone, with filters and without', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const main = page.getByRole('main')
  for (const query of ['', '?stock=1']) {
    await open(page, `${list}${query}`, script)
    const below = async () => {
      const count = await main.locator('.tools > p').boundingBox()
      const opener = await main.locator('.filters summary').boundingBox()
      return Number(count?.y) - Number(opener?.y)
    }
    expect(await below(), query).toBeGreaterThan(20)
    const sorting = await main.getByLabel('Sıralama').boundingBox()
    const opener = await main.locator('.filters summary').boundingBox()
    expect(sorting?.y, query).toBeCloseTo(opener?.y ?? 0, 0)
  }
})
