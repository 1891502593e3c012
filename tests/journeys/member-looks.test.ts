import type { Page } from '@playwright/test'
import { account } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

const { email, password } = account('plain')

async function signIn(page: Page, script: boolean) {
  const main = page.getByRole('main')
  await open(page, '/uye-girisi-sayfasi', script)
  await main.getByLabel('E-posta').fill(email)
  await main.getByLabel('Şifre', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/Hoş geldiniz/)).toBeVisible()
}

test('[L11] signing out says that it worked', async ({ page, script }) => {
  await signIn(page, script)
  await open(page, '/hesabim', script)
  await page.getByRole('main').getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Çıkış yaptınız.' })).toBeVisible()
})

test('[A10] [L01] a phone number stands in the field as its mode demands', async ({
  page,
  script,
}) => {
  await signIn(page, script)
  await open(page, '/uye-kisisel-bilgileri', script)
  const field = page.getByRole('main').getByLabel('Cep telefonu')
  if (script) await field.click()
  await expect(field).toHaveValue(script ? '+90 (532) 000-00-01' : '532 000 00 01')
})

test('[L07] a refused sign-in has the picture of its code and another one above the field', async ({
  page,
  script,
}) => {
  const main = page.getByRole('main')
  await open(page, '/uye-girisi-sayfasi', script)
  const nobody = `kimse${Date.now()}@ornek.test`
  const field = main.getByLabel('Güvenlik kodu')
  for (let time = 0; time < 3; time += 1) {
    await main.getByLabel('E-posta').fill(nobody)
    await main.getByLabel('Şifre', { exact: true }).fill('yanlış bir şifre')
    const answered = page.waitForResponse((one) => one.request().method() === 'POST')
    await main.getByRole('button', { name: 'Giriş yap', exact: true }).click()
    await (await answered).finished()
    await expect(main.getByLabel('Şifre', { exact: true })).toHaveValue('')
  }
  await expect(field).toBeVisible()
  const input = await field.boundingBox()
  const link = await main.getByRole('button', { name: 'Başka bir kod göster' }).boundingBox()
  expect(link?.y).toBeLessThan(input?.y ?? 0)
  expect((link?.y ?? 0) - (input?.y ?? 0)).toBeGreaterThan(-120)
})

test('[F06] [F09] the list of favourites has its way to a new list and its rule in line', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const main = page.getByRole('main')
  await signIn(page, script)
  await open(page, demo('plain').path, script)
  const heart = main.getByRole('button', { name: 'Favori', exact: true })
  if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').locator('a[href="/favorilerim"]').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Favoriye Eklenen Ürünler')
  const newList = main.getByRole('link', { name: 'Yeni liste' })
  const start = await newList.evaluate(
    (one) => one.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(one).paddingLeft),
  )
  const heading = await main.getByRole('heading', { level: 1 }).boundingBox()
  expect(start).toBeCloseTo(heading?.x ?? -1, 0)
  const share = await main.locator('.share-list').boundingBox()
  const cards = await main.locator('.cards').first().boundingBox()
  expect(share?.width).toBeCloseTo(cards?.width ?? -1, 0)
  const link = main.locator('.share-list').getByRole('link')
  if ((await link.count()) === 0)
    await main.getByRole('button', { name: 'Bağlantı oluştur' }).click()
  await link.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/ favorileri$/)
  const count = await main.getByText(/^\d+ ürün$/).boundingBox()
  const shared = await main.locator('.cards').boundingBox()
  expect((shared?.y ?? 0) - (count?.y ?? 0) - (count?.height ?? 0)).toBeGreaterThanOrEqual(12)
})

test('[O01] the periods of the orders stand in one line on a narrow phone', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await signIn(page, script)
  await open(page, '/uye-siparisleri', script)
  const periods = page.getByRole('navigation', { name: 'Dönem' }).getByRole('link')
  await expect(periods.first()).toBeVisible()
  const heights = await periods.evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(heights.length).toBeGreaterThan(3)
  expect(new Set(heights).size).toBe(1)
  expect(heights[0]).toBeLessThan(50)
})
