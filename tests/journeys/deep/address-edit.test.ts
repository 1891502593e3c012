import { shop } from '../../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 90_000 })

test('[A02] a saved address shows its regions, and each can be changed', async ({
  page,
  script,
}) => {
  const street = `Kıyı Sokağı ${test.info().project.name}`
  await signInAs(page, 'noConsent')
  await open(page, '/adres/kayit', false)
  await page.getByLabel('Adres başlığı').fill('Yazlık')
  await page.getByLabel('Ad soyad').fill('İpek Ünal')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  const list = (label: string) => page.getByLabel(label, { exact: true })
  const apply = page.getByRole('button', { name: 'Seçimi uygula' })
  if (script) await hydrate(page)
  for (const [label, option] of [
    ['İl', shop.region.city],
    ['İlçe', shop.region.town],
  ] as const) {
    await list(label).focus()
    await list(label).selectOption({ label: option })
    if (!script) await apply.click()
  }
  await list('Mahalle').selectOption({ index: 1 })
  await list('Adres').fill(street)
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  const card = page.getByRole('listitem').filter({ hasText: street })
  await expect(card).toContainText(`${shop.region.town}, ${shop.region.city}`)

  await card.getByRole('link', { name: 'Düzenle' }).click()
  await expect(list('Adres')).toHaveValue(street)
  const chosen = (label: string) => list(label).locator('option:checked')
  await expect(chosen('İl')).toHaveText('İzmir')
  await expect(chosen('İlçe')).toHaveText(shop.region.town)
  await list('Adres').fill(`${street} 7`)
  if (script) {
    await hydrate(page)
    await expect(page.getByRole('button', { name: 'Listeleri getir' })).toBeHidden()
  } else await page.getByRole('button', { name: 'Listeleri getir' }).click()
  await expect(list('Adres')).toHaveValue(`${street} 7`)
  await expect(chosen('İl')).toHaveText('İzmir')
  await expect(chosen('İlçe')).toHaveText(shop.region.town)
  await list('İlçe').selectOption({ label: shop.region.otherTown })
  if (!script) await apply.click()
  await expect(list('Mahalle')).toHaveValue('')
  await list('Mahalle').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Adresi kaydet' }).click()
  await expect(card).toContainText(`${shop.region.otherTown}, ${shop.region.city}`)
})
