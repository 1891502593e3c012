import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, open, test } from '../support/journey'

test('[U11] emptying the cart asks first; "no" leaves it, "yes" empties it', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await open(page, '/sepet', script)
  await page.getByRole('button', { name: 'Sepeti boşalt' }).click()
  const question = page.getByRole('dialog', { name: 'Sepetteki bütün ürünler çıkarılsın mı?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(question).toBeHidden()
  await expectInCart(page, 1)
  await page.getByRole('button', { name: 'Sepeti boşalt' }).click()
  await question.getByRole('button', { name: 'Evet, boşalt' }).click()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

test('[U13] a tab loads and shows its part when it is opened', async ({ page, script, demo }) => {
  const { title, text, address } = shop.tab
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, `/odeme-yollari${demo('sibling').path}`, script)
  const tabs = page.getByRole('navigation', { name: 'Ödeme ve teslimat' })
  const instalments = page.getByRole('table').nth(1)
  await expect(instalments).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
  await tabs.getByRole('link', { name: title }).click()
  await expect(page.getByText(text)).toBeVisible()
  await expect(instalments).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect(tabs.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'true')
  const before = requested.length
  await tabs.getByRole('link', { name: 'Taksit tablosu' }).click()
  await expect(instalments).toBeVisible()
  if (script)
    expect(requested.slice(before).filter((url) => url.includes('/odeme-yollari/'))).toEqual([])
})
