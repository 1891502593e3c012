import { messageTo } from '../support/back-office'
import { expect, hydrate, open, test } from '../support/journey'

test('[R03] the link of the registration mail activates the account by its button', async ({
  page,
  script,
}) => {
  await open(page, '/uye-kayit', script)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const email = `uye-${crypto.randomUUID()}@ornek.test`
  const secret = 'kısa olmayan bir cümle'
  await field('Ad').fill('Çiğdem')
  await field('Soyad').fill('Öz')
  await field('E-posta').fill(email)
  await field('Cep telefonu').fill(`53${`${Math.random()}`.slice(2, 10).padEnd(8, '1')}`)
  await field('Şifre').fill(secret)
  await page.getByRole('radio', { name: 'Kadın' }).check()
  await page.getByRole('checkbox', { name: /KVKK/ }).check()
  await page.getByRole('button', { name: 'Üyeliğimi oluştur' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Üyeliğiniz oluşturuldu.')
  const { link } = await messageTo(email)
  await open(page, link, script)
  await page.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Üyeliğiniz başarıyla aktifleştirilmiştir...')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click()
  if (script) await hydrate(page)
  await page.getByLabel('E-posta').fill(email)
  await field('Şifre').fill(secret)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/uye-kayit-onay?activation=membership&id=1', script)
  await expect(page.getByText(/geçersiz/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Onayla' })).toHaveCount(0)
})

test('[R04] the link of the newsletter mail confirms the subscription by its button', async ({
  page,
  script,
}) => {
  await open(page, '/bulten', script)
  const email = `okur-${crypto.randomUUID()}@ornek.test`
  const main = page.getByRole('main')
  await main.getByRole('textbox').fill(email)
  await main.getByRole('button', { name: 'Abone ol' }).click()
  await expect(page.getByText(/onay bağlantısı gönderdik/)).toBeVisible()
  const { link } = await messageTo(email)
  await open(page, link, script)
  await page.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Bülten aboneliğiniz başladı.')).toBeVisible()
  await open(page, link, script)
  await page.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText(/geçersiz/)).toBeVisible()
})
