import type { Page } from '@playwright/test'
import { account } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

const { email, password } = account('plain')
const vendor = account('vendor')

/** Sets the heart of a product as a guest; the first one offers to sign in. */
async function setHeart(page: Page, path: string, { script, first }: Record<string, boolean>) {
  await open(page, path, script === true)
  const heart = page.locator('main').getByRole('button', { name: 'Favori', exact: true })
  await heart.click()
  if (script && first) {
    const dialog = page.getByRole('dialog', { name: 'Üye girişi' })
    await dialog.getByRole('button', { name: 'Kapat' }).first().click()
    await expect(dialog).toBeHidden()
  } else {
    const text = first ? /favorilerinize eklendi/ : 'Favorilere eklendi'
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

const countLink = (page: Page) => page.getByRole('banner').locator('a[href="/favorilerim"]')

test('[F01] [F02] [F06] [F08] a guest’s heart stays in the browser, and is the member’s after signing in', async ({
  page,
  script,
  demo,
}) => {
  const { path, title } = demo('plain')
  await setHeart(page, path, { script, first: true })
  await expect(countLink(page)).toHaveText(/1$/)
  await page.goto('/favorilerim')
  const main = page.getByRole('main')
  const entry = main.getByRole('heading', { name: title })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoriye Eklenen Ürünler')
  await expect(entry).toBeVisible()
  await main.getByRole('link', { name: 'Giriş yap' }).click()
  await main.getByLabel('E-posta').fill(email)
  await main.getByLabel('Şifre', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL('/favorilerim')
  await expect(page.getByText('Favorilere eklendi')).toBeVisible()
  await expect(entry).toBeVisible()
  await page.goto(path)
  await expect(
    main.getByRole('button', { name: 'Favori', exact: true, pressed: true }),
  ).toBeVisible()
})

test('[F08] [F02] a guest removes favourites from their page, one and all', async ({
  page,
  script,
  demo,
}) => {
  const [one, other] = [demo('plain'), demo('twoGroups')]
  await setHeart(page, one.path, { script, first: true })
  await setHeart(page, other.path, { script, first: false })
  await open(page, '/favorilerim', script)
  const main = page.getByRole('main')
  await main
    .getByRole('listitem')
    .filter({ hasText: one.title })
    .getByRole('button', { name: /^Listeden çıkar/ })
    .click()
  await expect(main.getByRole('heading', { name: one.title })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: other.title })).toBeVisible()
  await expect(countLink(page)).toHaveText(/1$/)
  await main.getByRole('button', { name: 'Listeyi temizle' }).click()
  await main.getByRole('button', { name: 'Evet, temizle' }).click()
  await expect(main.getByText('Favori listeniz boş.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Giriş yap' })).toBeVisible()
  await expect(countLink(page)).not.toHaveText(/\d/)
})

test('[L01] [L11] tabs are links, and signing out ends the session', async ({ page, script }) => {
  await open(page, '/uye-girisi-sayfasi?donus=%2Fhesabim', script)
  await page.getByRole('link', { name: 'Telefon' }).click()
  await page.getByLabel('Telefon', { exact: true }).fill(`0${vendor.phone.slice(2)}`)
  await page.getByLabel('Şifre', { exact: true }).fill(vendor.password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Merhaba ${vendor.name} ${vendor.surname}`,
  )
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  await page.goto('/hesabim')
  await expect(page).toHaveURL(/uye-girisi-sayfasi/)
})

test('[K01] [K04] two products are added and compared', async ({ page, script, demo }) => {
  for (const name of ['plain', 'twoGroups'] as const) {
    await open(page, demo(name).path, script)
    const add = page.locator('main').getByRole('button', { name: 'Karşılaştır', exact: true })
    await add.click()
    await expect(page.getByText('Ürün karşılaştırma listesine eklendi')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Karşılaştırma listesi' }).click()
  const form = script
    ? page.getByRole('dialog', { name: 'Ürün karşılaştırma' })
    : page.getByRole('main')
  await expect(form.getByRole('columnheader')).toHaveCount(2)
  await expect(form.getByRole('columnheader').first()).toContainText(demo('plain').title)
})
