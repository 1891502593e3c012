import type { Page } from '@playwright/test'
import { expect, holdAnswers, hydrate, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { signInAs } from '../support/journey-member'
import { toMethodsPage } from '../support/journey-order'

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Şunları düzeltin' })
const sentence = (page: Page, name: RegExp) => summary(page).getByRole('link', { name })

/** The code that watches fields, and that of React before it. */
const watching = /\/assets\/(entry\.client|watch-forms)/

test('[X01] [O02] a choice made before the code of the errors came takes its sentence out of the summary', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  const release = await holdAnswers(page, watching)
  await toMethodsPage(page)
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(sentence(page, /^Ödeme şekli/)).toBeVisible()
  const payment = page.getByRole('group', { name: 'Ödeme şekli' })
  await payment.getByRole('radio').first().check()
  release()
  await hydrate(page)
  await expect(sentence(page, /^Ödeme şekli/)).toBeHidden()
  await expect(payment.getByText('Ödeme şeklini seçin')).toBeHidden()
})

test('[X01] what was typed before the code of the errors came takes its own sentence out of the summary', async ({
  page,
}) => {
  const release = await holdAnswers(page, watching)
  await page.goto('/siparis-takip')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Siparişi bul' }).click()
  const sentences = summary(page).getByRole('listitem')
  await expect(sentences).toHaveCount(2)
  const number = main.getByLabel('Sipariş no')
  await number.fill('VT-1001')
  await main.getByLabel('E-posta', { exact: true }).focus()
  release()
  await hydrate(page)
  await expect(sentence(page, /^Sipariş no/)).toBeHidden()
  await expect(sentence(page, /^E-posta/)).toBeVisible()
  await expect(number).not.toHaveAttribute('aria-invalid')
})

test('[X01] a phone number that only its mask has written anew keeps its sentence', async ({
  page,
}) => {
  await signInAs(page, 'grouped')
  const release = await holdAnswers(page, watching)
  await page.goto('/adres/kayit')
  await page.getByLabel('Cep telefonu').fill('0532 000')
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  const phone = sentence(page, /^Cep telefonu/)
  await expect(phone).toBeVisible()
  await page.getByLabel('Adres başlığı').fill('Ev')
  await page.getByLabel('Cep telefonu').focus()
  release()
  await hydrate(page)
  await expect(sentence(page, /^Adres başlığı/)).toBeHidden()
  await expect(page.getByLabel('Cep telefonu')).toHaveValue(/^\+90/)
  await expect(phone).toBeVisible()
})
