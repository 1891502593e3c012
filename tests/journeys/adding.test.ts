import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, hydrate, open, test } from '../support/journey'

test('[C01] [C08] adds a product without a notice: the badge counts it', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Sepete ekle' }).click()
  if (script) await expect(main.getByRole('button', { name: 'Eklendi' })).toBeVisible()
  await expectInCart(page, 1)
  await expect(main.getByRole('button', { name: 'Sepete ekle' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[C02] [U02] [U12] status 3 opens the cart: the drawer with script, the cart page without', async ({
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
  await open(page, demo('showsNotice').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Sepete git' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Sepete git' }).click()
  await expect(page).toHaveURL(/\/sepet$/)
})

test('[C04] status 2 goes to the URL that the backend names', async ({ page, script, demo }) => {
  const { path, title } = demo('redirects')
  await open(page, path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page).toHaveURL(new RegExp(`${shop.redirect}$`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(page.getByRole('button', { name: 'Sepete ekle' })).toHaveCount(0)
})

test('[C05] status -1 leads to the product that lacks a choice, or names it', async ({
  page,
  script,
  demo,
}) => {
  const seen = demo('addsQuietly')
  /** A page that was opened before its product had options. */
  const adds = async ({ id, path }: { id: number; path: string }) => {
    await open(page, `/karsilastir?urunler=${seen.id}-${demo('tiered').id}`, script)
    const button = page.getByRole('button', { name: `Sepete ekle ${seen.title}` })
    const form = page.locator('form').filter({ has: button })
    for (const [name, value] of [
      ['productId', `${id}`],
      ['productPath', path],
    ])
      await form.locator(`[name=${name}]`).evaluate((field, text) => {
        ;(field as HTMLInputElement).value = text ?? ''
      }, value)
    await button.click()
  }
  const chosen = demo('twoGroups')
  await adds(chosen)
  await expect(page).toHaveURL(new RegExp(`${chosen.path}$`))
  await expect(page.getByRole('alert').first()).toBeVisible()
  const unnamed = demo('hidesUrl')
  await adds(unnamed)
  await expect(page.getByRole('alert').getByRole('link', { name: unnamed.title })).toBeVisible()
  await expect(page).toHaveURL(/karsilastir/)
  await expectInCart(page, 0)
})

test('[C06] status 0 shows the reason on the page, and the typed values stay', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('90000')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('90000')
  await expectInCart(page, 0)
})

test('[C07] [B12] status -2 asks for a store, and choosing one completes the add', async ({
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
  await expectInCart(page, 1)
})

test('[C09] "buy now" goes to the cart', async ({ page, script, demo }) => {
  const product = demo('showsNotice')
  await open(page, product.path, script)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(page.getByRole('link', { name: product.title })).toBeVisible()
})

test('[B10] [C10] ticks several products of a list and adds them at once', async ({
  page,
  script,
  demo,
}) => {
  await open(
    page,
    `/arama?q=${encodeURIComponent(demo('plain').title.split(' ').at(-1) ?? '')}`,
    script,
  )
  const main = page.getByRole('main')
  await expect(main.getByRole('article').getByRole('checkbox')).toHaveCount(0)
  await main.getByRole('link', { name: 'Çoklu seç' }).click()
  await expect(page).toHaveURL(/[?&]sp=1/)
  await expect(main.getByText(/seçeneği olan ürünler tek tek eklenir/)).toBeVisible()
  await page.getByRole('button', { name: 'Seçilenleri sepete ekle' }).click()
  await expect(page.getByText('Seçili ürün bulunmamaktadır')).toBeVisible()
  if (!script) await page.goBack()
  const boxes = main.getByRole('article').getByRole('checkbox')
  await boxes.first().check()
  await page.getByRole('button', { name: 'Seçilenleri sepete ekle' }).click()
  await expectInCart(page, 1)
  if (script) {
    await page.keyboard.press('Escape')
    await expect(boxes.first()).not.toBeChecked()
  }
})

test('[C16] a double click and a reload add once', async ({ page, script, demo }) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).dblclick()
  await expectInCart(page, 1)
  await page.reload()
  await expectInCart(page, 1)
  await open(page, '/sepet', script)
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1')
})

test('[C16] going Back and sending the same form again adds once', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('opensCart').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  if (script) await page.goto('/sepet')
  await expect(page).toHaveURL(/\/sepet$/)
  await page.goBack()
  if (script) await hydrate(page)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  if (script) await expect(page.getByRole('dialog', { name: 'Sepetim' })).toBeVisible()
  else await expect(page).toHaveURL(/\/sepet$/)
  await open(page, '/sepet', script)
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})
