import { expect, open, test } from '../../support/journey'

test('[U17] a notice in a dialog stays while it is hovered or has focus', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await open(page, demo('addsQuietly').path, true)
  await page
    .getByRole('button', { name: /Favori/ })
    .first()
    .click()
  const window = page.getByRole('dialog')
  await window.getByLabel('E-posta', { exact: true }).fill('kimse@ornek.test')
  await window.getByLabel('Şifre', { exact: true }).fill('yanlış şifre')
  await window.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  const notice = window.locator('.notice')
  await notice.hover()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await notice.evaluate((element: HTMLElement) => {
    element.tabIndex = -1
    element.focus()
  })
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await window.getByLabel('E-posta', { exact: true }).focus()
  await page.clock.runFor(6000)
  await expect(notice).toBeHidden()
})
