import { expect, holdAnswers, hydrate, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { signInAs } from '../support/journey-member'
import { toMethodsPage } from '../support/journey-order'

test('[O02] [X01] the error of a checkout choice disappears once it is made', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  await toMethodsPage(page)
  await hydrate(page)
  const choice = (name: string) => page.getByRole('group', { name })
  await page.getByRole('button', { name: 'Devam et' }).click()
  const [cargo, payment] = [choice('Teslimat şekli'), choice('Ödeme şekli')]
  const isProposed = (await cargo.getByRole('radio', { checked: true }).count()) > 0
  if (!isProposed) await expect(cargo.getByText('Teslimat şeklini seçin')).toBeVisible()
  await expect(payment.getByText('Ödeme şeklini seçin')).toBeVisible()
  await cargo.getByRole('radio').first().check()
  await expect(cargo.getByText('Teslimat şeklini seçin')).toBeHidden()
  await expect(payment.getByText('Ödeme şeklini seçin')).toBeVisible()
  await payment.getByRole('radio').first().check()
  await expect(payment.getByText('Ödeme şeklini seçin')).toBeHidden()
})

test('[P13] [X01] the error of the rating disappears once it is given, and can appear again', async ({
  page,
  demo,
}) => {
  await signInAs(page, 'plain')
  await open(page, `/yorum-yaz${demo('addsQuietly').path}`, true)
  const stars = page.getByRole('group', { name: 'Kaç yıldız verirsiniz?' })
  const wrong = stars.getByText('Kaç yıldız verdiğinizi seçin')
  const send = page.getByRole('button', { name: 'Gönder', exact: true })
  await send.click()
  await expect(wrong).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(wrong).toBeHidden()
  await send.click()
  await expect(wrong).toBeVisible()
  await stars.getByRole('radio').last().check()
  await expect(wrong).toBeHidden()
})

test('[X01] an error disappears from a field that had focus before the page was hydrated', async ({
  page,
}) => {
  const release = await holdAnswers(page, /entry\.client/)
  await page.goto('/uye-girisi-sayfasi')
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap', exact: true }).click()
  const field = page.getByLabel('E-posta')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.click()
  release()
  await hydrate(page)
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('[P13] [X01] an error stays at a field that only the page itself has focused, until it is changed', async ({
  page,
  demo,
}) => {
  const release = await holdAnswers(page, /entry\.client/)
  await page.goto(`/sorular${demo('addsQuietly').path}`)
  await page.getByRole('button', { name: 'Soruyu gönder' }).click()
  const field = page.getByRole('textbox', { name: 'Adınız' })
  await expect(field).toBeFocused()
  release()
  await hydrate(page)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('a')
  await expect(field).not.toHaveAttribute('aria-invalid')
})
