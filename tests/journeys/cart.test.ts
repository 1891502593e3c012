import { expect, expectInCart, open, test } from '../support/journey'
import { changeCount, openCartOf } from '../support/journey-cart'

test('[C11] [C13] [C22] changes a count, removes a line, empties the cart', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('showsNotice')]
  await openCartOf(page, [first, second], script)
  const count = await changeCount(page, first.title, '3', script)
  await expectInCart(page, 4)
  await expect(count).toHaveValue('3')
  await page.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expect(page.getByRole('link', { name: first.title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sepeti boşalt' }).click()
  await page.getByRole('button', { name: 'Evet, boşalt' }).click()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

test('[C25] [U09] steps a count up and down, and says where it ends', async ({
  page,
  script,
  demo,
}) => {
  const { title } = demo('addsQuietly')
  await openCartOf(page, [demo('addsQuietly'), demo('showsNotice')], script)
  const count = page.getByRole('spinbutton', { name: `${title}: adet` })
  const more = page.getByRole('button', { name: `Artır: ${title}` })
  const less = page.getByRole('button', { name: `Azalt: ${title}` })
  for (const expected of ['2', '3']) {
    await more.click()
    await expect(count).toHaveValue(expected)
  }
  await expectInCart(page, 4)
  await less.click()
  await expectInCart(page, 3)
  await less.click()
  await expectInCart(page, 2)
  await less.click()
  await expect(count).toHaveAccessibleDescription(/En az 1 adet alınabilir\./)
  await expect(count).toHaveValue('1')
})

test('[C19] takes a removed line back, with its count', async ({ page, script, demo }) => {
  const [first, second] = [demo('opensCart'), demo('addsQuietly')]
  await openCartOf(page, [first, second], script)
  const count = await changeCount(page, first.title, '2', script)
  await expectInCart(page, 3)
  await page.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expect(page.getByText(`“${first.title}” sepetten çıkarıldı.`)).toBeVisible()
  await expect(count).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(count).toHaveValue('2')
  await expectInCart(page, 3)
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[C17] [G05] the cart and the language are there when the shopper returns', async ({
  page,
  context,
  browser,
  script,
  demo,
  baseURL,
}) => {
  const product = demo('addsQuietly', 'en')
  await open(page, product.path, script)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expectInCart(page, 1)
  const later = await browser.newContext({
    storageState: await context.storageState(),
    baseURL: baseURL ?? '',
    javaScriptEnabled: script,
  })
  const second = await later.newPage()
  await second.goto('/sepet')
  await expect(second.getByRole('link', { name: product.title })).toBeVisible()
  await expect(second.locator('html')).toHaveAttribute('lang', 'en')
  await later.close()
})

test('[O02] continues from the cart to the checkout with an e-mail address', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(page).toHaveURL(/\/order$/)
  const email = page.getByRole('textbox', { name: 'E-posta ya da telefon' })
  await email.fill('ayla@')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText('Email formatına uygun değil', { exact: true })).toBeVisible()
  await expect(email).toHaveValue('ayla@')
  await email.fill('ayla@ornek.test')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText('ayla@ornek.test').first()).toBeVisible()
})
