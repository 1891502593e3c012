import { expectClean } from '../support/axe'
import { expect, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'
import { toConfirmPage } from '../support/journey-order'

test('[O12] a guest cancels one of the goods, then the whole order, each after a question', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('opensCart')]
  await openCartOf(page, [first, second], script)
  await toConfirmPage(page)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  const follow = page.getByRole('link', { name: 'Siparişi izle' })
  await open(page, (await follow.getAttribute('href')) ?? '', script)

  const main = page.getByRole('main')
  await main.getByText('Ürünleri tek tek iptal et').click()
  const count = main.getByRole('checkbox', { name: first.title })
  if (script) {
    await main.getByRole('button', { name: 'Seçilenleri iptal et' }).click()
    await expect(main.getByText('Önce iptal edilecek ürünleri seçin.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: /Seçilen ürünler/ })).toBeHidden()
    await expectClean(page, 'a refused press before goods are cancelled')
  }
  await count.check()
  await count.press('Enter')
  await main.getByRole('button', { name: 'Seçilenleri iptal et' }).click()
  const question = page.getByRole('dialog', { name: /Seçilen ürünler iptal edilsin mi/ })
  await expect(question).toBeVisible()
  if (script) {
    await expect(question.getByRole('listitem')).toHaveText([`1 × ${first.title}`])
    await expectClean(page, 'the question before goods are cancelled')
  }
  await question.getByRole('button', { name: 'Evet, iptal et' }).click()
  await expect(page.getByText('Seçtiğiniz ürünler iptal edildi')).toBeVisible()
  const lines = main.getByRole('listitem')
  await expect(lines.filter({ hasText: first.title })).toContainText('iptal edildi')
  await expect(lines.filter({ hasText: second.title }).first()).not.toContainText('iptal edildi')

  await main.getByRole('button', { name: 'Siparişi iptal et' }).click()
  const all = page.getByRole('dialog', { name: 'Sipariş iptal edilsin mi?' })
  await all.getByRole('button', { name: 'Siparişi iptal et' }).click()
  await expect(page.getByText('Siparişiniz iptal edildi')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Siparişi iptal et' })).toHaveCount(0)
  await expect(lines.filter({ hasText: second.title }).first()).toContainText('1 adet iptal edildi')
  await expect(main.getByText('İptal edilen toplam')).toBeVisible()
  await expect(main.getByText('Toplam', { exact: true })).toHaveCount(0)
})
