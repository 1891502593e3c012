import type { Locator, Page } from '@playwright/test'
import { account, shop } from '../../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../../support/journey'

test.describe.configure({ timeout: 120_000 })

type Part = Page | Locator

const question = (part: Part) => part.getByLabel('Güvenlik kodu', { exact: true })
const sum = (part: Part) => part.getByText(/\d+ artı \d+ kaç eder/)

/** Answers the current question; `more` makes the answer wrong. */
async function solve(part: Part, more = 0): Promise<void> {
  const sumText = await sum(part).innerText()
  const [first = 0, second = 0] = (sumText.match(/\d+/g) ?? []).map(Number)
  await question(part).fill(String(first + second + more))
}

async function enter(page: Page, mail: string, password: string): Promise<void> {
  await page.getByLabel('E-posta', { exact: true }).fill(mail)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Giriş yap' }).click()

async function change(step: Locator, old: string, next: string): Promise<void> {
  await step.getByLabel('Mevcut şifre', { exact: true }).fill(old)
  await step.getByLabel('Yeni şifre', { exact: true }).fill(next)
  await step.getByLabel('Yeni şifre, tekrar', { exact: true }).fill(next)
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
  await expect(question(page)).toHaveAttribute('aria-invalid', 'true')
  await enter(page, mail, old)
  await solve(page)
  await signIn(page)

  const step = script
    ? page.getByRole('dialog', { name: 'Şifre değiştir' })
    : page.getByRole('main')
  if (script) await hydrate(page)
  else await expect(page).toHaveURL(/\/sifre-degistir$/)
  await expect(step.getByText(/Hesabınızın güvenliği için/)).toBeVisible()
  const send = step.getByRole('button', { name: 'Şifremi değiştir' })
  for (let time = 1; time <= 3; time += 1) {
    await change(step, `yanlış şifre ${time}`, next)
    await send.click()
    await expect(step.getByLabel('Mevcut şifre', { exact: true })).toHaveValue('')
    await expect(sum(step)).toBeVisible()
  }
  const before = await sum(step).innerText()
  await change(step, old, next)
  await solve(step, 1)
  await send.click()
  // The error of a wrong answer is under its field, and the question is a new one.
  await expect(question(step)).toHaveAttribute('aria-invalid', 'true')
  await expect(question(step)).toHaveValue('')
  expect(before).toMatch(/kaç eder/)
  await change(step, old, next)
  await solve(step)
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
