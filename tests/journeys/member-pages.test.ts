import type { Page } from '@playwright/test'
import { backend } from '../support/facts/backend'
import { account, shop } from '../support/facts/shop-facts'
import { expect, test } from '../support/journey'
import { saveCardAtBank } from '../support/journey-bank'
import { returnAsMember } from '../support/journey-hearts'
import { signInAs } from '../support/journey-member'

test('[M01] [M02] a member writes to the shop, answers and closes the conversation', async ({
  page,
}, { project }) => {
  const subject = `Kargo ${project.name}`
  await signInAs(page, 'plain')
  await page.goto('/uye-mesajlari')
  await page.getByRole('link', { name: 'Yeni mesaj' }).click()
  await page.getByLabel('Bölüm').selectOption({ label: shop.department })
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

async function openOrder(page: Page, status: string) {
  await page.goto('/uye-siparisleri?gun=30')
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişlerim' })).toBeVisible()
  const order = page.getByRole('listitem').filter({ hasText: status }).first()
  await order.getByRole('link', { name: shop.orders.name }).click()
}

test('[O01] [O04] a member opens an order and requests the return of one of its products', async ({
  page,
}) => {
  await signInAs(page, 'plain')
  await openOrder(page, shop.orders.sent)
  await expect(page.getByText(shop.orders.movement)).toBeVisible()
  const steps = page.getByRole('list', { name: 'Siparişin durumu' })
  await expect(steps.locator('[aria-current="step"]')).toHaveText('Kargoya verildi')
  if (shop.orders.returnable) await openOrder(page, shop.orders.returnable)
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
  await expect(page.getByRole('table', { name: 'Siparişler' }).getByRole('row')).toHaveCount(
    1 + shop.affiliate.orders,
  )
  await page.getByRole('link', { name: 'Kazançlar' }).click()
  await expect(page.getByText('Toplam kazanç')).toBeVisible()
  await page.getByRole('link', { name: 'Ödemeler' }).click()
  await expect(page.getByRole('table', { name: 'Ödemeler' }).getByRole('row')).toHaveCount(
    1 + shop.affiliate.payments,
  )
  await page.goto('/bildirimler')
  await expect(page.getByText('Yeni bildirim yok.')).toBeVisible()
  await page.goto('/cari-hesap')
  await expect(page.getByText(shop.ledger)).toBeVisible()
})

test('[W01] a card is saved through the payment provider and removed again', async ({ page }, {
  project,
}) => {
  await returnAsMember(page)
  await page.goto('/kartlarim')
  await page.getByRole('link', { name: 'Kart ekle' }).click()
  const { holder, name } = await saveCardAtBank(page, project.name)
  await expect(page.getByText('Kartınız kaydedildi.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: holder })
  await expect(card.getByText(name, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Doğrula' }).click()
  await expect(page.getByText(shop.messages.cardValid)).toBeVisible()
  await card.getByRole('button', { name: 'Kartı sil' }).first().click()
  const confirm = card.getByRole('dialog').getByRole('button', { name: 'Kartı sil' })
  await expect(confirm).toHaveClass(/button-main/)
  await confirm.click()
  await expect(page.getByText(shop.messages.cardRemoved)).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('[L09] [L10] an account of another service signs in, or completes its profile first', async ({
  page,
}) => {
  await page.goto('/uye-girisi-sayfasi?donus=%2Fsepet')
  await page.getByRole('link', { name: 'Google ile devam et' }).click()
  await page.getByRole(shop.bank.role, { name: shop.social.account }).click()
  await expect(page).toHaveURL('/sepet')
  await page.goto('/hesabim')
  await expect(page.getByRole('heading', { name: `Merhaba ${shop.social.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  await page.goto('/uye-girisi-sayfasi')
  await page.getByRole('link', { name: `${shop.social.otherProvider} ile devam et` }).click()
  await page.getByRole(shop.bank.role, { name: shop.social.stranger }).click()
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

test('[L15] a member downloads their data and asks for the account to be deleted', async ({
  page,
}) => {
  await signInAs(page, 'plain')
  await page.goto('/hesabim')
  await page.getByRole('link', { name: 'Verilerim' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Verilerimi indir' }).click()
  expect((await download).suggestedFilename()).toMatch(/^verilerim-.*\.json$/)
  const deletion = page.getByRole('link', { name: 'Hesabımı sil' })
  if (backend !== 'platform-section7') await deletion.click()
  await page.getByRole('link', { name: /^Silinmesini / }).click()
  await expect(page.getByLabel('Konu')).toHaveValue('Hesabımın ve verilerimin silinmesi')
  await expect(page.getByLabel('Mesajınız')).toHaveValue(/silinmesini istiyorum/)
  await page.getByLabel('Bölüm').selectOption({ label: shop.department })
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(
    page.getByRole('link', { name: 'Hesabımın ve verilerimin silinmesi' }).first(),
  ).toBeVisible()
})
