import { expect, open, test } from '../support/journey'

const list = '/kirtasiye'

test('[B03] [B05] filters a list, undoes one choice and then all', async ({ page, script }) => {
  await open(page, list, script)
  const main = page.getByRole('main')
  const filters = main.getByRole('complementary', { name: 'Filtreler' })
  const opener = filters.locator('summary')
  const group = filters.getByRole('group', { name: 'Marka' })
  const openPanel = async () => {
    if ((await opener.isVisible()) && !(await group.isVisible())) await opener.click()
  }
  const count = main.getByText(/^\d+ ürün$/)
  const all = Number.parseInt(await count.innerText(), 10)
  await openPanel()
  await filters.getByRole('checkbox', { name: 'Stokta olanlar' }).check()
  const brand = filters.getByRole('group', { name: 'Marka' }).getByRole('checkbox').first()
  await brand.check()
  await filters.getByRole('textbox', { name: 'Fiyat en az' }).fill('50')
  await filters.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL(/\?brand=\d+&price=50-\d+&stock=1$/)
  await expect(count).not.toHaveText(`${all} ürün`)
  const chosen = filters.getByRole('list', { name: 'Seçili filtreler' }).getByRole('link')
  await expect(chosen).toHaveCount(4)
  await openPanel()
  await expect(brand).toBeChecked()
  await filters.getByRole('link', { name: /^Stokta olanlar/ }).click()
  await expect(page).toHaveURL(/\?brand=\d+&price=50-\d+$/)
  await expect(chosen).toHaveCount(3)
  await filters.getByRole('link', { name: 'Tümünü temizle' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(count).toHaveText(`${all} ürün`)
  await page.goBack()
  await expect(chosen).toHaveCount(3)
})

test('[B03] filters that find nothing say so and can be undone', async ({ page, script }) => {
  await open(page, `${list}?price=1-2`, script)
  const main = page.getByRole('main')
  await expect(main.getByText('Bu filtrelerle ürün bulunamadı.')).toBeVisible()
  await main.getByRole('link', { name: 'Tümünü temizle' }).click()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('[B08] loads more of a list, and finds it as long on the way back', async ({
  page,
  script,
}) => {
  await open(page, '/arama?q=k', script)
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(24)
  await main.getByRole('link', { name: 'Daha fazla göster' }).click()
  await expect(page).toHaveURL(/ps=2/)
  await expect(cards).not.toHaveCount(24)
  const grown = await cards.count()
  const link = cards.nth(30).getByRole('link')
  const title = (await link.innerText()).trim()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(cards).toHaveCount(grown)
  await expect(page).toHaveURL(/ps=2/)
})
