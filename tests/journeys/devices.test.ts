import { expect, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test('[L17] a member signs another browser out, which is told so at its next page', async ({
  browser,
  page,
}) => {
  const other = await browser.newContext({ javaScriptEnabled: false })
  const there = await other.newPage()
  await signInAs(there, 'vendor')
  await signInAs(page, 'vendor')
  await page.goto('/hesabim')
  await page.getByRole('link', { name: 'Cihazlarım' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cihazlarım' })).toBeVisible()
  const devices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Giriş:' })
  await expect(devices.first()).toContainText('Bu cihaz')
  const end = page.getByRole('button', { name: 'Diğer cihazlardan çıkış yap' })
  await end.first().click()
  const question = page.getByRole('dialog', { name: /Bu cihaz dışındaki/ })
  await question.getByRole('button', { name: 'Diğer cihazlardan çıkış yap' }).click()
  await expect(devices).toHaveCount(1)
  await expect(end).toHaveCount(0)
  await there.goto('/uye-siparisleri')
  await expect(there).toHaveURL(/uye-girisi-sayfasi/)
  await expect(there.getByText('Oturumunuz sona erdi.')).toBeVisible()
  await other.close()
})

test('[L17] a member signs out everywhere, here too', async ({ page }) => {
  await signInAs(page, 'affiliate')
  await page.goto('/hesabim/cihazlar')
  await page.getByRole('button', { name: 'Tüm cihazlardan çıkış yap' }).first().click()
  const question = page.getByRole('dialog', { name: /Bu cihaz dahil/ })
  await question.getByRole('button', { name: 'Tüm cihazlardan çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  await page.goto('/hesabim/cihazlar')
  await expect(page).toHaveURL(/uye-girisi-sayfasi/)
})
