import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, open, openChoices, test } from '../support/journey'

/** The texts of the journey in each language. */
const words = {
  tr: { add: 'Sepete ekle', cart: 'Sepetim', currency: 'EUR', symbol: '€' },
  en: { add: 'Add to cart', cart: 'Your cart', currency: 'USD', symbol: '$' },
  ar: { add: 'أضف إلى السلة', cart: 'سلتي', currency: 'EUR', symbol: '€' },
} as const

for (const language of shop.languages)
  test(`[G03] [G04] [G06] buys in ${language}, in two currencies`, async ({
    page,
    script,
    demo,
  }) => {
    const { add, cart, currency, symbol } = words[language]
    const product = demo('addsQuietly', language)
    await open(page, product.path, script)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await page.getByRole('button', { name: add }).click()
    await expectInCart(page, 1)
    await openChoices(page)
    await page
      .getByRole('button', {
        name: new RegExp(currency === 'EUR' ? 'Euro|EUR|يورو' : 'USD|Dolar|dollar', 'i'),
      })
      .first()
      .click()
    await expect(page.getByRole('main').getByText(symbol).first()).toBeVisible()
    await open(page, '/sepet', script)
    await expect(page.getByRole('heading', { level: 1, name: cart })).toBeVisible()
    await expect(page.getByRole('main').getByText(symbol).first()).toBeVisible()
  })

test('[G03] [G05] [G06] reads a product in another language, and the cart after it', async ({
  page,
  script,
  demo,
}) => {
  const { code, title, direction } = shop.otherLanguage
  const there = demo('addsQuietly', code)
  await open(page, demo('addsQuietly').path, script)
  await expect(page.getByRole('banner').locator('summary').last()).toHaveAccessibleName(
    /^Dil ve para birimi/,
  )
  await openChoices(page)
  await page.getByRole('banner').getByRole('button', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: there.title })).toBeVisible()
  expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(there.path))
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  await open(page, '/sepet', script)
  await expect(page.locator('html')).toHaveAttribute('lang', code)
})
