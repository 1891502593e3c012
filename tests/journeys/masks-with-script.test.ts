import type { Locator, Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

/** Focuses a field and waits until its mask, which loads on focus, refuses a character. */
async function masked(field: Locator, refused: string): Promise<void> {
  await field.focus()
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially(refused)
    await expect(field).toHaveValue('', { timeout: 300 })
  }).toPass()
}

async function types(field: Locator, typed: string, stands: string): Promise<void> {
  await field.pressSequentially(typed)
  await expect(field).toHaveValue(stands)
}

const named = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('[X02] text, e-mail and password fields accept their characters only; their code loads on focus', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, '/uye-kayit', true)
  const isMask = (url: string) => url.includes('field-mask')
  expect(fetched.some(isMask)).toBe(false)
  await masked(named(page, 'Ad'), '1')
  expect(fetched.some(isMask)).toBe(true)
  await types(named(page, 'Ad'), 'Ay7şe-N_ur', 'Ayşe-Nur')
  await masked(named(page, 'Soyad'), '1')
  await types(named(page, 'Soyad'), "O'Br1ien D’Angelo", "O'Brien D’Angelo")
  await masked(named(page, 'E-posta'), ' ')
  await types(named(page, 'E-posta'), 'ada@örnek.test', 'ada@rnek.test')
  const secret = named(page, 'Şifre')
  await masked(secret, ' ')
  await secret.pressSequentially(' uzun bir cümle  ')
  await secret.blur()
  await expect(secret).toHaveValue('uzun bir cümle')
  const news = page.getByRole('contentinfo').getByRole('textbox')
  await news.focus()
  await expect(async () => {
    await news.fill('')
    await news.pressSequentially('ada@örnek.test')
    await expect(news).toHaveValue('ada@rnek.test', { timeout: 300 })
  }).toPass()
})

test('[X02] a number field takes digits, Eastern Arabic ones too; a custom mask takes its own characters', async ({
  page,
}) => {
  await signInAs(page, 'plain')
  await open(page, '/adres/kayit', true)
  const identity = page.getByLabel('T.C. kimlik numarası')
  await masked(identity, 'a')
  await types(identity, '١٠x0 000-001466', '10000000146')
  const code = page.getByLabel('Posta kodu')
  await masked(code, '_')
  await types(code, '35_220!', '35220')
})

test('[X02] a price field takes digits, dot and comma', async ({ page, isMobile }) => {
  await open(page, `/arama?q=${encodeURIComponent(shop.words.list)}`, true)
  const filters = page.getByRole('complementary', { name: 'Filtreler' })
  if (isMobile) await filters.locator('summary').click()
  const max = filters.getByRole('textbox', { name: /^Fiyat.*en çok/i })
  await masked(max, 'x')
  await types(max, '1.2x49,9₺0', '1.249,90')
})
