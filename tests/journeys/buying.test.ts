import { badge, expect, open, test } from '../support/journey'

/** The words of the errand in each language. */
const words = {
  tr: { add: 'Sepete ekle', cart: 'Sepetim', currency: 'EUR', sign: '€' },
  en: { add: 'Add to cart', cart: 'Your cart', currency: 'USD', sign: '$' },
  ar: { add: 'أضف إلى السلة', cart: 'سلتي', currency: 'EUR', sign: '€' },
} as const

test('[B01] [B02] [U20] finds a product by the menu, from home to category to product', async ({
  page,
  script,
}) => {
  await open(page, '/', script)
  const header = page.getByRole('banner')
  await header.getByText('Kategoriler', { exact: true }).click()
  const menu = header.getByRole('navigation', { name: 'Kategoriler' })
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

test('[B07] finds a product by search, and an unknown word leads on', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('plain')
  await open(page, '/', script)
  await page.getByRole('searchbox', { name: 'Ürün ara' }).fill(product.title)
  await page.getByRole('searchbox', { name: 'Ürün ara' }).press('Enter')
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

test('[P03] [P04] [P05] chooses a variant: price, code and address follow', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('twoGroups')
  await open(page, product.path, script)
  const groups = page.getByRole('main').getByRole('group')
  await expect(groups).toHaveCount(2)
  const other = groups
    .first()
    .getByRole('link')
    .and(page.locator('[href]'))
    .and(page.locator(':not([aria-current])'))
    .first()
  const name = (await other.innerText()).trim()
  await other.click()
  await expect(page).toHaveURL(/\?variant=\d+/)
  await expect(groups.first().getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
  const address = page.url()
  await open(page, address, script)
  await expect(
    page.getByRole('main').getByRole('group').first().getByRole('link', { name }),
  ).toHaveAttribute('aria-current', 'true')
})

test('[C01] [C08] adds a product that answers quietly: the badge counts it', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(badge(page)).toContainText('1')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[C02] [U02] [U12] status 3 opens the cart, as a drawer with script and as its page without', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('opensCart')
  await open(page, product.path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  if (script) {
    const drawer = page.getByRole('dialog', { name: 'Sepetim' })
    await expect(drawer.getByRole('link', { name: product.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sepete ekle' })).toBeFocused()
  } else {
    await expect(page).toHaveURL(/\/sepet$/)
    await expect(page.getByRole('link', { name: product.title })).toBeVisible()
  }
})

test('[C03] [U17] status 4 shows a notice with "Sepete git"', async ({ page, script, demo }) => {
  await open(page, demo('tells').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Sepete git' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Sepete git' }).click()
  await expect(page).toHaveURL(/\/sepet$/)
})

test('[C04] status 2 leads to the given page', async ({ page, script, demo }) => {
  const { path } = demo('redirects')
  await open(page, path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[C06] status 0 says why on the page, and what was typed stays', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('90000')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(badge(page)).not.toContainText('90000')
})

test('[C07] [B12] status -2 asks for a store, and choosing one ends the add', async ({
  page,
  script,
  demo,
}) => {
  const product = demo('needsStore')
  await open(page, product.path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  if (script) await expect(page.getByRole('dialog', { name: 'Mağaza seçimi' })).toBeVisible()
  else await expect(page).toHaveURL(/\/magaza-sec/)
  await page.getByRole('button', { name: 'Bu mağazayı seç' }).first().click()
  await expect(badge(page)).toContainText('1')
})

test('[C09] buy now goes to the cart', async ({ page, script, demo }) => {
  const product = demo('tells')
  await open(page, product.path, script)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(page.getByRole('link', { name: product.title })).toBeVisible()
})

test('[C10] ticks several products of a list and adds them at once', async ({
  page,
  script,
  demo,
}) => {
  await open(
    page,
    `/arama?q=${encodeURIComponent(demo('plain').title.split(' ').at(-1) ?? '')}`,
    script,
  )
  await page.getByRole('button', { name: 'Seçilenleri sepete ekle' }).click()
  await expect(page.getByText('Seçili ürün bulunmamaktadır')).toBeVisible()
  if (!script) await page.goBack()
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().check()
  await page.getByRole('button', { name: 'Seçilenleri sepete ekle' }).click()
  await expect(badge(page)).toContainText('1')
  if (script) {
    await page.keyboard.press('Escape')
    await expect(boxes.first()).not.toBeChecked()
  }
})

test('[C11] [C13] changes a count, takes a line out, empties the cart', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('tells')]
  for (const product of [first, second]) {
    await open(page, product.path, script)
    await page.getByRole('button', { name: 'Sepete ekle' }).click()
    await expect(badge(page)).toContainText(product === first ? '1' : '2')
  }
  await open(page, '/sepet', script)
  const count = page.getByRole('spinbutton', { name: `${first.title}: adet` })
  await count.fill('3')
  await page.getByRole('button', { name: `Güncelle: ${first.title}` }).click()
  await expect(badge(page)).toContainText('4')
  await expect(count).toHaveValue('3')
  await page.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expect(page.getByRole('link', { name: first.title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sepeti boşalt' }).click()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

test('[C16] a double click and a step back with a second send add once', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).dblclick()
  await expect(badge(page)).toContainText('1')
  await page.reload()
  await expect(badge(page)).toContainText('1')
  await open(page, '/sepet', script)
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1')
})

test('[C17] [G05] the cart and the language are there at a new visit', async ({
  page,
  context,
  browser,
  script,
  demo,
  baseURL,
}) => {
  const product = demo('addsQuietly', 'en')
  await open(page, product.path, script)
  await page.getByRole('button', { name: words.en.add }).click()
  await expect(badge(page)).toContainText('1')
  const later = await browser.newContext({
    storageState: await context.storageState(),
    baseURL: baseURL ?? '',
    javaScriptEnabled: script,
  })
  const visit = await later.newPage()
  await visit.goto('/sepet')
  await expect(visit.getByRole('link', { name: product.title })).toBeVisible()
  await expect(visit.locator('html')).toHaveAttribute('lang', 'en')
  await later.close()
})

test('[P07] [P08] the quantity follows the product’s step, tiers show what it comes to', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('halfSteps').path, script)
  const quantity = page.getByRole('spinbutton', { name: 'Adet' })
  await expect(quantity).toHaveAttribute('step', '0.5')
  await quantity.fill('1.3')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(badge(page)).not.toContainText('1')
  await open(page, demo('tiered').path, script)
  await expect(
    page.getByRole('table', { name: 'Çok alana indirim' }).getByRole('row'),
  ).not.toHaveCount(1)
})

test('[P14] what is sold out says so and cannot be bought', async ({ page, script, demo }) => {
  await open(page, demo('soldOut').path, script)
  await expect(page.getByRole('main').getByText('Tükendi').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sepete ekle' })).toHaveCount(0)
})

test('[O02] goes on from the cart to the order with an e-mail address', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await page.getByRole('link', { name: 'Siparişi tamamla' }).click()
  await expect(page).toHaveURL(/\/order$/)
  const email = page.getByRole('textbox', { name: 'E-posta' })
  await email.fill('ayla@')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText('Email formatına uygun değil')).toBeVisible()
  await expect(email).toHaveValue('ayla@')
  await email.fill('ayla@ornek.test')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText('ayla@ornek.test')).toBeVisible()
})

for (const language of ['tr', 'en', 'ar'] as const)
  test(`[G03] [G04] [G06] buys in ${language}, in two currencies`, async ({
    page,
    script,
    demo,
  }) => {
    const { add, cart, currency, sign } = words[language]
    const product = demo('addsQuietly', language)
    await open(page, product.path, script)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await page.getByRole('button', { name: add }).click()
    await expect(badge(page)).toContainText('1')
    await page.getByRole('banner').getByRole('group').locator('summary').last().click()
    await page
      .getByRole('button', {
        name: new RegExp(currency === 'EUR' ? 'Euro|EUR|يورو' : 'USD|Dolar|dollar', 'i'),
      })
      .first()
      .click()
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible()
    await open(page, '/sepet', script)
    await expect(page.getByRole('heading', { level: 1, name: cart })).toBeVisible()
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible()
  })
