import type { Locator, Page } from '@playwright/test'
import { account, shop } from '../../support/facts/shop-facts'
import { expect, open, test } from '../../support/journey'

test.describe.configure({ timeout: 120_000 })

type Place = Page | Locator

const question = (place: Place) => place.getByLabel('Güvenlik kodu', { exact: true })

/** Answers the current question; `more` makes the answer wrong. */
async function solve(place: Place, more = 0): Promise<void> {
  const sumText = await place.getByText(/\d+ artı \d+ kaç eder/).innerText()
  const [first = 0, second = 0] = (sumText.match(/\d+/g) ?? []).map(Number)
  await question(place).fill(String(first + second + more))
}

async function enter(page: Page, mail: string, password: string): Promise<void> {
  await page.getByLabel('E-posta', { exact: true }).fill(mail)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Giriş yap', exact: true }).click()

async function change(place: Place, old: string, next: string): Promise<void> {
  await place.getByLabel('Mevcut şifre', { exact: true }).fill(old)
  await place.getByLabel('Yeni şifre', { exact: true }).fill(next)
  await place.getByLabel('Yeni şifre, tekrar', { exact: true }).fill(next)
}

test('[L05] [L07] [L12] the security question after three failures, then an expired password, up to the sign-in', async ({
  page,
  script,
}) => {
  const mail = shop.expiredMail(test.info().project.name)
  const old = account('expired').password
  const next = 'yepyeni bir cümle oldu'
  await open(page, '/uye-girisi-sayfasi?donus=%2Fuye-siparisleri', script)
  for (let time = 1; time <= 3; time += 1) {
    await expect(question(page)).toHaveCount(0)
    await enter(page, mail, `yanlış şifre ${time}`)
    await signIn(page)
    await expect(page.getByText(shop.refusals.signIn).first()).toBeVisible()
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('')
  }
  await expect(question(page)).toBeVisible()
  await enter(page, mail, old)
  await solve(page, 1)
  await signIn(page)
  // The question is marked from the first: only the answer says that it was wrong.
  await expect(page.getByText('Güvenlik kodu hatalı').first()).toBeVisible()
  await enter(page, mail, old)
  await solve(page)
  await signIn(page)

  // With script the page of the sign-in opens it in a window.
  const place = script ? page.getByRole('dialog') : page.getByRole('main')
  if (script) await expect(place).toBeVisible()
  else await expect(page).toHaveURL(/\/sifre-degistir$/)
  await expect(place.getByText(/Hesabınızın güvenliği için/)).toBeVisible()
  const send = place.getByRole('button', { name: 'Şifremi değiştir' })
  for (let time = 1; time <= 3; time += 1) {
    await change(place, `yanlış şifre ${time}`, next)
    await send.click()
    await expect(place.getByLabel('Mevcut şifre', { exact: true })).toHaveValue('')
    await expect(place.getByText(/artı \d+ kaç eder/)).toBeVisible()
  }
  const before = await place.getByText(/artı \d+ kaç eder/).innerText()
  await change(place, old, next)
  await solve(place, 1)
  await send.click()
  // The error of a wrong answer is under its field, and the question is a new one.
  await expect(question(place)).toHaveAttribute('aria-invalid', 'true')
  await expect(question(place)).toHaveValue('')
  expect(before).toMatch(/kaç eder/)
  await change(place, old, next)
  await solve(place)
  await send.click()
  await expect(page).toHaveURL(/\/uye-siparisleri$/)
  await expect(page.getByText('Şifreniz değiştirildi.')).toBeVisible()

  await open(page, '/hesabim', script)
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/uye-girisi-sayfasi', script)
  await enter(page, mail, next)
  await signIn(page)
  await expect(page).toHaveURL('/')
})
