import { expect, open, test } from '../support/journey'

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
