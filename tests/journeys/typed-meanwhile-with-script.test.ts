import { expect, holdAnswers, open, test } from '../support/journey'
import { addByPage, openCartOf } from '../support/journey-cart'
import { signInAs } from '../support/journey-member'

test('[X03] what is typed while a form of the page is on its way stays when it is refused', async ({
  page,
}) => {
  const contactPage = '/iletisim'
  await open(page, contactPage, true)
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
  await field('Adınız').fill('Işık')
  const release = await holdAnswers(page, (url) => url.pathname === contactPage)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('main').getByRole('button', { name: 'Gönder' }).click()
  await posted
  await field('Konu').fill('İade')
  await field('Adınız').fill('Işıl')
  release()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
  await expect(field('Konu')).toHaveValue('İade')
  await expect(field('Adınız')).toHaveValue('Işıl')
})

test('[P13] [X03] so does what is chosen and typed in a dialog', async ({ page, demo }) => {
  await signInAs(page, 'plain')
  await open(page, demo('sibling').path, true)
  await page.getByRole('link', { name: 'Değerlendirme yaz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Değerlendirme yaz' })
  const text = dialog.getByRole('textbox', { name: 'Değerlendirmeniz' })
  await text.fill('Kısa')
  const release = await holdAnswers(page, (url) => url.pathname.startsWith('/yorum-yaz'))
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Gönder' }).click()
  await posted
  await text.fill('Kâğıdı kalın, dolma kalem arkaya geçmiyor.')
  await dialog.getByRole('radio', { name: /4/ }).check()
  release()
  await expect(dialog.getByText('En az 10 karakter yazın')).toBeVisible()
  await expect(text).toHaveValue('Kâğıdı kalın, dolma kalem arkaya geçmiyor.')
  await expect(dialog.getByRole('radio', { name: /4/ })).toBeChecked()
})

test('[O02] [X03] a refused first step leaves what was typed, but for the password', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  await open(page, '/order', true)
  const main = page.getByRole('main')
  const name = main.getByRole('textbox', { name: 'E-posta ya da telefon' })
  const remember = main.getByRole('checkbox', { name: 'Beni hatırla' })
  await name.fill('konuk@ornek.test')
  await remember.check()
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  const errors = page.getByRole('heading', { name: 'Şunları düzeltin' })
  await expect(errors).toBeVisible()
  await expect(name).toHaveValue('konuk@ornek.test')
  await expect(remember).toBeChecked()
  await name.fill('konuk')
  await main.getByRole('button', { name: 'Devam et' }).click()
  await expect(errors.locator('..').getByRole('link', { name: /^E-posta/ })).toBeVisible()
  await expect(name).toHaveValue('konuk')
})

test('[C31] [X03] a note that is written on stays when an earlier one is saved', async ({
  page,
  demo,
}) => {
  await openCartOf(page, [demo('noted')], true)
  const main = page.getByRole('main')
  const field = page.getByRole('textbox', { name: /: sipariş notu$/ })
  await main.getByText('Not ekle').click()
  await field.fill('Zili çalmayın')
  const release = await holdAnswers(page, (url) => url.pathname.startsWith('/sepet'))
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await main.getByRole('button', { name: /^Notu kaydet/ }).click()
  await posted
  await field.fill('Zili çalmayın, kapıya bırakın')
  release()
  await expect(main.getByText('Not: Zili çalmayın')).toBeVisible()
  await expect(field).toHaveValue('Zili çalmayın, kapıya bırakın')
})
