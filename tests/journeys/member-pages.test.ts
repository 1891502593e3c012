import { expect, test } from '../support/journey'
import { signInAs } from '../support/journey-member'
import { account } from '../support/member'

test('[M01] [M02] a member writes to the shop, answers and closes the conversation', async ({
  page,
}, { project }) => {
  const subject = `Kargo ${project.name}`
  await signInAs(page, 'plain')
  await page.goto('/uye-mesajlari')
  await page.getByRole('link', { name: 'Yeni mesaj' }).click()
  await page.getByLabel('Bölüm').selectOption({ label: 'Sipariş ve kargo' })
  await page.getByLabel('Mesajınız').fill('Paket ne zaman gelir?')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByLabel('Konu')).toHaveAccessibleDescription(/Bu alan boş bırakılamaz/)
  await expect(page.getByLabel('Mesajınız')).toHaveValue('Paket ne zaman gelir?')
  await page.getByLabel('Konu').fill(subject)
  await page.getByRole('button', { name: 'Gönder' }).click()
  await page.getByRole('link', { name: subject, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await page.getByLabel('Yanıtınız').fill('Adresim değişti.')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByText('Adresim değişti.')).toBeVisible()
  await page.getByRole('button', { name: 'Görüşmeyi kapat' }).first().click()
  const question = page.getByRole('dialog', { name: /Görüşme kapatılsın mı/ })
  await question.getByRole('button', { name: 'Görüşmeyi kapat' }).click()
  await expect(page.getByLabel('Yanıtınız')).toHaveCount(0)
  await expect(page.getByText('Kapandı')).toBeVisible()
})

test('[O01] a member opens an order and requests the return of one of its products', async ({
  page,
}) => {
  await signInAs(page, 'plain')
  await page.goto('/uye-siparisleri?gun=30')
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişlerim' })).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Kargoda' })
    .getByRole('link', { name: /^Sipariş \d+/ })
    .click()
  await expect(page.getByText('Aktarma merkezinde')).toBeVisible()
  await page.getByRole('link', { name: 'İade ve cayma talebi' }).click()
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(page.getByText('En az bir ürün seçin', { exact: true })).toBeVisible()
  await page.getByLabel('İade nedeni').fill('Rengi uymadı')
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(page.getByLabel('İade nedeni')).toHaveValue('Rengi uymadı')
})

test('[O01] a guest tracks an order', async ({ page }) => {
  await page.goto('/siparis-takip')
  await page.getByLabel('Sipariş no').fill('0')
  await page.getByRole('main').getByLabel('E-posta').fill('kimse@ornek.test')
  await page.getByRole('button', { name: 'Siparişi bul' }).click()
  await expect(page.getByLabel('Sipariş no')).toHaveValue('0')
  await expect(page.getByText(/bulunamadı|Çok sık/).first()).toBeVisible()
})

test('[Y01] [W02] [W03] an affiliate and a vendor read their accounts', async ({ page }) => {
  await signInAs(page, 'affiliate')
  await page.goto('/hesabim')
  await page.getByRole('link', { name: 'Satış ortaklığı' }).click()
  await expect(page.getByRole('table', { name: 'Siparişler' }).getByRole('row')).toHaveCount(21)
  await page.getByRole('link', { name: 'Kazançlar' }).click()
  await expect(page.getByText('Toplam kazanç')).toBeVisible()
  await page.getByRole('link', { name: 'Ödemeler' }).click()
  await expect(page.getByRole('table', { name: 'Ödemeler' }).getByRole('row')).toHaveCount(6)
  await page.goto('/bildirimler')
  await expect(page.getByText('Yeni bildirim yok.')).toBeVisible()
  await page.goto('/cari-hesap')
  await expect(page.getByText('Hesabınızda hareket yok.')).toBeVisible()
})

test('[W01] a card is saved through the payment provider and removed again', async ({ page }, {
  project,
}) => {
  await signInAs(page, 'grouped')
  await page.goto('/kartlarim')
  await page.getByRole('link', { name: 'Kart ekle' }).click()
  const holder = `Selim ${project.name}`
  await page.getByLabel('Kart üzerindeki ad').fill(holder)
  await page.getByLabel('Kart numarası').fill('5555 5555 5555 4444')
  await page.getByLabel('Son kullanma').fill('12/39')
  await page.getByLabel('Güvenlik kodu').fill('123')
  await page.getByRole('button', { name: 'Kartı kaydet' }).click()
  await expect(page.getByText('Kartınız kaydedildi.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: holder })
  await expect(card.getByText('Mastercard •••• 4444', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Doğrula' }).click()
  await expect(page.getByText('Kart geçerli')).toBeVisible()
  await card.getByRole('button', { name: 'Kartı sil' }).first().click()
  await card.getByRole('dialog').getByRole('button', { name: 'Kartı sil' }).click()
  await expect(page.getByText('Kart silindi')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('[L09] [L10] an account of another service signs in, or completes its profile first', async ({
  page,
}) => {
  await page.goto('/uye-girisi-sayfasi?donus=%2Fsepet')
  await page.getByRole('link', { name: 'Google ile devam et' }).click()
  await page.getByRole('button', { name: /Ayla Yurt/ }).click()
  await expect(page).toHaveURL('/sepet')
  await page.goto('/hesabim')
  await expect(page.getByRole('heading', { name: 'Merhaba Ayla Yurt' })).toBeVisible()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  await page.goto('/uye-girisi-sayfasi')
  await page.getByRole('link', { name: 'Twitter ile devam et' }).click()
  await page.getByRole('button', { name: /Umut Şen/ }).click()
  await expect(page.getByRole('heading', { name: 'Profilinizi tamamlayın' })).toBeVisible()
  await page
    .getByRole('textbox', { name: /E-posta/ })
    .first()
    .fill(account('plain').email)
  await page.getByRole('button', { name: 'Tamamla' }).click()
  await expect(page.getByRole('checkbox', { name: /KVKK/ })).toHaveAccessibleDescription(/./)
  await expect(page.getByRole('textbox', { name: /E-posta/ }).first()).toHaveValue(
    account('plain').email,
  )
})
