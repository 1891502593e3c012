import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

/** A phone that holds keys and confirms each use by itself. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setPresence = (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { setPresence }
}

async function addPasskey(page: Page, name: string) {
  await page.goto('/hesabim/gecis-anahtarlari')
  await page.getByLabel('Anahtarın adı').fill(name)
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

test('[L18] a member adds a passkey, signs in with it and removes it', async ({ page }, {
  project,
}) => {
  const { setPresence } = await addAuthenticator(page)
  const name = `Anahtar ${project.name}`
  await signInAs(page, 'plain')
  await addPasskey(page, name)
  await page.getByLabel('Anahtarın adı').fill('İkinci')
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  await expect(page.getByText('Bu cihazda zaten bir geçiş anahtarınız var.')).toBeVisible()
  // Else the key would answer the suggestions at once, before any press.
  await setPresence(false)
  await page.goto('/hesabim')
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  await page.goto('/uye-girisi-sayfasi?donus=%2Fuye-siparisleri')
  await setPresence(true)
  await page.getByRole('button', { name: 'Geçiş anahtarı ile giriş yap' }).click()
  await expect(page).toHaveURL('/uye-siparisleri')
  await page.goto('/hesabim/gecis-anahtarlari')
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('Son kullanım')
  await item.getByRole('button', { name: 'Anahtarı sil' }).first().click()
  const question = page.getByRole('dialog', { name: `${name} silinsin mi?` })
  await question.getByRole('button', { name: 'Anahtarı sil' }).click()
  await expect(item).toHaveCount(0)
})

test('[L18] a passkey among the suggestions of the user name signs in', async ({ page }, {
  project,
}) => {
  await addAuthenticator(page)
  await signInAs(page, 'grouped')
  await addPasskey(page, `Öneri ${project.name}`)
  await page.goto('/hesabim')
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  await page.goto('/uye-girisi-sayfasi')
  await page.getByLabel('E-posta').focus()
  // The virtual authenticator chooses its key as soon as the page asks for suggestions.
  await expect(page).toHaveURL('/')
  await page.goto('/hesabim')
  await expect(page.getByRole('heading', { name: /Merhaba Selim/ })).toBeVisible()
})

test('[L18] where no key is used the page says so, and the password signs in', async ({ page }) => {
  // As the browser answers to a press on its window's cross.
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/uye-girisi-sayfasi')
  await page.getByRole('button', { name: 'Geçiş anahtarı ile giriş yap' }).click()
  await expect(page.getByText('Geçiş anahtarıyla giriş tamamlanmadı')).toBeVisible()
  await signInAs(page, 'vendor')
})

test('[L18] [X03] a passkey that fails in the window leaves what was typed there', async ({
  page,
  demo,
}) => {
  await open(page, demo('plain').path, true)
  await page.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click()
  const dialog = page.getByRole('dialog', { name: /giriş/i })
  const email = dialog.getByRole('textbox', { name: 'E-posta' })
  await email.fill('uye@sercehan.test')
  await dialog.getByLabel('Şifre', { exact: true }).fill('yazılan')
  const button = dialog.getByRole('button', { name: 'Geçiş anahtarı ile giriş yap' })
  await button.click()
  await expect(dialog.getByText('Geçiş anahtarıyla giriş tamamlanmadı.')).toBeVisible()
  await expect(email).toHaveValue('uye@sercehan.test')
  await expect(dialog.getByLabel('Şifre', { exact: true })).toHaveValue('yazılan')
  await expect(button).toBeFocused()
})
