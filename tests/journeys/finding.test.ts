import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, open, test } from '../support/journey'

test('[B01] [B02] [U20] finds a product by the menu, from home to category to product', async ({
  page,
  script,
  isMobile,
}) => {
  await open(page, '/', script)
  const header = page.getByRole('banner')
  const opener = header.locator('summary').first()
  await expect(opener).toHaveAccessibleName('Kategoriler')
  await opener.click()
  const menu = header.getByRole('navigation', { name: 'Kategoriler' })
  // A phone's menu leads in by a button, once its panes are there.
  if (script && isMobile) await menu.getByRole('button').first().click()
  const category = menu.getByRole('link').first()
  const name = (await category.innerText()).trim()
  await category.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const title = (
    await page.getByRole('main').getByRole('article').getByRole('link').first().innerText()
  ).trim()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('[B07] finds a product by search, and an unknown word offers other links', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('plain')
  await open(page, '/', script)
  await page.getByLabel('Ürün ara').fill(product.title)
  await page.getByLabel('Ürün ara').press('Enter')
  await expect(page).toHaveURL(/\/arama\?q=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: product.title, exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  await open(page, '/arama?q=zzzqqq', script)
  await expect(page.getByRole('main').getByText('sonuç bulunamadı')).toBeVisible()
})

test('[P03] [P04] [P05] choosing a variant changes price, code and URL', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('twoGroups')
  await open(page, product.path, script)
  const groups = page.getByRole('main').getByRole('group', { name: shop.groups })
  await expect(groups).toHaveCount(2)
  const other = groups
    .first()
    .getByRole('link')
    .and(page.locator('[href]'))
    .and(page.locator(':not([aria-current])'))
    .first()
  const name = (await other.innerText()).trim()
  const code = page.getByRole('main').getByRole('definition').first()
  const before = await code.innerText()
  await other.click()
  await expect(page).toHaveURL(/\?variant=\d+/)
  await expect(groups.first().getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
  await expect(code).not.toHaveText(before)
  const address = page.url()
  await open(page, address, script)
  await expect(
    page.getByRole('main').getByRole('group').first().getByRole('link', { name }),
  ).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await open(page, '/sepet', script)
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: product.title }).first(),
  ).toContainText(name)
})

test('[P07] [P08] the quantity follows the product’s step, and the tiers show the resulting price', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('halfSteps').path, script)
  const quantity = page.getByRole('spinbutton', { name: 'Adet' })
  await expect(quantity).toHaveAttribute('step', '0.5')
  await quantity.fill('1.3')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 0)
  await open(page, demo('tiered').path, script)
  await expect(
    page.getByRole('table', { name: 'Çok alana indirim' }).getByRole('row'),
  ).not.toHaveCount(1)
})

test('[P14] a sold-out product says so and cannot be bought', async ({ page, script, demo }) => {
  await open(page, demo('soldOut').path, script)
  await expect(page.getByRole('main').getByText('Tükendi').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sepete ekle' })).toHaveCount(0)
})

test('[G08] finds the same products with Turkish or English letters, in capitals too', async ({
  page,
  script,
}) => {
  const found: string[] = []
  for (const word of shop.words.spellings) {
    await open(page, '/', script)
    const field = page.getByLabel('Ürün ara')
    await field.fill(word)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
    const titles = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .allInnerTexts()
    expect(titles).not.toEqual([])
    found.push(titles.join())
  }
  expect(new Set(found).size).toBe(1)
})

test('[B04] shows a list as rows on request, also in the next list', async ({
  page,
  script,
  demo,
}) => {
  const list = `/arama?q=${encodeURIComponent(demo('plain').title.split(' ').at(-1) ?? '')}`
  await open(page, list, script)
  const rows = page.getByRole('button', { name: 'Alt alta göster' })
  await expect(rows).toHaveAttribute('aria-pressed', 'false')
  const saved = page.waitForResponse(/\/gorunum(?:$|\?)/)
  await rows.click()
  await expect(rows).toHaveAttribute('aria-pressed', 'true')
  await saved
  await expect(page).toHaveURL(/\/arama\?q=/)
  await open(page, `/arama?q=${encodeURIComponent(shop.words.spellings[1] ?? '')}`, script)
  await expect(rows).toHaveAttribute('aria-pressed', 'true')
})

test('[X03] an unknown URL says so, and offers search and categories', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('plain')
  const answered = page.waitForResponse((response) => response.url().endsWith('/yok-boyle-sey'))
  await open(page, '/yok-boyle-sey', script)
  expect((await answered).status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible()
  const category = main.getByRole('navigation', { name: 'Kategoriler' }).getByRole('link').first()
  const name = (await category.innerText()).trim()
  await category.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await open(page, '/yok-boyle-sey', script)
  const field = main.getByRole('searchbox')
  await expect(field).toHaveValue('yok boyle sey')
  await field.fill(product.title)
  await field.press('Enter')
  await expect(main.getByRole('link', { name: product.title, exact: true }).first()).toBeVisible()
})

test('[X04] a form without an action says "Fonksiyon bulunamadı" and links to the home page', async ({
  page,
}) => {
  await page.route('**/eski-form', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<form method="post" action="/arama"><button>Gönder</button></form>',
    }),
  )
  await page.goto('/eski-form')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fonksiyon bulunamadı')
  await page.getByRole('main').getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('[B02] a card has a square place for a picture of any shape', async ({ page, script }) => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>'
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body })
      : route.fallback(),
  )
  await open(page, shop.list.path, script)
  const picture = page.getByRole('main').getByRole('article').first().locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
  expect(Math.abs(width - height)).toBeLessThan(1)
})
