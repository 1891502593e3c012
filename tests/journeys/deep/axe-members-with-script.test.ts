import { chooseLanguage, expectClean } from '../../support/axe'
import { test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 120_000 })

for (const language of ['tr', 'ar'] as const)
  test(`[M01] [O01] [Y01] [W01] a member’s pages satisfy WCAG in ${language}`, async ({ page }) => {
    await signInAs(page, 'plain')
    await chooseLanguage(page, language)
    for (const path of [
      '/hesabim',
      '/uye-mesajlari',
      '/uye-mesaji?mesaj=1',
      '/uye-siparisleri',
      '/uye-siparisi?siparis=2600103014',
      '/siparis-iadesi?siparis=2600102877',
      '/fatura?siparis=2600102877',
      '/siparis-takip',
      '/kartlarim',
      '/bildirimler',
      '/cari-hesap',
      '/ortaklik',
      '/verilerim',
      '/hesabi-sil',
    ]) {
      await page.goto(path)
      await expectClean(page, path)
    }
  })

test('[M02] [L10] refused forms satisfy WCAG', async ({ page }) => {
  await page.goto('/iletisim')
  await expectClean(page, 'contact')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await page.getByRole('alert').first().waitFor()
  await expectClean(page, 'contact, refused')
  await page.goto('/profil-tamamla?activation=social')
  await expectClean(page, 'profile, nobody waits')
  await signInAs(page, 'affiliate')
  for (const path of ['/ortaklik', '/ortaklik?sekme=kazanclar', '/ortaklik?sekme=odemeler']) {
    await page.goto(path)
    await expectClean(page, path)
  }
})
