import { expect, holdAnswers, hydrate, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test('[X01] the sentences above a refused form go one by one as its fields are mended, and the box with the last', async ({
  page,
  script,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  if (script) await hydrate(page)
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  const box = page.getByRole('alert').filter({ hasText: 'Şunları düzeltin' })
  await expect(box).toBeVisible()
  const sentences = box.getByRole('listitem')
  const before = await sentences.count()
  expect(before).toBeGreaterThan(3)
  await page.getByLabel('Adres başlığı').fill('Ev')
  await expect(sentences).toHaveCount(before - 1)
  await page.getByLabel('Adres başlığı').press('Tab')
  await expect(sentences).toHaveCount(before - 1)
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel('Adres', { exact: true }).fill('Deniz Sokağı 4')
  await page.getByLabel(/^Posta kodu/).fill('34710')
  await expect(box).toBeHidden()
})

test('[A02] the button that applies a choice of region is not there once the page is hydrated, nor after a refused form', async ({
  page,
  script,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  const apply = page.getByRole('button', { name: 'Seçimi uygula' })
  await hydrate(page)
  await expect(apply).toBeHidden()
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
  await expect(apply).toBeHidden()
})

test('[X01] the sentences of fields that a choice hides leave the box, which goes with the last, and return with them', async ({
  page,
  script,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  await page.getByLabel('Adres başlığı').fill('Ev')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel(/^Posta kodu/).fill('34710')
  const company = page.getByRole('checkbox', { name: 'Kurumsal fatura istiyorum' })
  await company.check()
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  const box = page.getByRole('alert').filter({ hasText: 'Şunları düzeltin' })
  const title = box.getByRole('link', { name: /^Firma unvanı/ })
  await expect(title).toBeVisible()
  const sentences = box.getByRole('listitem')
  await company.uncheck()
  await expect(title).toBeHidden()
  await expect(sentences).toHaveCount(1)
  await page.getByLabel('Adres', { exact: true }).fill('Deniz Sokağı 4')
  await expect(box).toBeHidden()
  await company.check()
  await title.click()
  await expect(page.getByLabel('Firma unvanı')).toBeFocused()
  await expect(box.getByRole('link', { name: /^Adres:/ })).toBeHidden()
})

test('[X01] a choice that comes before the code of the box takes the sentences of the fields that it hides, too', async ({
  page,
  script,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  const release = await holdAnswers(page, /\/assets\/hidden-fields/)
  const company = page.getByRole('checkbox', { name: 'Kurumsal fatura istiyorum' })
  await company.check()
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  const title = page.getByRole('alert').getByRole('link', { name: /^Firma unvanı/ })
  await expect(title).toBeVisible()
  await company.uncheck()
  await expect(page.getByLabel('Firma unvanı')).toBeHidden()
  release()
  await expect(title).toBeHidden()
})
