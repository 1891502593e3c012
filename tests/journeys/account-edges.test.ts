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
