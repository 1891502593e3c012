import type { Page } from '@playwright/test'
import { account } from '../support/facts/shop-facts'
import { expect, holdAnswers, open, test } from '../support/journey'
import { maskedPhone } from '../support/masked-phone'

/** The sign-in dialog that a guest's heart opens. */
async function openSignIn(page: Page, path: string) {
  await open(page, path, true)
  await page.getByRole('main').getByRole('button', { name: 'Favori', exact: true }).click()
  return page.getByRole('dialog', { name: 'Üye girişi' })
}

test('[U01] the first click, which hydrates the page, opens the menu, and it stays open', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const summary = page.getByRole('banner').locator('summary').first()
  await (isMobile ? summary.tap() : summary.click())
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
  const menu = page.getByRole('navigation', { name: 'Kategoriler', exact: true })
  await expect(menu.getByRole('link', { name: 'Tüm kategoriler' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await menu.getByRole('link', { name: 'Tüm kategoriler' }).click()
  await expect(page).toHaveURL('/kategoriler')
  await expect(menu).toBeHidden()
})

test('[U01] the keyboard goes along the header as it is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const logo = banner.locator('.logo')
  await logo.focus()
  await page.keyboard.press('Tab')
  await expect(banner.locator('summary').first()).toBeFocused()
  const [first, next] = [
    await logo.boundingBox(),
    await banner.locator('summary').first().boundingBox(),
  ]
  expect(next?.x).toBeGreaterThan(first?.x ?? 9999)
})

test('[U19] a password can be shown while it is typed, and is hidden again before it is sent', async ({
  page,
}) => {
  await open(page, '/uye-girisi-sayfasi', true)
  const password = page.getByLabel('Şifre', { exact: true })
  await password.fill('Yanlis-2026')
  await expect(password).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Göster: Şifre' })
  await expect(show).toHaveAttribute('aria-pressed', 'false')
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Yanlis-2026')
  const hide = page.getByRole('button', { name: 'Gizle: Şifre' })
  await expect(hide).toHaveAttribute('aria-pressed', 'true')
  await hide.click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Göster: Şifre' }).click()
  await page.getByLabel('E-posta').fill('yok@ornek.test')
  const typeWhenSent = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('submit', (event) => {
          const form = event.target as HTMLFormElement
          resolve(form.querySelector<HTMLInputElement>('[name="password"]')?.type)
        })
      }),
  )
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  expect(await typeWhenSent).toBe('password')
})

test('[U19] a password can be shown in the sign-in dialog too', async ({ page, demo }) => {
  const window = await openSignIn(page, demo('plain').path)
  await window.getByLabel('Şifre', { exact: true }).fill('gizli')
  await window.getByRole('button', { name: 'Göster: Şifre' }).click()
  await expect(window.getByLabel('Şifre', { exact: true })).toHaveAttribute('type', 'text')
})

test('[F02] [L01] [L09] [A08] the sign-in dialog has its tabs, the phone countries and the social accounts', async ({
  page,
  demo,
}) => {
  const { path } = demo('plain')
  const window = await openSignIn(page, path)
  const google = window.getByRole('link', { name: 'Google ile devam et' })
  await expect(google).toHaveAttribute('href', /platform=google&donus=/)
  const tab = window.getByRole('link', { name: 'Telefon' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(path)
  const number = window.getByLabel('Telefon', { exact: true })
  await number.focus()
  const flag = window.getByRole('button', { name: 'Ülke: Türkiye +90' })
  await flag.click()
  await window.getByRole('combobox', { name: 'Ülke ara' }).fill('türki')
  await page.keyboard.press('Enter')
  await number.pressSequentially(account('grouped').phone.slice(2))
  await expect(number).toHaveValue(maskedPhone(account('grouped').phone))
  await window.getByLabel('Şifre', { exact: true }).fill(account('grouped').password)
  await window.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Favorilere eklendi')).toBeVisible()
})

test('[U10] of two tabs pressed in turn the last one is shown, though the first one comes later', async ({
  page,
  demo,
}) => {
  const window = await openSignIn(page, demo('plain').path)
  const first = /uye-girisi.*tip=telefon/
  const release = await holdAnswers(page, first)
  await window.getByRole('link', { name: 'Telefon' }).click()
  const late = page.waitForEvent('requestfinished', (request) => first.test(request.url()))
  await window.getByRole('link', { name: 'Bayi kodu' }).click()
  const dealer = window.getByLabel('Bayi kodu', { exact: true })
  await expect(dealer).toBeVisible()
  release()
  await late
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(dealer).toBeVisible()
})

test('[L06] [U14] a refused sign-in is shown in its dialog: no page load, the typed values stay', async ({
  page,
  demo,
}) => {
  const { path } = demo('plain')
  const window = await openSignIn(page, path)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await window.getByLabel('E-posta', { exact: true }).fill('yok@ornek.test')
  await window.getByLabel('Şifre', { exact: true }).fill('yanlış parola')
  await window.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  const refusal = window.locator('.notice-bad')
  await expect(refusal).toBeVisible()
  await expect(window.getByLabel('E-posta', { exact: true })).toHaveValue('yok@ornek.test')
  await expect(refusal).toBeHidden()
  expect(documents).toEqual([])
  await expect(page).toHaveURL(path)
})

test('[L05] [U10] an expired password is changed in the sign-in dialog, 480 px wide', async ({
  page,
  demo,
}) => {
  const window = await openSignIn(page, demo('plain').path)
  const { email, password } = account('expired')
  await window.getByLabel('E-posta', { exact: true }).fill(email)
  await window.getByLabel('Şifre', { exact: true }).fill(password)
  await window.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  const step = page.getByRole('dialog', { name: 'Şifre değiştir' })
  await expect(step.getByText(/Hesabınızın güvenliği için/)).toBeVisible()
  const max = (page.viewportSize()?.width ?? 0) - 32
  await expect
    .poll(async () => (await step.boundingBox())?.width)
    .toBeCloseTo(Math.min(480, max), 0)
})
