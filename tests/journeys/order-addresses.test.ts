import { shop } from '../support/facts/shop-facts'
import { expect, hydrate, test } from '../support/journey'
import { journeyAddress } from '../support/journey-address'
import { addByPage } from '../support/journey-cart'
import { toMethodsPage } from '../support/journey-order'

test('[O16] another address, for the invoice alone, is typed beside the saved one', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  await toMethodsPage(page)
  await page.goto('/order/adres')
  if (script) await hydrate(page)
  const invoice = page.getByRole('group', { name: 'Fatura adresi' })
  const fullname = page.getByLabel('Ad soyad')
  await expect(fullname).toBeHidden()
  await page.getByRole('checkbox', { name: /Fatura adresim/ }).uncheck()
  await invoice.getByRole('radio', { name: 'Yeni adres' }).check()
  await fullname.fill('Ayla Yurt')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  for (const [label, option] of [
    ['İl', shop.region.city],
    ['İlçe', shop.region.town],
  ] as const) {
    const list = page.getByLabel(label, { exact: true })
    await list.focus()
    await list.selectOption({ label: option })
    if (!script) await page.getByRole('button', { name: 'Seçimi uygula' }).click()
  }
  await expect(invoice.getByRole('radio', { name: 'Yeni adres' })).toBeChecked()
  await page.getByLabel('Mahalle', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Adres: ')
  await page.getByLabel('Adres', { exact: true }).fill('Liman Caddesi 9')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/odeme$/)
  await page.getByRole('link', { name: 'Adres', exact: true }).click()
  const checked = (name: string) =>
    page.getByRole('group', { name }).getByRole('radio', { checked: true })
  await expect(checked('Fatura adresi')).toHaveAccessibleName(/Liman Caddesi 9/)
  await expect(checked('Teslimat adresi')).toHaveAccessibleName(new RegExp(journeyAddress.address))
})
