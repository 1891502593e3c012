import { expect, open, test } from '../../support/journey'

for (const isRefused of [false, true])
  test(`[X03] Back shows what was typed in a ${isRefused ? 'refused form' : 'form'} that was left by a link`, async ({
    page,
  }) => {
    await open(page, '/iletisim', true)
    const main = page.getByRole('main')
    const name = main.getByLabel('Adınız', { exact: true })
    await name.fill('Işık')
    if (isRefused) {
      await main.getByRole('button', { name: 'Gönder' }).click()
      await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
      await name.fill('Işıl')
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mağazalar' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mağazalar' })).toBeVisible()
    await page.goBack()
    await expect(name).toHaveValue(isRefused ? 'Işıl' : 'Işık')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Mağazalar' })).toBeVisible()
  })

test('[C11] [X03] Back to the cart shows its count of now, not the one that was typed', async ({
  page,
  demo,
}) => {
  const { path } = demo('addsQuietly')
  await open(page, path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
  await open(page, '/sepet', true)
  const count = page.getByRole('main').getByRole('spinbutton').first()
  await count.fill('3')
  await expect(page.getByRole('banner').getByText('3', { exact: true })).toBeVisible()
  await page.getByRole('main').locator(`a[href^="${path}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(path))
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expect(page.getByRole('banner').getByText('4', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(count).toHaveValue('4')
})
