import type { Page } from '@playwright/test'
import { account, shop } from '../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../support/journey'

test.describe.configure({ timeout: 90_000 })

const password = shop.passwords[0]

/** An e-mail address of this project, because all projects share the shop. */
const ownMail = (name: string) => `${name}-${test.info().project.name}@ornek.test`

/** A mobile number of this project, as typed in Türkiye. */
function ownPhone(start: string) {
  const projects = ['desktop-js', 'desktop-nojs', 'phone-js', 'phone-nojs']
  return `${start} 10 0${projects.indexOf(test.info().project.name)}`
}

const summary = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Şunları düzeltin' }) })

async function fillPassword(page: Page) {
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  const repeated = page.getByLabel('Şifre (tekrar)', { exact: true })
  if ((await repeated.count()) > 0) await repeated.fill(password)
}

/** Ticks each consent that the shop requires. */
async function agree(page: Page) {
  for (const box of await page.locator('[type="checkbox"][required]').all()) await box.check()
}

async function fillPerson(page: Page, name: string, phone: string) {
  await page.getByLabel('Ad', { exact: true }).fill('Şükrü')
  await page.getByLabel('Soyad', { exact: true }).fill('Iğdır-Öz')
  await page.getByLabel('E-posta', { exact: true }).fill(ownMail(name))
  await page.getByLabel('Cep telefonu', { exact: true }).fill(ownPhone(phone))
  await fillPassword(page)
}

