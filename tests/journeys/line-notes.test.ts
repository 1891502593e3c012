import { expectClean } from '../support/axe'
import { expect, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

test('[C31] a note is written beside a line of the cart, changed and removed', async ({
  page,
  script,
  demo,
}) => {
  const { title } = demo('noted')
  await openCartOf(page, [demo('noted')], script)
  const main = page.getByRole('main')
  const field = page.getByRole('textbox', { name: `${title}: sipariş notu` })
  const save = page.getByRole('button', { name: `Notu kaydet: ${title}` })
  await expect(field).toBeHidden()
  await main.getByText('Not ekle').click()
  if (script) await expectClean(page, 'a cart with a note being written')
  await field.fill('Zili çalmayın')
  await save.click()
  await expect(main.getByText('Not: Zili çalmayın')).toBeVisible()
  await expect(field).toBeHidden()
  await main.getByText('Notu düzenle').click()
  await expect(field).toHaveValue('Zili çalmayın')
  await field.fill('')
  await save.click()
  await expect(main.getByText('Not ekle')).toBeVisible()
  await expect(main.getByText('Not: ')).toHaveCount(0)
  await open(page, '/sepet', script)
  await main.getByText('Not ekle').click()
  await expect(field).toHaveValue('')
})
