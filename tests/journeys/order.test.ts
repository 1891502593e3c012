import type { Page } from '@playwright/test'
import type {} from '../../app/product/analytics/shop-event'
import { axeFaults } from '../support/axe'
import { shop } from '../support/facts/shop-facts'
import { analyticsCookies, codeRuns, expect, hydrate, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { toConfirmPage } from '../support/journey-order'

test.describe.configure({ timeout: 120_000 })

/** Expects no findings of axe, which needs script itself. */
async function looks(page: Page, script: boolean): Promise<void> {
  if (script) expect(await axeFaults(page)).toEqual([])
}

test('[O02] [O03] [O10] [O11] [P21] [L14] a guest orders: e-mail, new address, card, thank-you page', async ({
  page,
  context,
  script,
  demo,
}) => {
  await context.addCookies(analyticsCookies)
  const reports = async (name: string, expected: object = {}) => {
    if (!script) return
    const found = () =>
      page.evaluate((wanted) => window.vitrinEvents?.find((one) => one.name === wanted), name)
    const { id, title } = demo('addsQuietly')
    const items = [{ item_id: String(id), item_name: title, quantity: 1 }]
    await expect.poll(found).toMatchObject({ currency: 'TRY', items, ...expected })
  }
  await open(page, demo('addsQuietly').path, script)
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await reports('view_cart', { value: expect.any(Number) })
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(page.getByRole('heading', { name: 'Üye misiniz?' })).toBeVisible()
  await reports('begin_checkout')
  const goods = page.getByRole('region', { name: 'Sipariş özeti' }).getByRole('presentation')
  await expect(goods).toHaveCount(1)
  await looks(page, script)
  await page.getByRole('textbox', { name: 'E-posta ya da telefon' }).fill('ayla@ornek.test')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/adres$/)
  await expect(goods).toHaveCount(1)
  await looks(page, script)
  await page.getByLabel('Ad soyad').fill('Ayla Yurt')
  await page.getByLabel('Cep telefonu').fill('532 000 00 01')
  if (script) await hydrate(page)
  for (const [label, option] of [
    ['İl', 'İstanbul'],
    ['İlçe', 'Kadıköy'],
  ] as const) {
    const list = page.getByLabel(label, { exact: true })
    await list.focus()
    await list.selectOption({ label: option })
    if (!script) await page.getByRole('button', { name: 'Seçimi uygula' }).click()
  }
  await page.getByLabel('Mahalle', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('Adres', { exact: true }).fill('Moda Caddesi 5')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/odeme$/)
  await page.getByRole('link', { name: 'Adres', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Teslimat adresi' })).toContainText('Moda Caddesi 5')
  await looks(page, script)
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/odeme$/)
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Ödeme şeklini seçin')
  await looks(page, script)
  await expect(
    page.getByRole('group', { name: 'Teslimat şekli' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  await page.getByRole('radio', { name: shop.cargo }).check()
  await page.getByRole('radio', { name: shop.card }).check()
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page).toHaveURL(/\/order\/onay$/)
  await reports('add_payment_info', { payment_type: shop.card })
  await looks(page, script)
  await expect(goods).toHaveCount(1)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: /^Siparişi onayla · [\d.,]+\sTL$/ }).click()
  await page.getByRole(shop.bank.role, { name: shop.bank.refuse, exact: true }).click()
  await expect(page.getByText('Ödeme tamamlanmadı.')).toBeVisible()
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await page.getByRole(shop.bank.role, { name: shop.bank.approve, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })).toBeVisible()
  await looks(page, script)
  await reports('purchase', { transaction_id: expect.stringMatching(/\d/) })
  const isRead = script && codeRuns(page, /\/page-event-[^/]+\.js$/)
  await page.reload()
  if (script) {
    await hydrate(page)
    await isRead
    const reported = await page.evaluate(() => window.vitrinEvents ?? [])
    expect(reported.map(({ name }) => name)).toEqual([])
  }
  await expect(page.getByRole('status').filter({ hasText: 'ayla@ornek.test' })).toBeVisible()
  await page.goto('/sepet')
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

test('[O04] [O05] the thank-you page of a guest shows the goods, follows the order and makes an account', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  await toConfirmPage(page)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  const thanks = page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })
  await expect(thanks).toBeVisible()
  const summary = page.getByRole('region', { name: 'Sipariş özeti' })
  await expect(summary.getByRole('presentation')).toHaveCount(1)
  await expect(summary).toContainText(demo('addsQuietly').title)
  await looks(page, script)
  await page.getByRole('link', { name: 'Siparişi izle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.orders.name })).toBeVisible()
  const steps = page.getByRole('list', { name: 'Siparişin durumu' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /^Sipariş verildi\d+ /,
    'Hazırlanıyor',
    'Kargoya verildi',
    'Teslim edildi',
  ])
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await looks(page, script)
  await page.goBack()
  await page
    .getByRole('main')
    .getByRole('link', { name: /üye ol$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Üye ol' })).toBeVisible()
  const email = page.getByRole('main').getByRole('textbox', { name: 'E-posta', exact: true })
  await expect(email).toHaveValue('konuk@ornek.test')
  expect(page.url()).not.toContain('konuk')
})

test('[O06] the steps of an order have a frame of their own, and the shop’s again after them', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, script)
  const search = page.getByLabel('Ürün ara')
  const links = page.getByRole('contentinfo').getByRole('navigation')
  await expect(search).toBeVisible()
  await page.getByRole('button', { name: 'Hemen al' }).click()
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(page.getByRole('heading', { name: 'Üye misiniz?' })).toBeVisible()
  await expect(search).toBeHidden()
  await expect(links).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
  await page.getByRole('link', { name: 'Sepete dön' }).click()
  await expect(page).toHaveURL(/\/sepet$/)
  await expect(search).toBeVisible()
  await expect(links).not.toHaveCount(0)
})
