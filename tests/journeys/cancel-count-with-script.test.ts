import { expect, expectInCart, holdAnswers, hydrate, test } from '../support/journey'
import { changeCount, openCartOf } from '../support/journey-cart'
import { orderAndFollow } from '../support/journey-order'

test('[O12] a count above what the order has is refused beside its field, in the shop’s words', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await changeCount(page, product.title, '3', true)
  await expectInCart(page, 3)
  await orderAndFollow(page, true)

  const main = page.getByRole('main')
  await main.getByText('Ürünleri tek tek iptal et').click()
  const count = main.getByRole('spinbutton', { name: product.title })
  const press = main.getByRole('button', { name: 'Seçilenleri iptal et' })
  const question = page.getByRole('dialog', { name: /Seçilen ürünler/ })
  await count.fill('5')
  await press.click()
  await expect(count).toHaveAccessibleDescription(/en çok 3 adet iptal edilebilir/)
  await expect(count).toBeFocused()
  await expect(question).toBeHidden()
  await count.press('Control+a')
  await count.pressSequentially('1.5')
  await expect(count).not.toHaveAttribute('aria-invalid')
  await press.click()
  await expect(count).toHaveAccessibleDescription(/bir parça bölünmez/)
  await count.press('Control+a')
  await count.pressSequentially('2')
  await press.click()
  await expect(question.getByRole('listitem')).toHaveText([`2 × ${product.title}`])
})

test('[O12] [U22] a question that is opened before its code has come is answered as a later one', async ({
  page,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('opensCart')]
  await openCartOf(page, [first, second], true)
  await orderAndFollow(page, true)
  const release = await holdAnswers(page, /\/confirm-timer-/)
  await page.reload()
  await hydrate(page)
  const main = page.getByRole('main')
  await main.getByText('Ürünleri tek tek iptal et').click()
  await main.getByRole('button', { name: 'Seçilenleri iptal et' }).click()
  const question = page.getByRole('dialog', { name: /Seçilen ürünler/ })
  await expect(question).toBeVisible()
  release()
  await expect(main.getByText('Önce iptal edilecek ürünleri seçin.')).toBeVisible()
  await expect(question).toBeHidden()
})

test('[O12] the question names goods by weight as the order does', async ({ page, demo }) => {
  const heavy = demo('halfSteps')
  await openCartOf(page, [demo('addsQuietly')], true)
  const form = { productId: `${heavy.id}`, quantity: '1.5' }
  await page.request.post('/sepet/ekle', { form, maxRedirects: 0 })
  await page.goto('/sepet')
  await orderAndFollow(page, true)
  const main = page.getByRole('main')
  await main.getByText('Ürünleri tek tek iptal et').click()
  await hydrate(page)
  await main.getByRole('spinbutton', { name: heavy.title }).fill('0.5')
  await main.getByRole('button', { name: 'Seçilenleri iptal et' }).click()
  const question = page.getByRole('dialog', { name: /Seçilen ürünler/ })
  await expect(question.getByRole('listitem')).toHaveText([/^0,5 kg × /i])
})
