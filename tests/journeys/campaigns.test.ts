import { expect, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

test('[C32] a campaign is chosen in the cart, lowers its total by name, and is given back', async ({
  page,
  script,
  demo,
}) => {
  await openCartOf(page, [demo('subscribed')], script)
  const totals = page.getByRole('region', { name: 'Sipariş özeti' })
  const total = totals.getByRole('definition').last()
  const before = (await total.textContent()) ?? ''
  const take = totals.getByRole('button', { name: /^Kampanyayı kullan: / }).first()
  const title = ((await take.getAttribute('aria-label')) ?? '').replace('Kampanyayı kullan: ', '')
  await take.click()
  await expect(page.getByText(`“${title}” sepetinize uygulandı.`)).toBeVisible()
  await expect(totals.getByRole('term').filter({ hasText: title })).toBeVisible()
  await expect(total).not.toHaveText(before)
  await totals.getByRole('button', { name: `Kampanyadan vazgeç: ${title}` }).click()
  await expect(total).toHaveText(before)
  await expect(totals.getByRole('term').filter({ hasText: title })).toHaveCount(0)
})
