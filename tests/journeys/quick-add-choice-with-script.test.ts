import { expect, expectInCart, open, test } from '../support/journey'

test('[C26] the window’s price, picture and link are those of the chosen option', async ({
  page,
  demo,
}) => {
  const { title, path } = demo('twoGroups')
  await open(page, `/arama?q=${encodeURIComponent(title)}&type1=2`, true)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await card.hover()
  await card.getByRole('button', { name: `Hızlı ekle: ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Hızlı ekle' })
  const choice = sheet.getByRole('combobox')
  await expect(choice.locator('option:checked')).toHaveText(/^Kiremit/)
  const link = sheet.getByRole('link', { name: title })
  await expect(link).toHaveAttribute('href', `${path}?variant=${await choice.inputValue()}`)
  const dearer = choice
    .locator('option:enabled', { hasText: ' TL' })
    .filter({ hasNotText: 'Kiremit' })
  const label = (await dearer.first().textContent()) ?? ''
  await choice.selectOption({ label })
  await expect(sheet.locator('strong')).toHaveText(label.split(' · ').at(-1) ?? '')
  await expect(sheet.locator('img')).not.toHaveAttribute('src', /kiremit/)
  await expect(link).toHaveAttribute('href', `${path}?variant=${await choice.inputValue()}`)
})

test('[C26] a press without a choice is answered at the list by the shop’s own sentence', async ({
  page,
  demo,
}) => {
  const { title } = demo('twoGroups')
  await open(page, `/arama?q=${encodeURIComponent(title)}`, true)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await card.hover()
  await card.getByRole('button', { name: `Hızlı ekle: ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Hızlı ekle' })
  const choice = sheet.getByRole('combobox')
  await expect(choice).toHaveValue('')
  await sheet.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(choice).toHaveAccessibleDescription('Bu alan boş bırakılamaz')
  await expect(sheet.getByRole('alert')).toHaveText('Bu alan boş bırakılamaz')
  await expect(choice).toHaveAttribute('aria-invalid', 'true')
  await expect(choice).toBeFocused()
  const label = await choice.locator('option:enabled').first().textContent()
  await choice.selectOption({ label: label ?? '' })
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
})
