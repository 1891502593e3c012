import type { Locator } from '@playwright/test'
import { expectClean } from '../support/axe'
import { expect, hydrate, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'
import { orderAndFollow } from '../support/journey-order'

const givesBack = /^(Kartınıza geri ödenecek|Ödemeniz gerekmeyecek): /

/** How far two things are from each other, in px; less than 0 where they overlap. */
async function apart(...both: [Locator, Locator]): Promise<number> {
  const [one, other] = await Promise.all(both.map((each) => each.boundingBox()))
  if (!one || !other) throw new Error('One of the two is not displayed.')
  const across = [other.x - one.x - one.width, one.x - other.x - other.width]
  return Math.max(...across, other.y - one.y - one.height, one.y - other.y - other.height)
}

test('[O12] a guest cancels one of the goods, then the whole order, each after a question', async ({
  page,
  script,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('opensCart')]
  await openCartOf(page, [first, second], script)
  await orderAndFollow(page, script)

  const main = page.getByRole('main')
  await main.getByText('Ürünleri tek tek iptal et').click()
  const count = main.getByRole('checkbox', { name: first.title })
  if (script) {
    await hydrate(page)
    await main.getByRole('button', { name: 'Seçilenleri iptal et' }).click()
    await expect(main.getByText('Önce iptal edilecek ürünleri seçin.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: /Seçilen ürünler/ })).toBeHidden()
    await expectClean(page, 'a refused press before goods are cancelled')
  }
  await count.check()
  await count.press('Enter')
  await main.getByRole('button', { name: 'Seçilenleri iptal et' }).click()
  // Without script a page asks, and names the sum.
  const question = page.getByRole(script ? 'dialog' : 'group', {
    name: /Seçilen ürünler iptal edilsin mi/,
  })
  await expect(question).toBeVisible()
  if (script) {
    await expect(question.getByRole('listitem')).toHaveText([`1 × ${first.title}`])
    await expectClean(page, 'the question before goods are cancelled')
  }
  const yes = question.getByRole('button', { name: 'Evet, iptal et' })
  expect(await apart(yes, question.getByText('Sipariş kalsın'))).toBeGreaterThanOrEqual(4)
  const sum = await question.getByText(givesBack).innerText()
  await question.getByRole('button', { name: 'Evet, iptal et' }).click()
  await expect(page.getByText('Seçtiğiniz ürünler iptal edildi')).toBeVisible()
  const lines = main.getByRole('listitem')
  await expect(lines.filter({ hasText: first.title })).toContainText('iptal edildi')
  await expect(lines.filter({ hasText: second.title }).first()).not.toContainText('iptal edildi')
  await expect(main.getByText('İptal tutarı')).toHaveCount(1)
  await expect(main.getByText('İptal tutarı')).toContainText(sum.replace(givesBack, ''))

  await main.getByRole('button', { name: 'Siparişi iptal et' }).click()
  const all = page.getByRole('dialog', { name: 'Sipariş iptal edilsin mi?' })
  await expect(all.getByText(givesBack)).toHaveText(/: [\d.,]+\sTL$/)
  await all.getByRole('button', { name: 'Siparişi iptal et' }).click()
  await expect(page.getByText('Siparişiniz iptal edildi')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Siparişi iptal et' })).toHaveCount(0)
  await expect(lines.filter({ hasText: second.title }).first()).toContainText('1 adet iptal edildi')
  await expect(main.getByText('İptal edilen toplam')).toBeVisible()
  await expect(main.getByText('İptal tutarı')).toHaveCount(0)
  await expect(main.getByText('Toplam', { exact: true })).toHaveCount(0)
})