const vendor = account('vendor')
const { email, phone, vendorCode, password: right } = vendor
for (const [tab, label, name, from] of [
  ['E-posta', 'E-posta', email, '?tip=telefon'],
  ['Telefon', 'Telefon', phone.slice(2), ''],
  ['Bayi kodu', 'Bayi kodu', vendorCode, ''],
] as const)
  test(`[L01] [L11] signs in with the tab ${tab}, and out again`, async ({ page, script }) => {
    await open(page, `/uye-girisi-sayfasi${from}`, script)
    const tabs = page.getByRole('navigation', { name: 'Giriş yolu' })
    await tabs.getByRole('link', { name: tab }).click()
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await page.getByLabel(label, { exact: true }).fill(name)
    await page.getByLabel('Şifre', { exact: true }).fill(right)
    await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
    await expect(page).toHaveURL('/')
    await open(page, '/hesabim', script)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Merhaba ${vendor.name} ${vendor.surname}`,
    )
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
    await page.goto('/hesabim')
    await expect(page).toHaveURL(/\/uye-girisi-sayfasi/)
  })

test('[L06] a wrong password keeps the user name and shows the shop’s message', async ({
  page,
  script,
}) => {
  await open(page, '/uye-girisi-sayfasi', script)
  const name = page.getByLabel('E-posta', { exact: true })
  await name.fill(ownMail('yanlis'))
  const secret = page.getByLabel('Şifre', { exact: true })
  await secret.fill('yanlis-sifre')
  await page.getByRole('checkbox', { name: 'Beni hatırla' }).check()
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page.getByText(shop.refusals.signIn).first()).toBeVisible()
  await expect(name).toHaveValue(ownMail('yanlis'))
  await expect(page.getByRole('checkbox', { name: 'Beni hatırla' })).toBeChecked()
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  // In the notice and at the field.
  await expect(page.getByText(shop.refusals.signIn)).toHaveCount(2)
  await expect(summary(page)).toHaveCount(0)
})

test('[R01] a refused registration links to its fields, keeps their values, and then succeeds', async ({
  page,
  script,
}) => {
  await open(page, '/uye-kayit', script)
  await fillPerson(page, 'uye', '534 100')
  await page.getByLabel('Soyad', { exact: true }).fill('')
  await page.getByRole('radio', { name: 'Kadın' }).check()
  await page.getByRole('button', { name: 'Üyeliğimi oluştur' }).click()
  const links = summary(page).getByRole('link')
  await expect(links.filter({ hasText: 'aydınlatma metnini' })).toHaveCount(1)
  await expect(page.getByLabel('Soyad', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await links.first().click()
  if (script) await expect(page.getByLabel('Soyad', { exact: true })).toBeFocused()
  else await expect(page).toHaveURL(/#register-surname$/)
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Şükrü')
  await expect(page.getByLabel('E-posta', { exact: true })).toHaveValue(ownMail('uye'))
  await expect(page.getByLabel('Cep telefonu', { exact: true })).toHaveValue(/534.*100/)
  await expect(page.getByRole('radio', { name: 'Kadın' })).toBeChecked()
  await page.getByLabel('Soyad', { exact: true }).fill('Iğdır-Öz')
  await fillPassword(page)
  await agree(page)
  await page.getByRole('button', { name: 'Üyeliğimi oluştur' }).click()
  if (!shop.confirmsMail) return expect(page).toHaveURL('/')
  await expect(page).toHaveURL(/\/uye-kayit-onay$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Üyeliğiniz oluşturuldu.')
  // The shop's own sentence.
  await expect(page.getByRole('main').getByText(/bağlantı/)).toBeVisible()
})

test('[R01] [R06] [R08] [L12] a quickly registered member chooses newsletters and a new password', async ({
  page,
  script,
}) => {
  await open(page, '/uye-kayit?tur=hizli', script)
  await fillPerson(page, 'hizli', '535 200')
  await agree(page)
  await page.getByRole('button', { name: 'Üyeliğimi oluştur' }).click()
  await expect(page).not.toHaveURL(/uye-kayit/)
  // Its document is whole: another address may be opened.
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await open(page, '/iletisim-tercihleri', script)
  const bySms = page.getByRole('checkbox', { name: /SMS/ })
  await expect(bySms).not.toBeChecked()
  await bySms.check()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Bilgileriniz kaydedildi.')).toBeVisible()
  await page.goto('/iletisim-tercihleri')
  await expect(bySms).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /e-posta/i })).not.toBeChecked()

  await open(page, '/sifre-degistir', script)
  const next = shop.passwords[1]
  const change = async (old: string) => {
    await page.getByLabel('Mevcut şifre', { exact: true }).fill(old)
    await page.getByLabel('Yeni şifre', { exact: true }).fill(next)
    await page.getByLabel('Yeni şifre, tekrar', { exact: true }).fill(next)
    await page.getByRole('button', { name: 'Şifremi değiştir' }).click()
  }
  await change('yanlış olan şifre')
  await summary(page)
    .getByRole('link', { name: `Mevcut şifre: ${shop.refusals.oldPassword}` })
    .click()
  if (script) await expect(page.getByLabel('Mevcut şifre', { exact: true })).toBeFocused()
  else await expect(page).toHaveURL(/#password-password_old$/)
  await change(password)
  await expect(page).toHaveURL(/\/hesabim$/)
  await expect(page.getByText('Şifreniz değiştirildi.')).toBeVisible()
})

test('[L05] an expired password leads to its step and says why', async ({ page, script }) => {
  const expired = account('expired')
  await open(page, '/uye-girisi-sayfasi', script)
  await page.getByLabel('E-posta', { exact: true }).fill(expired.email)
  await page.getByLabel('Şifre', { exact: true }).fill(expired.password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  const step = page.getByRole(script ? 'dialog' : 'main', script ? { name: 'Şifre değiştir' } : {})
  if (script) await hydrate(page)
  else await expect(page).toHaveURL(/\/sifre-degistir$/)
  await expect(step.getByText(/Hesabınızın güvenliği için/)).toBeVisible()
  // The account is shared, so its password stays: the step is refused in each project.
  await step.getByLabel('Mevcut şifre', { exact: true }).fill(expired.password)
  await step.getByLabel('Yeni şifre', { exact: true }).fill('kısa')
  await step.getByRole('button', { name: 'Şifremi değiştir' }).click()
  await expect(summary(page).getByRole('link', { name: /^Yeni şifre: / })).toBeVisible()
  await page.goto('/hesabim')
  await expect(page).toHaveURL(/\/uye-girisi-sayfasi/)
})

test('[L08] a one-time code is requested, and its remaining seconds are shown', async ({
  page,
  script,
}) => {
  const phone = shop.codePhone || ownPhone('536 300').replaceAll(' ', '')
  await open(page, '/tek-kullanimlik-kod', script)
  await page.getByLabel('Telefon', { exact: true }).fill(`0${phone}`)
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(page.getByText(`Sonu ${phone.slice(-4)} olan telefona`)).toBeVisible()
  const left = page.getByText(/^Kalan süre: \d+ sn$/)
  const secondsLeft = async () => Number(/\d+/.exec((await left.textContent()) ?? '')?.[0])
  const first = await secondsLeft()
  expect(first).toBeGreaterThan(90)
  expect(first).toBeLessThanOrEqual(120)
  if (script) {
    await hydrate(page)
    await expect.poll(secondsLeft).toBeLessThan(first)
  }
  await page.getByLabel('Kod', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Onayla' }).click()
  await expect(summary(page).getByRole('link', { name: /^Kod: / })).toBeVisible()
  await expect(page.getByLabel('Kod', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Yeni kod iste' }).click()
  await expect(page.getByText(/kod zaten gönderildi/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Başka bir numara kullan' }).click()
  await expect(page.getByLabel('Telefon', { exact: true })).toBeVisible()
})

test('[R09] [R05] the newsletter form in the footer refuses an invalid address and accepts a valid one', async ({
  page,
  script,
}) => {
  await open(page, '/', script)
  const field = page.getByRole('contentinfo').getByLabel('Bülteni almak istiyorum')
  await field.fill('okur')
  const send = page.getByRole('contentinfo').getByRole('button', { name: 'Abone ol' })
  await send.click()
  // At the field, or on the form's page; never the browser's own message.
  await expect(page.getByText('Email formatına uygun değil')).toBeVisible()
  await expect(script ? field : page.getByRole('main').getByLabel('E-posta')).toBeFocused()
  await expect(page).toHaveURL(script ? '/' : /\/bulten$/)
  if (script) {
    await expect(page.getByText('Email formatına uygun değil')).toBeHidden()
    await field.fill('')
    await send.click()
    await expect(page.getByText('Bu alan boş bırakılamaz')).toBeVisible()
    // The shop refuses what only looks like an address.
    await field.fill('okur@ornek')
    await send.click()
    await expect(page.getByText('Email formatına uygun değil')).toBeVisible()
  }
  if (!script) {
    const second = page.getByRole('main').getByLabel('E-posta')
    await expect(second).toHaveValue('okur')
    await second.fill(ownMail('okur'))
    await page.getByRole('main').getByRole('button', { name: 'Abone ol' }).click()
  } else {
    await field.fill(ownMail('okur'))
    await send.click()
  }
  await expect(page.getByText(/bağlantı(sı)? gönderdik/)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByLabel('Bülten')).toHaveValue('')
})
