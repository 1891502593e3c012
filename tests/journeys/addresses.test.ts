import type { Page } from '@playwright/test'
import { axeFaults } from '../support/axe'
import { shop } from '../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test.describe.configure({ timeout: 90_000 })

/** Chooses a region; without script a button requests the next list. */
async function choose(page: Page, label: string, option: string, script: boolean) {
  const list = page.getByLabel(label, { exact: true })
  await list.focus()
  await list.selectOption({ label: option })
  if (!script) await page.getByRole('button', { name: 'Seçimi uygula' }).click()
}

async function fillPerson(page: Page) {
  await page.getByLabel('Adres başlığı').fill('Ev')
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
}

test('[A01] [A02] [A07] adds an address in Türkiye, region by region, and deletes it', async ({
  page,
  script,
}) => {
  // All projects use the same member: each looks for its own address.
  const street = `Deniz Sokağı ${test.info().project.name}`
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  await fillPerson(page)
  await choose(page, 'İl', shop.region.city, script)
  await choose(page, 'İlçe', shop.region.town, script)
  await page.getByLabel('Mahalle', { exact: true }).selectOption({ index: 1 })
  if (!script) await page.getByRole('button', { name: 'Seçimi uygula' }).click()
  await expect(page.getByLabel(/^Posta kodu/)).toHaveValue(/^35\d{3}$/)
  await expect(page.getByLabel('Adres başlığı')).toHaveValue('Ev')
  await page.getByLabel('Adres', { exact: true }).fill(street)
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  await expect(page).toHaveURL(/\/adres$/)
  await expect(page.getByText('Adresiniz kaydedildi.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: street })
  await expect(card).toContainText(`${shop.region.town}, ${shop.region.city}`)
  await expect(card).toContainText('+90 (532) 000-00-01')
  if (script) await hydrate(page)
  await card.getByRole('button', { name: 'Sil' }).click()
  await card.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(page.getByText('Adresiniz silindi.')).toBeVisible()
})

test('[A07] choosing a district fills in its postal code; a typed one of none stays', async ({
  page,
  script,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  await choose(page, 'İl', shop.region.city, script)
  await choose(page, 'İlçe', shop.region.town, script)
  const code = page.getByLabel(/^Posta kodu/)
  const district = page.getByLabel('Mahalle', { exact: true })
  const chooseDistrict = async (index: number) => {
    await district.selectOption({ index })
    if (!script) await page.getByRole('button', { name: 'Seçimi uygula' }).click()
  }
  await chooseDistrict(1)
  await expect(code).toHaveValue(/^35\d{3}$/)
  const first = await code.inputValue()
  await choose(page, 'İlçe', shop.region.otherTown, script)
  await expect(code).toHaveValue('')
  await chooseDistrict(1)
  await expect(code).toHaveValue(/^35\d{3}$/)
  expect(await code.inputValue()).not.toBe(first)
  await code.fill('35999')
  const answer = page.waitForResponse(/\/adres\//)
  await chooseDistrict(2)
  await answer
  await expect(district.locator('option').nth(2)).toHaveJSProperty('selected', true)
  await expect(page.locator('#regions')).not.toHaveAttribute('aria-busy')
  await expect(code).toHaveValue('35999')
})

test('[A02] [A03] adds an address in the United States: a state first, then free text', async ({
  page,
  script,
}) => {
  await signInAs(page, 'vendor')
  await open(page, '/adres/kayit', script)
  await choose(page, 'İl', shop.region.city, script)
  await expect(page.getByLabel('İlçe', { exact: true })).toBeVisible()
  await choose(page, 'Ülke', 'Amerika Birleşik Devletleri', script)
  await expect(page.getByLabel('İlçe', { exact: true })).toHaveCount(0)
  await choose(page, 'Eyalet', 'New York', script)
  await page.getByLabel('İl', { exact: true }).selectOption({ index: 1 })
  if (!script) await page.getByRole('button', { name: 'Seçimi uygula' }).click()
  await page.getByRole('textbox', { name: /^İlçe/ }).fill('Manhattan')
  await fillPerson(page)
  await page.getByLabel('Adres', { exact: true }).fill('12 Main St')
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  await expect(page.getByText('Amerika Birleşik Devletleri').first()).toBeVisible()
})

test('[X01] [X03] errors are shown, the other values stay, and axe finds nothing', async ({
  page,
  script,
}) => {
  await signInAs(page, 'affiliate')
  await page.goto('/adres/kayit')
  if (script) expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Ad soyad').fill('Kaan Erdem')
  await page.getByRole('checkbox', { name: 'Kurumsal fatura istiyorum' }).check()
  await page.getByLabel('Vergi numarası').fill('1234567891')
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  const mistakes = page.getByRole('alert').filter({ hasText: 'Şunları düzeltin' })
  await expect(mistakes.getByRole('link', { name: /^Adres başlığı/ })).toBeVisible()
  await expect(mistakes).toContainText('Vergi numarası hatalı')
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Kaan Erdem')
  if (script) expect(await axeFaults(page)).toEqual([])
})

test('[A04] a level with a single choice chooses it', async ({ page, script }) => {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', script)
  await choose(page, 'Ülke', 'Amerika Birleşik Devletleri', script)
  await choose(page, 'Eyalet', 'New York', script)
  const city = page.getByRole('combobox', { name: 'İl', exact: true })
  await expect(city.getByRole('option', { name: 'Albany' })).toBeAttached()
  await expect(city).toHaveValue('')
  await choose(page, 'Eyalet', 'District of Columbia', script)
  await expect(city.locator('option:checked')).toHaveText('Washington')
})
