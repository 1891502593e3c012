import { expect, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

const pages = ['/uye-siparisleri', '/kartlarim', '/adres', '/uye-kisisel-bilgileri', '/bildirimler']

test('[L16] pages of an account begin at one edge beside one menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(page, 'plain')
  const edges: Record<string, unknown> = {}
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('load')
    edges[path] = await page.evaluate(() => {
      const left = document.querySelector('main h1')?.getBoundingClientRect().left
      const rows = [...document.querySelectorAll('.account-menu li')]
      return [left, rows[1]?.getBoundingClientRect().height]
    })
  }
  const [first] = Object.values(edges)
  expect(first).toEqual([expect.any(Number), expect.any(Number)])
  expect(edges).toEqual(Object.fromEntries(pages.map((path) => [path, first])))
})

test('[L16] a page below another one leads back to that one alone on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'plain')
  await page.goto('/uye-siparisleri')
  const back = (name: string) =>
    page.getByRole('main').getByRole('link', { name: new RegExp(`${name}$`) })
  await expect(back('Hesabım')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sipariş \d/ })
    .first()
    .click()
  await expect(back('Siparişlerim')).toBeVisible()
  await expect(back('Hesabım')).toBeHidden()
  await back('Siparişlerim').click()
  await expect(page).toHaveURL('/uye-siparisleri')
})

test('[L16] [U28] on wide paper an order has no menu beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(page, 'plain')
  await page.goto('/uye-siparisleri')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /^Sipariş \d/ })
    .first()
    .click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Sipariş \d/)
  await expect(main.getByRole('navigation', { name: 'Hesabım' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Hesabım' })).toBeHidden()
})
