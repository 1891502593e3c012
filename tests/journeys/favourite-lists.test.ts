import { account } from '../support/facts/shop-facts'
import { expectToFit } from '../support/fits'
import { expect, open, test } from '../support/journey'

const { email, password } = account('affiliate')

test('[F09] a list is made, a product moved to it, and the list removed', async ({
  page,
  script,
  demo,
}) => {
  const { path, title } = demo('plain')
  const main = page.getByRole('main')
  await open(page, '/uye-girisi-sayfasi?donus=%2Ffavorilerim%2Flisteler', script)
  await main.getByLabel('E-posta').fill(email)
  await main.getByLabel('Şifre', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL('/favorilerim/listeler')
  const name = `Balkon${'w'.repeat(40)}${Date.now()}`
  await main.getByLabel('Yeni listenin adı').fill(name)
  await main.getByRole('button', { name: 'Liste oluştur' }).click()
  await expect(page.getByText('Liste oluşturuldu.')).toBeVisible()
  await expectToFit(page)

  await open(page, path, script)
  await main.getByRole('button', { name: 'Favori', exact: true }).click()
  await expect(
    main.getByRole('button', { name: 'Favori', exact: true, pressed: true }),
  ).toBeVisible()
  await page.getByRole('banner').locator('a[href="/favorilerim"]').click()
  const entry = main.getByRole('listitem').filter({ hasText: title })
  await entry.getByRole('link', { name: /^Başka listeye koy/ }).click()
  const form = script ? page.getByRole('dialog') : main
  await form.getByRole('radio', { name }).check()
  // The window moves as it opens.
  await expect(async () => {
    const [move, copy] = await Promise.all(
      ['Taşı', 'Kopyala'].map((name) => form.getByRole('button', { name }).boundingBox()),
    )
    expect((copy?.x ?? 0) - (move?.x ?? 0) - (move?.width ?? 0)).toBeGreaterThanOrEqual(8)
    expect([copy?.y, copy?.height]).toEqual([move?.y, move?.height])
  }).toPass({ timeout: 5000 })
  await form.getByRole('button', { name: 'Taşı' }).click()
  await expect(page.getByText('Ürün taşındı.')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Başka listeye koy/ })).toHaveCount(0)

  await main.getByRole('link', { name: `${name} 1` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await entry.getByRole('button', { name: /^Listeden çıkar/ }).click()
  await expect(page.getByText('Ürün listeden çıkarıldı.')).toBeVisible()
  await expect(main.getByText('Favori listeniz boş.')).toBeVisible()
  await main.getByRole('link', { name: 'Listeleri düzenle' }).click()
  const item = main.getByRole('listitem').filter({ hasText: name })
  await item.getByRole('button', { name: `Listeyi sil ${name}` }).click()
  await item.getByRole('dialog').getByRole('button', { name: 'Listeyi sil' }).click()
  await expect(page.getByText('Liste silindi.')).toBeVisible()
  await expect(main.getByText(name)).toHaveCount(0)
})
