import { shop } from '../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../support/journey'

/** Pages that every shopper sees; the product is the demo shop's plain one. */
const paths = (product: string) => [
  '/',
  '/kategoriler',
  product,
  `/arama?q=${encodeURIComponent(shop.words.usual)}`,
  '/sepet',
  // The pages of the platform are not ours.
  ...(shop.takesOrders ? ['/order'] : []),
  '/ar',
  '/yok-boyle',
]

test('no page logs an error or violates its content security policy', async ({
  page,
  script,
  demo,
}) => {
  const faults: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`${page.url()} ${message.text()}`),
  )
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
  for (const path of paths(demo('twoGroups').path)) {
    await page.goto(path)
    if (script) {
      await hydrate(page)
      await page.getByRole('banner').hover()
    }
  }
  expect(faults.filter((fault) => !/404 \(Not Found\)/.test(fault))).toEqual([])
})

test('no page is wider than a small phone’s screen', async ({ page, demo }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of paths(demo('twoGroups').path)) {
    await page.goto(path)
    const { width } = (await page.locator('html').boundingBox()) ?? { width: 0 }
    const main = (await page.getByRole('main').boundingBox()) ?? { width: 0, x: 0 }
    expect(width, path).toBeLessThanOrEqual(320)
    expect(main.x + main.width, path).toBeLessThanOrEqual(320)
  }
})

test('the keyboard alone reaches the skip link, the search and the cart', async ({
  page,
  script,
}) => {
  await open(page, '/', script)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})
