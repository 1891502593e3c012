import { expect, hydrate, test } from '../support/journey'
import { goOffline } from '../support/journey-offline'

test('[U17] a notice that comes while a dialog is open stands in it, where it can be read and closed', async ({
  page,
  demo,
}) => {
  await page.goto(demo('soldOut').path)
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Gelince haber ver' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('ada@ornek.test')
  await goOffline(page)
  await dialog.getByRole('button', { name: /haber ver/i }).click()
  const notice = dialog.getByRole('alert').filter({ hasText: /[Bb]ağlantı/ })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /[Bb]ağlantı/ })).toHaveCount(1)
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
