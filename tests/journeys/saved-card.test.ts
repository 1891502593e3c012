import { expectClean } from '../support/axe'
import { expect, open, test } from '../support/journey'
import { saveCardAtBank } from '../support/journey-bank'
import { addByPage } from '../support/journey-cart'
import { signInAs } from '../support/journey-member'
import { toMethodsPage } from '../support/journey-order'

test.describe.configure({ timeout: 120_000 })

const digits = /•••• 4444/

test('[O14] a saved card pays as the order is placed, and is chosen for the next one', async ({
  page,
  script,
  demo,
}) => {
  await signInAs(page, 'grouped')
  await open(page, '/kartlarim', script)
  await page.getByRole('link', { name: 'Kart ekle' }).click()
  const { holder, name } = await saveCardAtBank(page, test.info().project.name)
  await expect(page.getByText(name).first()).toBeVisible()
  await addByPage(page, demo('addsQuietly').path, script)
  await toMethodsPage(page)
  const card = page.getByRole('radio', { name: digits }).last()
  await card.check()
  if (script) await expectClean(page, 'saved cards among the ways to pay')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: /^Siparişi onayla/ }).click()
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })).toBeVisible()

  await addByPage(page, demo('addsQuietly').path, script)
  await toMethodsPage(page)
  await expect(page.getByRole('radio', { name: digits, checked: true })).toHaveCount(1)

  await page.goto('/kartlarim')
  const saved = page.getByRole('listitem').filter({ hasText: holder })
  await saved.getByRole('button', { name: 'Kartı sil' }).first().click()
  await saved.getByRole('dialog').getByRole('button', { name: 'Kartı sil' }).click()
  await expect(saved).toHaveCount(0)
})
